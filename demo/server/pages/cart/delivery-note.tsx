/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import type { CartView } from '../../shop/cart/sums.ts'
import { noonOf, workingDay } from '../../shop/days.ts'
import { type ShippingMethod, shippingMethods } from '../../shop/delivery.ts'
import { amountText, weekdayDate } from '../layout/format.ts'

export function estimateText(c: ShopContext, { least, most }: ShippingMethod['days']): string {
  const [culture, t] = [c.get('culture'), c.get('t')]
  const [first, last] = [least, most].map((days) => weekdayDate(noonOf(workingDay(days)), culture))
  if (first === last) return t('Basket.Delivery.On', { first: first ?? '' })
  return t('Basket.Delivery.Between', { first: first ?? '', last: last ?? '' })
}

/** The shipping method that is free for the basket, now or above some total; undefined if there is none. */
export const freeWay = async (c: ShopContext, cart: CartView): Promise<ShippingMethod | undefined> =>
  (await shippingMethods(c.get('db'), c.var, cart)).find(
    ({ freeFromIncl, priceIncl, problem }) => problem === null && (freeFromIncl !== null || priceIncl === 0),
  )

export function DeliveryNote({ c, cart, way }: { c: ShopContext; cart: CartView; way: ShippingMethod }) {
  const t = c.get('t')
  const from = way.freeFromIncl ?? 0
  const missing = way.priceIncl === 0 ? 0 : Math.max(0, from - cart.totalIncl)
  const text =
    way.priceIncl > 0
      ? t('Basket.Delivery.Missing', { amount: amountText(c, missing) })
      : t('Basket.Delivery.Reached', { name: way.name })
  return (
    <div class="delivery-note" data-part="free-delivery">
      <label>
        {text}
        <progress max={from || 1} value={way.priceIncl > 0 ? from - missing : from || 1} />
      </label>
      <p class="small soft">{estimateText(c, way.days)}</p>
    </div>
  )
}
