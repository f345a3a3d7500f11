import { create, type Infer, string, type, validate } from 'superstruct'
import { warnUnreadable } from '../../runtime/request/answer.ts'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'
import { Num } from '../wire.ts'

/** The summary of the cart, as the shop computes it. The amounts are HTML of the shop (§3). */
export type CartSummary = { itemsCount: number; amountTaxInclHtml: string; amountTaxExclHtml: string }

/** Form fields with the origin of an order (`ItemOrigin` …, §3). A name may be repeated. */
export type Origin = Record<string, string | string[]>

/** `variantId` is the shop's id: a number in digits or any other text. */
export type Addition = { variantId: string | number; quantity: number; name: string; origin?: Origin }

const CartInfo = type({ ItemsCount: Num, AmountTaxInclHtml: string(), AmountTaxExclHtml: string() })

const toSummary = (info: Infer<typeof CartInfo>): CartSummary => ({
  itemsCount: info.ItemsCount,
  amountTaxInclHtml: info.AmountTaxInclHtml,
  amountTaxExclHtml: info.AmountTaxExclHtml,
})

const readSummary = (answer: unknown): CartSummary => toSummary(create(answer, CartInfo))

const isSummary = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && Object.keys(CartInfo.schema).some((name) => name in answer)

/**
 * §7 does not show the response to a change: a summary is taken, anything else means "ask for it". A developer is warned
 * of a summary that cannot be read.
 */
export const changeReader =
  (call: string) =>
  (answer: unknown): CartSummary | undefined => {
    const [error, info] = validate(answer, CartInfo, { coerce: true })
    if (error && isSummary(answer))
      warnUnreadable(call, error.message, 'The change counts as done, and the cart is asked for.')
    return info && toSummary(info)
  }

const ADDITION = '/api/v1/catalog/products/addtocart'

const itemPath = (itemId: string) => `/api/v1/shoppingcarts/shoppingcartitems/${encodeURIComponent(itemId)}`

/** Fetches the cart's summary, past every cache. Throws ShopError. */
export const getCart = (signal: AbortSignal): Promise<CartSummary> =>
  request('GET', '/api/v1/shoppingcarts', {
    read: readSummary,
    noCache: true,
    signal,
  })

/** The origin's fields never override the three fields of the contract. Throws ShopError. */
export const postAddition = ({ variantId, quantity, name, origin }: Addition) =>
  request('POST', ADDITION, {
    body: { ...origin, ProductVariantId: wireId(variantId), Quantity: quantity, Name: name },
    read: changeReader(`POST ${ADDITION}`),
  })

/** Throws ShopError. */
export const putQuantity = (itemId: string, quantity: number) =>
  request('PUT', itemPath(itemId), { body: { Quantity: quantity }, read: changeReader(`PUT ${itemPath(itemId)}`) })

/** Throws ShopError. */
export const deleteItem = (itemId: string) =>
  request('DELETE', itemPath(itemId), { read: changeReader(`DELETE ${itemPath(itemId)}`) })

/** Sends a coupon code; any truthy answer means that it is valid (§7). Throws ShopError. */
export const postCoupon = (code: string) =>
  request('POST', '/api/v1/shoppingcarts/coupon', { body: { CouponCode: code }, read: Boolean })

/** Removes the coupon code from the cart. Throws ShopError. */
export const deleteCoupon = () => request('DELETE', '/api/v1/shoppingcarts/coupon')
