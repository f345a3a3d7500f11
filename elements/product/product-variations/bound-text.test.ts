import { expect } from '@open-wc/testing'
import { boundText, isFragment, priceText } from './bound-text.ts'

describe('a bound field', () => {
  it('is an amount in the currency, or text', () => {
    expect(boundText('UnitPriceTaxIncl', 24.5, 'EUR').replace(/\s/g, ' ')).to.equal('24,50 €')
    expect(boundText('SKU', 'LUNE-12', 'EUR')).to.equal('LUNE-12')
    expect(boundText('SKU', null, 'EUR')).to.equal('')
    expect(boundText('ProductId', 7, 'EUR')).to.equal('7')
  })

  it('is HTML only where the specification allows it', () => {
    expect(['ProductGalleryHtml', 'StockByWareHouse', 'CustomerReference', 'PriceHtml'].every(isFragment)).to.equal(
      true,
    )
    expect(['SKU', 'UnitPriceTaxIncl', 'CurrencyCode', 'Name'].some(isFragment)).to.equal(false)
  })

  it('shows an unknown currency as the shop wrote it', () => {
    expect(priceText(3, 'points')).to.equal('3,00 points')
  })
})
