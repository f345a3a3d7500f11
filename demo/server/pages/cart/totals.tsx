/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import type { CartView } from '../../shop/cart-view.ts'
import { money } from '../layout/format.ts'

/** What a coupon took off, with tax: `goodsIncl` is what the products cost without it. */
export type Discount = { code: string; incl: number; goodsIncl: number }

/**
 * The sums of a cart or an order, in euros; the discount is off the totals already. Delivery is with tax; absent while nobody
 * knows it.
 */
type TotalsProps = {
  c: ShopContext
  totalExcl: number
  totalIncl: number
  discount?: Discount | undefined
  delivery?: { name: string; incl: number }
}

/** What a cart's coupon takes off, for its totals. */
export const discountOf = ({ coupon, discountIncl, goodsIncl }: CartView): Discount | undefined =>
  coupon?.state === 'valid' ? { code: coupon.code, incl: discountIncl, goodsIncl } : undefined

/** The discount, the delivery, the tax that is in both and what there is to pay. */
export function Totals({ c, totalExcl, totalIncl, discount, delivery }: TotalsProps) {
  const { culture, t } = c.var
  return (
    <dl class="totals">
      {discount && (
        <>
          <dt>{t('Pages.Coupon.Goods')}</dt>
          <dd data-part="goods">{money(discount.goodsIncl, culture)}</dd>
          <dt class="discount">{t('Pages.Coupon.Line', { code: discount.code })}</dt>
          <dd class="discount" data-part="discount">
            {money(-discount.incl, culture)}
          </dd>
        </>
      )}
      {delivery && (
        <>
          <dt>{delivery.name}</dt>
          <dd>{delivery.incl > 0 ? money(delivery.incl, culture) : t('Shop.Checkout.Free')}</dd>
        </>
      )}
      <dt class="soft">{t('Shop.Cart.TotalExcl')}</dt>
      <dd class="soft" data-part="total-excl">
        {money(totalExcl, culture)}
      </dd>
      <dt class="soft">{t('Shop.Cart.Tax')}</dt>
      <dd class="soft" data-part="tax">
        {money(totalIncl - totalExcl, culture)}
      </dd>
      <dt data-total>{t('Shop.Cart.Total')}</dt>
      <dd data-total data-part="total-incl">
        {money(totalIncl, culture)}
      </dd>
    </dl>
  )
}
