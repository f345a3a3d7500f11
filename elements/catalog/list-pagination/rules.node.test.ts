import { expect } from '@open-wc/testing'
import { pageAddress, pagesAround, presentPage } from './rules.ts'

describe('the pages of a list', () => {
  it('are two on each side of the present one [LIMIT-036]', () => {
    expect(pagesAround(6, 12, false)).to.deep.equal([4, 5, 6, 7, 8])
    expect(pagesAround(1, 12, false)).to.deep.equal([1, 2, 3])
    expect(pagesAround(12, 12, false)).to.deep.equal([10, 11, 12])
    expect(pagesAround(1, 2, false)).to.deep.equal([1, 2])
  })

  it('are only the present one on small screens [LIMIT-037]', () => {
    expect(pagesAround(6, 12, true)).to.deep.equal([6])
  })

  it('correct a page that does not exist', () => {
    expect([0, -3, 99, 2.7].map((page) => presentPage(page, 12))).to.deep.equal([1, 1, 12, 2])
  })

  it('keep the rest of the address, and the first page has no parameter', () => {
    const address = 'https://shop.example/fr/catalog?q=bol&filter=%7B%22a%22%3A1%7D&pageindex=3#top'
    expect(pageAddress(address, 'pageindex', 2)).to.equal(
      'https://shop.example/fr/catalog?q=bol&filter=%7B%22a%22%3A1%7D&pageindex=2',
    )
    expect(pageAddress(address, 'pageindex', 1)).to.equal(
      'https://shop.example/fr/catalog?q=bol&filter=%7B%22a%22%3A1%7D',
    )
  })

  it('do not request the modal again that this page has opened', () => {
    const address = 'https://shop.example/fr/catalog?openWishlist=2&openBirthlist&q=bol'
    expect(pageAddress(address, 'pageindex', 2)).to.equal('https://shop.example/fr/catalog?q=bol&pageindex=2')
  })
})
