import { send } from '../../runtime/page/events.ts'
import { addToCart, refreshAnnouncedCart, refreshCart } from '../cart/cart.ts'
import { trackAddition } from '../cart/reactions/analytics.ts'
import { type CartOutcome, outcomeOf } from '../cart/reactions/outcome.ts'
import { type AddedOrder, type OrderedLine, putOrder, putOrderLine } from './api.ts'

const numberIn = (text: string): number | undefined => {
  const value = Number(text.replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(value) ? value : undefined
}

/** The price and currency of the line are for the page's analytics. */
export function orderLineAgain(line: OrderedLine): Promise<CartOutcome> {
  const price = numberIn(line.price)
  const addition = {
    variantId: line.ItemKey,
    quantity: numberIn(line.quantity) ?? 1,
    name: line.name,
    origin: { ItemOrigin: line.ItemOrigin },
    ...(price !== undefined && { price }),
    ...(line.currencyCode && { currency: line.currencyCode }),
  }
  return addToCart(addition, () => putOrderLine(line))
}

/** `done` has the added products, if the shop names them. */
export type OrderOutcome = { state: 'done'; whole: AddedOrder | undefined } | Exclude<CartOutcome, { state: 'done' }>

/** Adds all available products of an order; analytics and the page's events follow for each product (§4). */
export async function orderAgain(orderId: string): Promise<OrderOutcome> {
  try {
    const whole = await putOrder(orderId)
    for (const { key, name, quantity, price, currency } of whole?.added ?? []) {
      trackAddition({ name, quantity, ...(price !== undefined && { price }), ...(currency && { currency }) })
      send(document, 'Shoppingcarts:Changed', { ItemOriginAndKey: `Catalog-${key}`, ItemName: name })
    }
    refreshAnnouncedCart()
    return { state: 'done', whole }
  } catch (error) {
    refreshCart()
    return outcomeOf(error) as OrderOutcome
  }
}
