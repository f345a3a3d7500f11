import { expect } from '@open-wc/testing'
import { tabByKey } from './rules.ts'

const ROW = { isVertical: false, isRightToLeft: false }

describe('the keys of tabs', () => {
  it('go round by the arrows of the list', () => {
    expect(tabByKey('ArrowRight', 2, 3, ROW)).to.equal(0)
    expect(tabByKey('ArrowLeft', 0, 3, ROW)).to.equal(2)
    expect(tabByKey('ArrowDown', 0, 3, ROW)).to.equal(undefined)
    const column = { isVertical: true, isRightToLeft: true }
    expect(tabByKey('ArrowDown', 0, 3, column)).to.equal(1)
    expect(tabByKey('ArrowUp', 0, 3, column)).to.equal(2)
    expect(tabByKey('ArrowRight', 0, 3, column)).to.equal(undefined)
  })

  it('follow the way of the writing', () => {
    const rightToLeft = { isVertical: false, isRightToLeft: true }
    expect(tabByKey('ArrowLeft', 0, 3, rightToLeft)).to.equal(1)
    expect(tabByKey('ArrowRight', 0, 3, rightToLeft)).to.equal(2)
  })

  it('go to the ends, and leave other keys alone', () => {
    expect([tabByKey('Home', 1, 3, ROW), tabByKey('End', 1, 3, ROW), tabByKey('x', 1, 3, ROW)]).to.deep.equal([
      0,
      2,
      undefined,
    ])
  })
})
