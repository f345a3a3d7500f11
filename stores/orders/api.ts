import { openAnswer } from '../../runtime/navigation/fragment.ts'
import { arrive } from '../../runtime/page/scripts/arrive.ts'
import { request } from '../../runtime/request/request.ts'
import { changeReader } from '../cart/api.ts'

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

/** The readers of the answers; their code is loaded with the first call. */
const answers = () => arrive('the answers of orders', import('./answers.ts'))

/** Adds a line of an order to the cart again, at the shop's present price. Throws ShopError. */
export const putOrderLine = (line: OrderedLine) =>
  request('PUT', ADD, { body: new URLSearchParams(line), read: changeReader() })

/**
 * The result of ordering a whole order again: the added products, and the shop's messages about products that are
 * missing, fewer or more expensive.
 */
export type AddedOrder = {
  added: { key: string; name: string; quantity: number; price: number | undefined; currency: string | undefined }[]
  messages: string[]
}

/** Adds all available products of an order; undefined when the answer does not name them. Throws ShopError. */
export const putOrder = (OrderId: string): Promise<AddedOrder | undefined> =>
  request('PUT', ADD, {
    body: new URLSearchParams({ OrderId }),
    read: answers().then(({ readWhole }) => readWhole),
  })

/** The result of a payment into an account: the page on which it is paid, or its address. */
export type AddedMoney = { page: DocumentFragment } | { uri: string }

/** Requests a payment into a prepaid account; the answer is the content of a page (§7). Throws ShopError. */
export const postPrepaidMoney = (PrepaidAccountId: string, Quantity: string): Promise<AddedMoney> =>
  request('POST', '/api/v1/sales/prepaidaccounts/addtocart', {
    body: { PrepaidAccountId, Quantity },
    open: openAnswer,
    read: answers().then(({ readMoney }) => readMoney),
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
