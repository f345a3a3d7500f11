import { openAnswer } from '../../runtime/navigation/fragment.ts'
import { arrive } from '../../runtime/page/scripts/arrive.ts'
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

/** What reads the answers; fetched beside the first call. */
const answers = () => arrive('the answers of orders', import('./answers.ts'))

/** Adds a line of an order to the cart again; the shop counts its own price. Throws ShopError. */
export const putOrderLine = (line: OrderedLine) =>
  request('PUT', ADD, { body: new URLSearchParams(line), read: changeReader() })

/** What a whole order came to: what is in the cart now, and the shop's sentences on what is gone, fewer or dearer. */
export type AddedOrder = {
  added: { key: string; name: string; quantity: number; price: number | undefined; currency: string | undefined }[]
  messages: string[]
}

/** Adds all that the shop still has of an order; undefined when the answer does not say what. Throws ShopError. */
export const putOrder = (OrderId: string): Promise<AddedOrder | undefined> =>
  request('PUT', ADD, {
    body: new URLSearchParams({ OrderId }),
    read: answers().then(({ readWhole }) => readWhole),
  })

/** What adding money came to: the page on which it is paid, or where that page is. */
export type AddedMoney = { page: DocumentFragment } | { uri: string }

/** Asks to add money to a prepaid account; the answer is the content of a page (§7). Throws ShopError. */
export const postPrepaidMoney = (PrepaidAccountId: string, Quantity: string): Promise<AddedMoney> =>
  request('POST', '/api/v1/sales/prepaidaccounts/addtocart', {
    body: { PrepaidAccountId, Quantity },
    open: openAnswer,
    read: answers().then(({ readMoney }) => readMoney),
  })

/** Says whether the customer is notified of each use of a prepaid account. The loading bar does not show it (§7). Throws ShopError. */
export const postPrepaidNotification = (PrepaidAccountId: string, IsActivated: boolean) =>
  request('POST', '/api/v1/sales/prepaidaccounts/setnotification', {
    body: { IsActivated, PrepaidAccountId },
    quiet: true,
  })
