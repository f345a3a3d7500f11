import { warn } from '../../runtime/page/warn.ts'
import { IN_BROWSER } from '../../runtime/page/window/in-browser.ts'
import { type ApiRequestDetail, type ApiRequestEvent, isOfShop } from '../../runtime/request/api-request.ts'
import type { Answer } from './answers/asked.ts'
import { basketAnswers } from './answers/basket.ts'
import { catalogueAnswers } from './answers/catalogue.ts'
import { groupAnswers } from './answers/groups.ts'
import type { Shop } from './shop.ts'

export { request } from '../../runtime/request/request.ts'
export type { AccountCalls, Customer, NewCustomer, SignedIn } from './groups/account.ts'
export type { Address, Country, KeptAddress } from './groups/address.ts'
export type { Basket, BasketCalls, BasketLine } from './groups/basket.ts'
export type { Checkout, CheckoutCalls, Delivery, Ordered, OtherTotal, Payment } from './groups/checkout.ts'
export type { Costs } from './groups/costs.ts'
export type { FilterGroup, List, ListCalls, Listed, ListedProduct, Sort } from './groups/list.ts'
export type { Order, OrderCalls, OrderLine, OrderState } from './groups/orders.ts'
export type {
  CatalogueCalls,
  Group,
  Photo,
  Product,
  Shop,
  Suggestion,
  Variant,
} from './shop.ts'
export { refusalOf, shortOf, signInRequired } from './shop.ts'

/** Calls that the library may send on every page. The texts of the library stay as they are. */
const always: Record<string, Answer> = { 'GET /api/v1/localization/{culture}/stringresources': () => ({}) }

/** The paths of the contract; pages and files of the theme are no calls of it. */
const OF_CONTRACT = /^\/(api\/v1|widget|[\w-]+\/widget)\//

/** `{id}` is one part of a path. */
const patternOf = (call: string) =>
  new RegExp(`^${call.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`)

/**
 * Answers the calls of the tags from another shop, in the page. A call that a listener of the page has answered is left
 * alone; one that the shop does not know is refused, and the console names it. Returns a function that ends this. On a
 * server it does nothing.
 */
export function connectShop(shop: Shop): () => void {
  if (!IN_BROWSER) return () => {}
  const answers = { ...always, ...basketAnswers(shop), ...catalogueAnswers(shop.catalogue), ...groupAnswers(shop) }
  const table = Object.entries(answers).map(([call, answer]) => ({ pattern: patternOf(call), answer }))
  const listen = (event: Event) => {
    if (event.defaultPrevented) return
    const request = event as ApiRequestEvent
    const { method, path, url } = request.detail
    if (!isOfShop(url)) return
    for (const { pattern, answer } of table) {
      const found = pattern.exec(`${method} ${path}`)
      if (found) return request.respondWith(answered(answer, request.detail, found.groups))
    }
    if (OF_CONTRACT.test(path)) request.respondWith(refused(shop, `${method} ${path}`))
  }
  document.addEventListener('api:request', listen)
  return () => document.removeEventListener('api:request', listen)
}

/** A failure that is thrown at once is a rejection, too. */
const answered = async (answer: Answer, detail: ApiRequestDetail, path = {}): Promise<unknown> =>
  answer({ path: decoded(path), query: queryOf(detail), body: detail.body })

const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))

/** A call for HTML has its query in its address. */
const queryOf = ({ url, query }: ApiRequestDetail): Record<string, unknown> => ({
  ...Object.fromEntries(new URL(url, document.baseURI).searchParams),
  ...query,
})

function refused({ name }: Shop, call: string): Response {
  warn(
    `${name} has no answer to ${call}.`,
    'The tag that sends it shows an error, or nothing.',
    'Remove the tag, or answer the call by a listener of "api:request" that is added before the shop is connected.',
  )
  return new Response(JSON.stringify({ Message: `${name} has no answer to ${call}.` }), { status: 501 })
}
