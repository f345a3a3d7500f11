import type { Product, Variant } from '../shop.ts'

/**
 * The variant with the most of the chosen values; a value of an earlier attribute counts more than all later ones. Of
 * equal ones, the first that is in stock.
 */
export function chosenVariant({ variants }: Product, chosen: readonly string[]): Variant | undefined {
  const rank = ({ values, isInStock }: Variant) =>
    values.reduce((sum, value, index) => sum * 2 + Number(value === chosen[index]), 0) * 2 + Number(isInStock)
  const most = Math.max(...variants.map(rank))
  return variants.find((variant) => rank(variant) === most)
}

/**
 * The answer of the contract for a variant. A value is unavailable if no variant in stock has it together with the other
 * chosen values.
 */
export function variationOf({ attributes, variants }: Product, variant: Variant | undefined): unknown {
  if (!variant) return null
  const { id, sku, price, currency, values } = variant
  const isAvailable = (value: string, place: number) =>
    variants.some(
      (other) =>
        other.isInStock && values.every((own, index) => other.values[index] === (index === place ? value : own)),
    )
  return {
    ProductVariantViewModel: {
      ProductVariantId: id,
      SKU: sku,
      UnitPriceTaxIncl: price,
      CurrencyCode: currency,
      ...Object.fromEntries(values.map((value, index) => [`VariantValueId${index + 1}`, value])),
    },
    ProductVariantAttributesViewModel: attributes.map((attribute, place) => ({
      ProductAttributeValuesViewModel: attribute.values.map((value) => ({
        ProductAttributeValueId: value.id,
        DisplayValue: value.text,
        IsUnavailable: !isAvailable(value.id, place),
      })),
    })),
  }
}
