import type { Field } from '../../../../runtime/forms/field-message.ts'
import { logOnly } from '../../../../runtime/page/warn.ts'
import type { Rule } from './rule.ts'
import { USUAL_RULES } from './usual.ts'

/** The rules that few forms use, and what only they need. */
export type Rare = typeof import('../rare/rare.ts')

/** The names of all rules on a field, known or not, in the order of its attributes. */
export function rulesOn(field: Field): string[] {
  if (field.dataset.val?.toLowerCase() !== 'true') return []
  return [...field.attributes].flatMap(({ name }) => /^data-val-([a-z]+)$/.exec(name)?.[1] ?? [])
}

/** True for a field with other rules than the usual ones, or with a broken bound: that is worded in the culture. */
const isRare = (field: Field): boolean => {
  const { rangeUnderflow, rangeOverflow, stepMismatch } = field.validity
  const isOutOfBounds = rangeUnderflow || rangeOverflow || stepMismatch
  return isOutOfBounds || rulesOn(field).some((name) => !Object.hasOwn(USUAL_RULES, name))
}

/** The rules by their names: the usual ones are there at once, the rare ones come when a form has any. */
export class RuleBook {
  rare: Rare | undefined
  #arrival: Promise<void> | undefined
  #isWhole = false

  constructor(private readonly fetchRare: () => Promise<Rare>) {}

  knows(name: string): boolean {
    return Object.hasOwn(this.#rules, name) || (name === 'remote' && this.rare !== undefined)
  }

  ruleOf(name: string): Rule | undefined {
    return this.#rules[name]
  }

  /** True when these fields can be judged. Without the rare rules, which could not be had, the server judges them. */
  covers(fields: readonly Field[]): boolean {
    return this.#isWhole || !fields.some(isRare)
  }

  /** Brings the rare rules, once. Never fails. */
  complete(): Promise<void> {
    this.#arrival ??= this.#complete()
    return this.#arrival
  }

  async #complete(): Promise<void> {
    try {
      this.rare = await this.fetchRare()
    } catch (error) {
      logOnly('The rarer rules of a form could not be loaded; the server decides when it is sent.', error)
    }
    this.#isWhole = true
  }

  get #rules(): Readonly<Record<string, Rule>> {
    return this.rare?.RULES ?? USUAL_RULES
  }
}
