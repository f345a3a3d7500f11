/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import type { CartView } from '../../shop/cart/sums.ts'
import { noonOf, workingDay } from '../../shop/days.ts'
import { type ShippingMethod, shippingMethods } from '../../shop/delivery.ts'
import { amountText, weekdayDate } from '../layout/format.ts'

/** When a delivery may come, from today on. */
export function estimateText(c: ShopContext, { least, most }: ShippingMethod['days']): string {
  const { culture, t } = c.var
  const [first, last] = [least, most].map((days) => weekdayDate(noonOf(workingDay(days)), culture))
  if (first === last) return t('Basket.Delivery.On', { first: first ?? '' })
  return t('Basket.Delivery.Between', { first: first ?? '', last: last ?? '' })
}

/** How much is missing for a free delivery, and when the usual one would come. */
export async function DeliveryNote({ c, cart }: { c: ShopContext; cart: CartView }) {
  const { t } = c.var
  const method = (await shippingMethods(c.get('db'), c.var)).find(
    ({ freeFromIncl, problem }) => freeFromIncl !== null && problem === null,
  )
  if (!method) return null
  const from = method.freeFromIncl ?? 0
  const missing = cart.isDeliveryFree ? 0 : Math.max(0, from - cart.totalIncl)
  const text =
    missing > 0 ? t('Basket.Delivery.Missing', { amount: amountText(c, missing) }) : t('Basket.Delivery.Reached')
  return (
    <div class="delivery-note" data-part="free-delivery">
      <label>
        {text}
        <progress max={from} value={from - missing} />
      </label>
      <p class="small soft">{estimateText(c, method.days)}</p>
    </div>
  )
}
