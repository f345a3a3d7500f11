import { expect } from '@open-wc/testing'
import { warningsOf } from '../../../../test/harness/component.ts'
import { RULES } from './lazy/lazy-rules.ts'
import type { Subject } from './rule.ts'

const subject = (value: string, parameter: Subject['parameter']): Subject => ({
  ...{ value, parameter, type: 'text', culture: 'fr', files: [] },
  other: () => undefined,
})

describe('rules with a mistake in them', () => {
  it('accept every value, and warn developers, when a pattern is invalid', async () => {
    const warnings = await warningsOf(() => expect(RULES.regex?.(subject('x', () => '('))).to.equal(true))
    expect(warnings.length).to.equal(1)
  })

  it('treat a missing field as empty, and warn developers', async () => {
    const parameter = (name: string) => (name === 'dependentproperty' ? 'Gone' : undefined)
    const warnings = await warningsOf(() => expect(RULES.requiredor?.(subject('', parameter))).to.equal(false))
    expect(warnings[0]).to.contain('"Gone"')
  })
})
