import { expect } from '@open-wc/testing'
import type { Product, Variant } from '../shop.ts'
import { chosenVariant, variationOf } from './variants.ts'

const variant = (id: string, values: string[], isInStock = true): Variant => ({
  ...{ id, values, isInStock },
  ...{ sku: `S${id}`, price: 24.5, currency: 'EUR', photos: [] },
})

/** Red and blue, small and large; there is no large blue one, and the small blue one is sold out. */
const product: Product = {
  attributes: [
    {
      values: [
        { id: 'red', text: 'Red' },
        { id: 'blue', text: 'Blue' },
      ],
    },
    {
      values: [
        { id: 's', text: 'Small' },
        { id: 'l', text: 'Large' },
      ],
    },
  ],
  variants: [variant('1', ['red', 's']), variant('2', ['red', 'l']), variant('3', ['blue', 's'], false)],
}

const unavailable = (answer: unknown): string[] =>
  (
    answer as {
      ProductVariantAttributesViewModel: {
        ProductAttributeValuesViewModel: { ProductAttributeValueId: string; IsUnavailable: boolean }[]
      }[]
    }
  ).ProductVariantAttributesViewModel.flatMap(({ ProductAttributeValuesViewModel: values }) =>
    values.filter(({ IsUnavailable }) => IsUnavailable).map(({ ProductAttributeValueId }) => ProductAttributeValueId),
  )

describe('the variant for chosen values', () => {
  it('has all of them, or else that of the first attribute', () => {
    expect(chosenVariant(product, ['red', 'l'])?.id).to.equal('2')
    expect(chosenVariant(product, ['blue', 'l'])?.id).to.equal('3')
  })

  it('is one in stock where values leave a choice', () => {
    const { attributes, variants } = product
    const turned = { attributes, variants: variants.toReversed() }
    expect(chosenVariant(turned, ['undefined', 's'])?.id).to.equal('1')
  })

  it('is missing for a product without variants', () => {
    expect(chosenVariant({ attributes: [], variants: [] }, [])).to.equal(undefined)
    expect(variationOf(product, undefined)).to.equal(null)
  })

  it('marks values that are not in stock together with the other chosen ones', () => {
    expect(unavailable(variationOf(product, product.variants[0]))).to.deep.equal(['blue'])
    expect(unavailable(variationOf(product, product.variants[1]))).to.deep.equal(['blue'])
    expect(unavailable(variationOf(product, product.variants[2]))).to.deep.equal(['blue', 's', 'l'])
  })
})
