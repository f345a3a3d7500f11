/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { money } from '../layout/format.ts'

/** The sums of a cart or an order, in euros. Delivery is with tax; absent while nobody knows it. */
type TotalsProps = { c: ShopContext; totalExcl: number; totalIncl: number; delivery?: { name: string; incl: number } }

/** Delivery, the tax that is in it and what there is to pay. */
export function Totals({ c, totalExcl, totalIncl, delivery }: TotalsProps) {
  const { culture, t } = c.var
  return (
    <dl class="totals">
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
