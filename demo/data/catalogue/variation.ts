import { defaultVariant } from './preferences.ts'
import { type Price, priceFor } from './prices.ts'
import type { Attribute, AttributeValue, Product } from './product.ts'
import type { Variant } from './variants.ts'

export type Choice = {
  /** The chosen value of each variation attribute, in the attributes' order; unknown ids are ignored. */
  valueIds: number[]
  /** The variant that was shown before: the value in which the choice differs from it was just chosen. */
  previousVariantId?: number | undefined
  quantity?: number | undefined
}

export type OfferedValue = AttributeValue & { isChosen: boolean; isUnavailable: boolean }

export type OfferedAttribute = Omit<Attribute, 'values'> & { values: OfferedValue[] }

export type Variation = { variant: Variant; price: Price; attributes: OfferedAttribute[] }

/**
 * Finds the variant of a choice: the one with every chosen value, in stock or not. If there is none, the value that was
 * just chosen has priority, then the earlier attributes, then stock, so that a click always has its effect. Undefined
 * only for a product without variants.
 */
export function resolveVariation(product: Product, choice: Choice): Variation | undefined {
  const { variants, variationAttributes, minQty } = product
  const variant = nearestVariant(product, choice)
  if (!variant) return undefined
  return {
    variant,
    price: priceFor(variant.rules, choice.quantity ?? minQty),
    attributes: variationAttributes.map((attribute, index) => optionsOf(attribute, index, variant, variants)),
  }
}

function nearestVariant({ variants, variationAttributes }: Product, { valueIds, previousVariantId }: Choice) {
  const previous = variants.find((variant) => variant.id === previousVariantId)
  const known = new Set(variationAttributes.flatMap((attribute) => attribute.values.map((value) => value.id)))
  const chosen = valueIds.filter((id) => known.has(id))
  if (chosen.length === 0) return previous ?? defaultVariant(variants)
  const changed = previous ? chosen.filter((id) => !hasValue(previous, id)) : []
  const score = (variant: Variant) => {
    const weights = chosen.map((id, index) => {
      if (!hasValue(variant, id)) return 0
      return (changed.includes(id) ? 2 ** (chosen.length * 2) : 0) + 2 ** (chosen.length - index)
    })
    return weights.reduce((sum, weight) => sum + weight, variant.isInStock ? 1 : 0)
  }
  // A stable sort keeps the variants' own order among equals.
  return variants.toSorted((one, other) => score(other) - score(one))[0]
}

/**
 * A value is unavailable when no variant in stock combines it with the chosen values of the attributes before its own.
 * So a value of the first attribute depends on no other attribute: otherwise two colours without a common size would
 * disable each other.
 */
function optionsOf(attribute: Attribute, index: number, variant: Variant, variants: Variant[]): OfferedAttribute {
  const before = variant.values.slice(0, index).map((value) => value.valueId)
  const reachable = variants.filter((other) => other.isInStock && before.every((id) => hasValue(other, id)))
  const values = attribute.values.map((value) => ({
    ...value,
    isChosen: hasValue(variant, value.id),
    isUnavailable: !reachable.some((other) => hasValue(other, value.id)),
  }))
  return { ...attribute, values }
}

const hasValue = (variant: Variant, valueId: number) => variant.values.some((value) => value.valueId === valueId)
