import type { Field } from '../../../../runtime/forms/field-message.ts'
import { logOnly } from '../../../../runtime/page/warn.ts'
import type { Rule } from './rule.ts'
import { USUAL_RULES } from './usual.ts'

/** The rules that few forms use, with their dependencies. */
export type LazyRules = typeof import('./lazy/lazy-rules.ts')

/** Returns known and unknown rules, in the order of the attributes. */
export function rulesOn(field: Field): string[] {
  if (field.dataset.val?.toLowerCase() !== 'true') return []
  return [...field.attributes].flatMap(({ name }) => /^data-val-([a-z]+)$/.exec(name)?.[1] ?? [])
}

/** True for a field with lazy rules, or with a broken bound, whose message is formatted for the culture. */
const needsLazyRules = (field: Field): boolean => {
  const { rangeUnderflow, rangeOverflow, stepMismatch } = field.validity
  const isOutOfBounds = rangeUnderflow || rangeOverflow || stepMismatch
  return isOutOfBounds || rulesOn(field).some((name) => !Object.hasOwn(USUAL_RULES, name))
}

/** The usual rules are loaded with the tag, the lazy ones when a form has any. */
export class RuleRegistry {
  lazyRules: LazyRules | undefined
  #loading: Promise<void> | undefined
  #isWhole = false

  constructor(private readonly fetchLazyRules: () => Promise<LazyRules>) {}

  knows(name: string): boolean {
    return Object.hasOwn(this.#rules, name) || (name === 'remote' && this.lazyRules !== undefined)
  }

  ruleOf(name: string): Rule | undefined {
    return this.#rules[name]
  }

  /** True when these fields can be validated. When the lazy rules could not be loaded, the server validates them. */
  covers(fields: readonly Field[]): boolean {
    return this.#isWhole || !fields.some(needsLazyRules)
  }

  /** Does not reject. */
  complete(): Promise<void> {
    this.#loading ??= this.#complete()
    return this.#loading
  }

  async #complete(): Promise<void> {
    try {
      this.lazyRules = await this.fetchLazyRules()
    } catch (error) {
      logOnly('The lazy rules of a form could not be loaded; the server decides when it is sent.', error)
    }
    this.#isWhole = true
  }

  get #rules(): Readonly<Record<string, Rule>> {
    return this.lazyRules?.RULES ?? USUAL_RULES
  }
}
