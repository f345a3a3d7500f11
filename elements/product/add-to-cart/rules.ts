import { ofForm } from '../../../runtime/forms/of-form.ts'
import type { Addition, Origin } from '../../../stores/cart/api.ts'

/** Fields that are not the origin of an order: the identity of the variant, and the values that a shopper chose. */
const OWN_FIELDS = /^(ProductVariantId|ProductId|Quantity|Name|VariantValueId\d*)$/

type Facts = { sku?: string; price?: number; currency?: string }

export const factsOf = (given: { sku: string; price: number | undefined; currencyCode: string }): Facts => ({
  ...(given.sku && { sku: given.sku }),
  ...(given.price !== undefined && { price: given.price }),
  ...(given.currencyCode && { currency: given.currencyCode }),
})

export const hasChoice = (form: HTMLFormElement): boolean =>
  [...ofForm(form, 'elements')].some((field) => /^VariantValueId\d+$/.test((field as HTMLInputElement).name))

/** These values are used for fields that the form does not have. */
type Given = { productVariantId: string; name: string; quantity: number }

/** All other named fields with a text (§7: order origin). */
function originOf(fields: FormData): Origin {
  const origin: Origin = {}
  for (const name of new Set(fields.keys())) {
    if (name === '' || OWN_FIELDS.test(name)) continue
    const [first, ...more] = fields
      .getAll(name)
      .filter((value): value is string => typeof value === 'string' && value !== '')
    if (first !== undefined) origin[name] = more.length > 0 ? [first, ...more] : first
  }
  return origin
}

/** An empty quantity becomes the element's own; the shop refuses an invalid one. */
export function additionOf(fields: FormData, given: Given): Addition {
  const text = (name: string) => `${fields.get(name) ?? ''}`.trim()
  const quantity = Number(text('Quantity') || given.quantity)
  return {
    variantId: text('ProductVariantId') || given.productVariantId,
    quantity: Number.isFinite(quantity) ? quantity : given.quantity,
    name: text('Name') || given.name,
    origin: originOf(fields),
  }
}
