import { expect } from '@open-wc/testing'
import { isAllowed, quantityRules, settleQuantity } from './rules.ts'

const within = (min = 1, max = 0, step = 1) => ({ min, max, step })

describe('the rules of a quantity [PRODUCT-24, PRODUCT-25, PRODUCT-26, PRODUCT-27, PRODUCT-30, PRODUCT-35, LIMIT-032]', () => {
  const cases: [what: string, typed: number | null, before: number | null, bounds: object, settled: number | null][] = [
    ['no number gives null [PRODUCT-24]', null, 2, within(), null],
    ['a step of 1 leaves what is typed [LIMIT-032]', 3, 2, within(), 3],
    ['above a step of 1 it is a multiple [PRODUCT-25]', 6, 4, within(4, 0, 4), 8],
    ['up when it rose [PRODUCT-26]', 5, 4, within(4, 0, 4), 8],
    ['down when it fell [PRODUCT-27]', 7, 8, within(4, 0, 4), 4],
    ['up from an empty field [PRODUCT-26]', 5, null, within(4, 0, 4), 8],
    ['raised to the minimum [PRODUCT-28]', 2, 5, within(3), 3],
    ['capped at the maximum [PRODUCT-29]', 9, 1, within(1, 5), 5],
    ['a maximum of 0 is none [PRODUCT-30]', 999, 1, within(1, 0), 999],
    ['the maximum wins over the step [PRODUCT-35]', 12, 4, within(1, 10, 4), 10],
    ['the minimum wins over the step [PRODUCT-35]', 1, 4, within(1, 0, 4), 1],
    ['9 and 3 more stop at 10', 12, 9, within(1, 10, 3), 10],
    ['2 and 3 less stop at 1', -1, 2, within(1, 10, 3), 1],
    ['a minimum of 0 can be reached', 0, 3, within(0, 10, 3), 0],
    ['pieces are whole', 2.7, 1, within(), 2],
    ['a step that is a fraction may be one', 2.5, 1, within(0.5, 0, 0.5), 2.5],
    ['fractions above 1 do not drift', 4.5, 3, within(1.5, 0, 1.5), 4.5],
    ['what did not move is left', 10, 10, within(1, 10, 4), 10],
    ['a maximum below the minimum wins', 9, 1, within(5, 3), 3],
  ]
  for (const [what, typed, before, bounds, settled] of cases) {
    it(what, () => expect(settleQuantity(typed, before, bounds as ReturnType<typeof within>)).to.equal(settled))
  }

  it('steps from multiple to multiple, and to the bounds', () => {
    const { next, canStep } = quantityRules(() => within(1, 10, 4))
    expect([1, 4, 8].map((value) => next(value, 1))).to.deep.equal([4, 8, 10])
    expect([10, 8, 4].map((value) => next(value, -1))).to.deep.equal([8, 4, 1])
    expect([canStep(1, -1), canStep(4, -1), canStep(10, 1), canStep(8, 1)]).to.deep.equal([false, true, false, true])
    expect(next(null, 1)).to.equal(1)
  })

  it('steps by fractions without rounding errors', () => {
    const { next } = quantityRules(() => within(0.1, 0, 0.1))
    expect(next(0.2, 1)).to.equal(0.3)
    expect(next(0.3, -1)).to.equal(0.2)
  })

  it('returns the allowed quantities', () => {
    const bounds = within(1, 10, 4)
    expect([1, 4, 8, 10].every((value) => isAllowed(value, bounds))).to.equal(true)
    expect([0, 2, 9, 12].some((value) => isAllowed(value, bounds))).to.equal(false)
    expect(isAllowed(1.5, within())).to.equal(false)
  })
})
