import { expect } from '@open-wc/testing'
import { isAllowedQuantity, queryOf } from './rules.ts'
import { variantAddress } from './show.ts'

describe('a variation query', () => {
  it('has the fields with a value and the quantity, and no empty one [PRODUCT-14]', () => {
    const fields: [string, unknown][] = [
      ['ProductId', '7'],
      ['VariantValueId1', '31'],
      ['VariantValueId2', ''],
      ['Engraving', '  '],
      ['Quantity', '3'],
      ['Photo', new File([], 'x')],
    ]
    expect(queryOf(fields, 3)).to.deep.equal({ ProductId: '7', VariantValueId1: '31', quantity: 3 })
  })
})

describe('a quantity', () => {
  it('is sent when it is a number within the bounds [PRODUCT-31 PRODUCT-32 PRODUCT-33]', () => {
    const within = { min: 2, max: 6 }
    expect([2, 6].every((value) => isAllowedQuantity(value, within))).to.equal(true)
    expect([1, 7, null, undefined, '3', Number.NaN].some((value) => isAllowedQuantity(value, within))).to.equal(false)
    const above = [9_999, Number.POSITIVE_INFINITY].map((value) => isAllowedQuantity(value, { min: 1, max: 0 }))
    expect(above).to.deep.equal([true, false])
  })
})

describe('the address of a variant', () => {
  it('contains the variant, keeps the rest and removes the values of a form without JavaScript', () => {
    expect(
      variantAddress('https://shop.example/fr/p/7/vase?VariantValueId1=31&view=2&variant=12#gallery', '13'),
    ).to.equal('https://shop.example/fr/p/7/vase?view=2&variant=13#gallery')
  })
})
