import { array, create, is, optional, string, type } from 'superstruct'
import { openAnswer } from '../../runtime/navigation/fragment.ts'
import { request } from '../../runtime/request/request.ts'
import { changeReader } from '../cart/api.ts'
import { Id, Num } from '../wire.ts'

/** A line of an order, with the names of the wire (§3), which a form of the page may use as its fields. */
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

/** The shop counts its own price. Throws ShopError. */
export const putOrderLine = (line: OrderedLine) =>
  request('PUT', ADD, { body: new URLSearchParams(line), read: changeReader(`PUT ${ADD}`) })

/**
 * The result of ordering a whole order again: the added products, and the shop's messages about products that are
 * missing, fewer or more expensive.
 */
export type AddedOrder = {
  added: { key: string; name: string; quantity: number; price: number | undefined; currency: string | undefined }[]
  messages: string[]
}

const Added = type({
  ItemKey: Id,
  Name: string(),
  Quantity: Num,
  Price: optional(Num),
  CurrencyCode: optional(string()),
})
const WholeOrder = type({ Added: array(Added), Messages: array(string()) })

/** Undefined when the answer does not name the products. Throws StructError. */
function readWhole(answer: unknown): AddedOrder | undefined {
  // A server that answers the cart alone has taken the order as well.
  if (!is(answer, type({ Added: array() }))) return undefined
  const { Added: added, Messages: messages } = create(answer, WholeOrder)
  return {
    added: added.map(({ ItemKey, Name, Quantity, Price, CurrencyCode }) => ({
      key: ItemKey,
      name: Name,
      quantity: Quantity,
      price: Price,
      currency: CurrencyCode,
    })),
    messages,
  }
}

/**
 * Adds all that the shop still has of an order to the cart; returns undefined when the answer does not name it. Throws
 * ShopError.
 */
export const putOrder = (OrderId: string): Promise<AddedOrder | undefined> =>
  request('PUT', ADD, {
    body: new URLSearchParams({ OrderId }),
    read: readWhole,
  })

/** The result of a payment into an account: the page on which it is paid, or its address. */
export type AddedMoney = { page: DocumentFragment } | { uri: string }

/** Throws StructError. */
function readMoney(answer: unknown): AddedMoney {
  if (answer instanceof DocumentFragment) return { page: answer }
  return { uri: create(answer, type({ Uri: string() })).Uri }
}

/** Asks to add money to a prepaid account; the answer is the content of a page (§7). Throws ShopError. */
export const postPrepaidMoney = (PrepaidAccountId: string, Quantity: string): Promise<AddedMoney> =>
  request('POST', '/api/v1/sales/prepaidaccounts/addtocart', {
    body: { PrepaidAccountId, Quantity },
    open: openAnswer,
    read: readMoney,
  })

/**
 * Turns the notifications of each use of a prepaid account on or off. The loading bar does not show the call (§7).
 * Throws ShopError.
 */
export const postPrepaidNotification = (PrepaidAccountId: string, IsActivated: boolean) =>
  request('POST', '/api/v1/sales/prepaidaccounts/setnotification', {
    body: { IsActivated, PrepaidAccountId },
    quiet: true,
  })
