import { arrive } from '../../runtime/page/scripts/arrive.ts'
import { request } from '../../runtime/request/request.ts'

/** A value of a variation attribute. `colors` has one to three CSS colours, or none. */
export type VariationValue = { id: string; text: string; isUnavailable: boolean; colors: string[] }

/** A variation attribute with its values; the value of the first one is in the field `VariantValueId1`, and so on. */
export type VariationAttribute = { isSquare: boolean; values: VariationValue[] }

/** The variant of a choice (§3). */
export type Variation = {
  /** The requested product. */
  productId: string
  variantId: string
  sku: string
  /** Per unit, with taxes. */
  price: number
  /** ISO 4217. */
  currency: string
  /** The chosen value of the first attribute, of the second, and so on; undefined where the shop names none. */
  chosenIds: (string | undefined)[]
  /** Every field of the view model by its wire name, for `data-bind`. */
  bound: Record<string, unknown>
  attributes: VariationAttribute[]
}

/** The readers of the answers; they are loaded with the first call, which does not wait for code before it is sent. */
const answers = () => arrive('the answers of the product', import('./answers.ts'))

/** The variant for the filled fields of a variation form (§7). `code` is the code that shows it. Throws ShopError. */
export const getVariation = (
  signal: AbortSignal,
  productId: string,
  query: Record<string, string | number>,
  code?: Promise<unknown>,
) =>
  request('GET', `/api/v1/catalog/products/${encodeURIComponent(productId)}/productvariants`, {
    query,
    read: Promise.all([answers(), code]).then(
      ([{ readVariation }]) =>
        (answer: unknown) =>
          readVariation(productId, answer),
    ),
    signal,
  })

/** The outcome of a change of the customer's own number; `message` is the shop's text. */
export type ReferenceOutcome = { isKept: boolean; message: string }

/** Stores the customer's own number for a variant; an empty number removes it (§7). Throws ShopError. */
export const postReference = (variantId: string, sku: string, signal?: AbortSignal): Promise<ReferenceOutcome> =>
  request('POST', '/api/v1/catalog/customerref/update', {
    body: { ProductVariantId: /^\d{1,15}$/.test(variantId) ? Number(variantId) : variantId, CustomerSKU: sku },
    read: answers().then(({ readReference }) => readReference),
    ...(signal && { signal }),
  })
