import { array, create, is, number, optional, string, type, union } from 'superstruct'
import { request } from '../../runtime/request/request.ts'
import { changeReader } from '../cart/api.ts'

/** A line of an order, with the names of the wire (§3): a form of the page may have them as its fields. */
export type OrderedLine = {
  OrderId: string
  ItemKey: string
  ItemOrigin: string
  name: string
  quantity: string
  price: string
  currencyCode: string
}

const ADD = '/api/v1/sales/orders/addtocart'

/** Adds a line of an order to the cart again; the shop counts its own price. Throws ShopError. */
export const putOrderLine = (line: OrderedLine) =>
  request('PUT', ADD, { body: new URLSearchParams(line), read: changeReader() })

/** What a whole order came to: what is in the cart now, and the shop's sentences on what is gone, fewer or dearer. */
export type AddedOrder = {
  added: { key: string; name: string; quantity: number; price: number | undefined; currency: string | undefined }[]
  messages: string[]
}

const Added = type({
  ItemKey: union([string(), number()]),
  Name: string(),
  Quantity: number(),
  Price: optional(number()),
  CurrencyCode: optional(string()),
})
const Whole = type({ Added: array(Added), Messages: array(string()) })

function readWhole(answer: unknown): AddedOrder | undefined {
  // A server that answers the cart alone has taken the order as well.
  if (!is(answer, type({ Added: array() }))) return undefined
  const { Added: added, Messages: messages } = create(answer, Whole)
  return {
    added: added.map(({ ItemKey, Name, Quantity, Price, CurrencyCode }) => ({
      key: String(ItemKey),
      name: Name,
      quantity: Quantity,
      price: Price,
      currency: CurrencyCode,
    })),
    messages,
  }
}

/** Adds all that the shop still has of an order; undefined when the answer does not say what. Throws ShopError. */
export const putOrder = (OrderId: string): Promise<AddedOrder | undefined> =>
  request('PUT', ADD, { body: new URLSearchParams({ OrderId }), read: readWhole })
