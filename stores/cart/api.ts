import { arrive } from '../../runtime/page/scripts/arrive.ts'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'

/** The cart in short, as the shop counts it. The amounts are HTML of the shop (§3). */
export type CartSummary = { itemsCount: number; amountTaxInclHtml: string; amountTaxExclHtml: string }

/** Fields of a form that say where an order comes from (`ItemOrigin` …, §3). A name may occur more than once. */
export type Origin = Record<string, string | string[]>

/** A variant and how many of it. `variantId` is the shop's, a number in digits or any other text. */
export type Addition = { variantId: string | number; quantity: number; name: string; origin?: Origin }

/** What reads the answers; fetched beside the first call, which never waits for code. */
export const answers = () => arrive('the answers of the cart', import('./answers.ts'))

/** A change that the shop took is done, whether or not its answer can be read. */
export const changeReader = () =>
  answers().then(
    ({ readChange }) => readChange,
    () => () => undefined,
  )

const itemPath = (itemId: string) => `/api/v1/shoppingcarts/shoppingcartitems/${encodeURIComponent(itemId)}`

/** The cart's summary, past every cache. Throws ShopError. */
export const getCart = (signal: AbortSignal): Promise<CartSummary> =>
  request('GET', '/api/v1/shoppingcarts', {
    read: answers().then(({ readSummary }) => readSummary),
    noCache: true,
    signal,
  })

/** Adds a variant. The origin's fields never hide the three of the contract. Throws ShopError. */
export const postAddition = ({ variantId, quantity, name, origin }: Addition) =>
  request('POST', '/api/v1/catalog/products/addtocart', {
    body: { ...origin, ProductVariantId: wireId(variantId), Quantity: quantity, Name: name },
    read: changeReader(),
  })

/** Sets how many units an item of the cart has. Throws ShopError. */
export const putQuantity = (itemId: string, quantity: number) =>
  request('PUT', itemPath(itemId), { body: { Quantity: quantity }, read: changeReader() })

/** Takes an item out of the cart. Throws ShopError. */
export const deleteItem = (itemId: string) => request('DELETE', itemPath(itemId), { read: changeReader() })

/** Sends a coupon code; any truthy answer means that it holds (§7). Throws ShopError. */
export const postCoupon = (code: string) =>
  request('POST', '/api/v1/shoppingcarts/coupon', { body: { CouponCode: code }, read: Boolean })

/** Takes the coupon code off the cart. Throws ShopError. */
export const deleteCoupon = () => request('DELETE', '/api/v1/shoppingcarts/coupon')
