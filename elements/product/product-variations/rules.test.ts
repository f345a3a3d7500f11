import { expect } from '@open-wc/testing'
import { boundText, isFragment, priceText } from './bound-text.ts'
import { isAllowedQuantity, queryOf } from './rules.ts'
import { variantAddress } from './show.ts'

describe('a variation query', () => {
  it('has the filled fields and the quantity, and no empty one [PRODUCT-14]', () => {
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
  it('may be asked for when it is a number within the bounds [PRODUCT-31 PRODUCT-32 PRODUCT-33]', () => {
    const within = { min: 2, max: 6 }
    expect([2, 6].every((value) => isAllowedQuantity(value, within))).to.equal(true)
    expect([1, 7, null, undefined, '3', Number.NaN].some((value) => isAllowedQuantity(value, within))).to.equal(false)
    expect(isAllowedQuantity(9_999, { min: 1, max: 0 })).to.equal(true)
  })
})

describe('the address of a variant', () => {
  it('names it, keeps the rest and drops the values of a form without JavaScript', () => {
    expect(
      variantAddress('https://shop.example/fr/p/7/vase?VariantValueId1=31&view=2&variant=12#gallery', '13'),
    ).to.equal('https://shop.example/fr/p/7/vase?view=2&variant=13#gallery')
  })
})

describe('a bound field', () => {
  it('is an amount in the currency, or text', () => {
    expect(boundText('UnitPriceTaxIncl', 24.5, 'EUR').replace(/\s/g, ' ')).to.equal('24,50 €')
    expect(boundText('SKU', 'LUNE-12', 'EUR')).to.equal('LUNE-12')
    expect(boundText('SKU', null, 'EUR')).to.equal('')
    expect(boundText('ProductId', 7, 'EUR')).to.equal('7')
  })

  it('is HTML only where the specification says so', () => {
    expect(['ProductGalleryHtml', 'StockByWareHouse', 'CustomerReference', 'PriceHtml'].every(isFragment)).to.equal(
      true,
    )
    expect(['SKU', 'UnitPriceTaxIncl', 'CurrencyCode', 'Name'].some(isFragment)).to.equal(false)
  })

  it('shows an unknown currency as the shop wrote it', () => {
    expect(priceText(3, 'points')).to.equal('3,00 points')
  })
})
