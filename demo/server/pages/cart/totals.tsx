/** @jsxImportSource hono/jsx */
import type { Cents } from '../../../data/money/cents.ts'
import type { ShopContext } from '../../context.ts'
import type { CartView } from '../../shop/cart/sums.ts'
import { money } from '../layout/format.ts'

/** The discount of a coupon, with tax: `goodsIncl` is the price of the products before it. */
export type Discount = { code: string; incl: Cents; goodsIncl: Cents }

/** The discount is already subtracted. Delivery is with tax; absent while it is unknown. */
type TotalsProps = {
  c: ShopContext
  totalExcl: Cents
  totalIncl: Cents
  discount?: Discount | undefined
  delivery?: { name: string; incl: Cents }
  /** Default: the visitor's currency. */
  currency?: string
}

export const discountOf = ({ coupon, discountIncl, goodsIncl }: CartView): Discount | undefined =>
  coupon?.problem === null && discountIncl > 0 ? { code: coupon.code, incl: discountIncl, goodsIncl } : undefined

export function Totals({ c, totalExcl, totalIncl, discount, delivery, currency }: TotalsProps) {
  const [culture, market, t] = [c.get('culture'), c.get('market'), c.get('t')]
  const amount = (cents: Cents) => money(cents, culture, currency ?? market.currency)
  return (
    <dl class="totals">
      {discount && (
        <>
          <dt>{t('Pages.Coupon.Goods')}</dt>
          <dd data-part="goods">{amount(discount.goodsIncl)}</dd>
          <dt class="discount">{t('Pages.Coupon.Line', { code: discount.code })}</dt>
          <dd class="discount" data-part="discount">
            {amount(-discount.incl)}
          </dd>
        </>
      )}
      {delivery && (
        <>
          <dt>{delivery.name}</dt>
          <dd>{delivery.incl > 0 ? amount(delivery.incl) : t('Shop.Checkout.Free')}</dd>
        </>
      )}
      <dt class="soft">{t('Shop.Cart.TotalExcl')}</dt>
      <dd class="soft" data-part="total-excl">
        {amount(totalExcl)}
      </dd>
      <dt class="soft">{t('Shop.Cart.Tax')}</dt>
      <dd class="soft" data-part="tax">
        {amount(totalIncl - totalExcl)}
      </dd>
      <dt data-total>{t('Shop.Cart.Total')}</dt>
      <dd data-total data-part="total-incl">
        {amount(totalIncl)}
      </dd>
    </dl>
  )
}
