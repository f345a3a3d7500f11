import { array, boolean, create, type Infer, nullable, optional, record, string, type, unknown } from 'superstruct'
import { request } from '../../runtime/request/request.ts'
import { wireId } from '../../runtime/request/wire-id.ts'
import { Id, Num } from '../wire.ts'

/** `colors` has one to three CSS colours, or none. */
export type VariationValue = { id: string; text: string; isUnavailable: boolean; colors: string[] }

/** The value of the first attribute is in the field `VariantValueId1`, and so on. */
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

const Value = type({
  ProductAttributeValueId: Id,
  DisplayValue: string(),
  IsUnavailable: optional(nullable(boolean())),
  ColorCode1: optional(nullable(string())),
  ColorCode2: optional(nullable(string())),
  ColorCode3: optional(nullable(string())),
})

const Answer = type({
  ProductVariantViewModel: type({
    ProductVariantId: Id,
    SKU: optional(nullable(string())),
    UnitPriceTaxIncl: Num,
    CurrencyCode: string(),
  }),
  ProductVariantAttributesViewModel: array(
    type({
      VariationDisplayTypeValue: optional(nullable(string())),
      ProductAttributeValuesViewModel: array(Value),
    }),
  ),
})

const Bound = type({ ProductVariantViewModel: record(string(), unknown()) })

const toValue = (value: Infer<typeof Value>): VariationValue => ({
  id: value.ProductAttributeValueId,
  text: value.DisplayValue,
  isUnavailable: value.IsUnavailable ?? false,
  colors: [value.ColorCode1, value.ColorCode2, value.ColorCode3].filter((color): color is string => Boolean(color)),
})

/** Throws StructError. */
function readVariation(productId: string, answer: unknown): Variation {
  const { ProductVariantViewModel: model, ProductVariantAttributesViewModel: attributes } = create(answer, Answer)
  const bound = create(answer, Bound).ProductVariantViewModel
  return {
    productId,
    variantId: model.ProductVariantId,
    sku: model.SKU ?? '',
    price: model.UnitPriceTaxIncl,
    currency: model.CurrencyCode,
    chosenIds: attributes.map((_, index) => chosenId(bound[`VariantValueId${index + 1}`])),
    bound,
    attributes: attributes.map((attribute) => ({
      isSquare: attribute.VariationDisplayTypeValue === 'Square',
      values: attribute.ProductAttributeValuesViewModel.map(toValue),
    })),
  }
}

const chosenId = (id: unknown) => (typeof id === 'number' || typeof id === 'string' ? String(id) : undefined)

/** Fetches the variant that the filled fields of a variation form mean (§7). Throws ShopError. */
export const getVariation = (signal: AbortSignal, productId: string, query: Record<string, string | number>) =>
  request('GET', `/api/v1/catalog/products/${encodeURIComponent(productId)}/productvariants`, {
    query,
    read: (answer) => readVariation(productId, answer),
    signal,
  })

/** `message` is the shop's text. */
export type ReferenceOutcome = { isKept: boolean; message: string }

const ReferenceResult = type({ Status: unknown(), Message: optional(nullable(string())) })

/** The specification does not show the values of `Status`; these mean that the shop took it. */
const KEPT = /^(success|ok|true|200)$/i

/** Throws StructError. */
function readReference(answer: unknown): ReferenceOutcome {
  const { Status, Message } = create(answer, ReferenceResult)
  return { isKept: KEPT.test(String(Status)), message: Message ?? '' }
}

/** Keeps the customer's own number for a variant; an empty one removes it (§7). Throws ShopError. */
export const postReference = (variantId: string, sku: string, signal?: AbortSignal): Promise<ReferenceOutcome> =>
  request('POST', '/api/v1/catalog/customerref/update', {
    body: { ProductVariantId: wireId(variantId), CustomerSKU: sku },
    read: readReference,
    ...(signal && { signal }),
  })
