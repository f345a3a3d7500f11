import { expect } from '@open-wc/testing'
import { fitting, photoSources } from './rules.ts'

describe('a photo of a suggestion', () => {
  it('has sizes for high pixel ratios [LIMIT-024]', () => {
    expect(photoSources({ id: '12/0', name: 'Vase' }, '/photos/{id}-{size}.webp')).to.deep.equal({
      src: '/photos/12/0-80.webp',
      srcset: '/photos/12/0-80.webp 1x, /photos/12/0-160.webp 2x, /photos/12/0-320.webp 4x',
    })
  })

  it('is an address from the shop, or undefined', () => {
    expect(photoSources({ id: '/a.jpg', name: '' }, '')?.src).to.equal('/a.jpg')
    expect(photoSources({ id: '12', name: '' }, '')).to.equal(undefined)
    expect(photoSources({ id: 'javascript:alert(1)', name: '' }, '')).to.equal(undefined)
    expect(photoSources({ id: '"><b>/1', name: 'a b' }, '/p/{id}/{name}')?.src).to.equal('/p/%22%3E%3Cb%3E/1/a%20b')
  })
})

describe('the rows of a list', () => {
  it('leave space for the row of all results', () => {
    expect([fitting(30), fitting(1), fitting(0)]).to.deep.equal([29, 1, 1])
  })
})
