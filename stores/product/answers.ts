import {
  array,
  boolean,
  coerce,
  create,
  type Infer,
  nullable,
  number,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct'
import type { ReferenceOutcome, Variation, VariationValue } from './api.ts'

/** Ids are numbers or texts; the page compares texts. */
const Id = coerce(string(), number(), String)

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
    UnitPriceTaxIncl: number(),
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

/** The variant in the shop's answer for a product. Throws StructError. */
export function readVariation(productId: string, answer: unknown): Variation {
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

const ReferenceResult = type({ Status: unknown(), Message: optional(nullable(string())) })

/** The specification does not define the values of `Status`; these mean success. */
const KEPT = /^(success|ok|true|200)$/i

/** The shop's reply to a reference. Throws StructError. */
export function readReference(answer: unknown): ReferenceOutcome {
  const { Status, Message } = create(answer, ReferenceResult)
  return { isKept: KEPT.test(String(Status)), message: Message ?? '' }
}
