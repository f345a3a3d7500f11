import { expect } from '@open-wc/testing'
import { pageAddress } from '../../../stores/list/page-address.ts'
import { pageSteps, pagesAround, presentPage } from './rules.ts'

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

  it('have no page at the ends by default, else as many as are wanted, with gaps where pages are left out [LIMIT-038]', () => {
    const steps = (page: number, pages: number, outer: number, isSmall = false) =>
      pageSteps(page, pages, isSmall, outer)
        .map((step) => (step === 'gap' ? '…' : `${step.page}${step.isEnd ? '!' : ''}`))
        .join(' ')
    expect(steps(6, 12, 0)).to.equal('4 5 6 7 8')
    expect(steps(6, 12, 1)).to.equal('1! … 4 5 6 7 8 … 12!')
    expect(steps(2, 12, 1)).to.equal('1! 2 3 4 … 12!')
    expect(steps(11, 12, 2)).to.equal('1! 2! … 9 10 11! 12!')
    expect(steps(2, 3, 1)).to.equal('1! 2 3!')
    expect(steps(6, 12, 1, true)).to.equal('1! … 6 … 12!')
    expect(steps(1, 2, 99)).to.equal('1! 2!')
    expect(steps(6, 12, -1)).to.equal('4 5 6 7 8')
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
