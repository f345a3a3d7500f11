import { expect } from '@open-wc/testing'
import { failuresOf } from '../tools/runs/failures.ts'
import { isKilled, type Mutant, problemOf } from './mutant.ts'
import { roundsOf } from './rounds.ts'

const mutant = (file: string, test: string, row?: string): Mutant => ({
  ...{ area: 'basket', file, tests: [test], was: 'a + b', becomes: 'a - b' },
  ...(row && { row }),
})

describe('a mutant', () => {
  const one = mutant('stores/cart/cart.ts', 'stores/cart/cart.test.ts', 'CART-3')

  it('is killed by a test that names its row, and by no other', () => {
    expect(isKilled(one, ['stores/cart/cart.test.ts › the cart › counts (CART-3)'])).to.equal(true)
    expect(isKilled(one, ['stores/cart/cart.test.ts › the cart › counts (CART-39)'])).to.equal(false)
    expect(isKilled(one, ['elements/cart/other.test.ts › the cart › counts (CART-3)'])).to.equal(false)
  })

  it('is not killed by a file that cannot run', () => {
    expect(isKilled(mutant('a.ts', 'a.test.ts'), ['a.test.ts: SyntaxError: unexpected token'])).to.equal(false)
  })

  it('has a problem when its source has what it changes never, or twice', () => {
    const problems = ['a + b', 'a * b', 'a + b, a + b'].map((text) => problemOf(one, () => text))
    expect(problems.map((problem) => problem === undefined)).to.deep.equal([true, false, false])
  })
})

describe('the rounds of mutants', () => {
  const pagination = 'elements/catalog/list-pagination'
  const inRules = mutant(`${pagination}/rules.ts`, `${pagination}/rules.node.test.ts`)
  const inDates = mutant('runtime/text/dates.ts', 'runtime/text/dates.node.test.ts')

  it('hold at once what does not reach the tests of another', () => {
    expect(roundsOf([inRules, inDates])).to.deep.equal([[inRules, inDates]])
  })

  it('hold one after the other what does, also through other modules', () => {
    const inStore = mutant('stores/list/asked-once.ts', 'stores/cart/cart.test.ts')
    expect(roundsOf([inRules, inStore])).to.deep.equal([[inRules], [inStore]])
  })
})

describe('the failures of a run', () => {
  it('are read as they are printed at its end', () => {
    const output =
      '✗ a.test.ts: 1\n\nFailed:\n✗ a.test.ts › a › b: expected 1\n      to equal 2\n✗ c.test.ts\n\n1 passed, 2 failed'
    expect(failuresOf(output)).to.deep.equal(['a.test.ts › a › b: expected 1', 'c.test.ts'])
    expect(failuresOf('3 passed, 0 failed')).to.deep.equal([])
  })
})
