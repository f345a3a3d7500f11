import { warn } from '../../../../runtime/page/warn.ts'
import { firstOf, type Other, type Rule, type Subject } from './rule.ts'

/** The names of the parameter for the other field, on all servers. */
export const FIELD = ['dependentproperty', 'property', 'other-property', 'otherproperty', 'dependentupon', 'other']

/** Represents a field that the form does not have. */
export const EMPTY: Other = { value: '' }

/** The other fields of a rule; a missing one counts as empty, and developers get a warning. */
export function others(subject: Subject): Other[] {
  const references = firstOf(subject, ...FIELD) ?? ''
  return references
    .split(',')
    .map((reference) => reference.trim())
    .filter((reference) => reference !== '')
    .map((reference) => {
      const other = subject.other(reference)
      if (!other) warn(`No field "${reference}" is in the form.`, 'It counts as empty.', 'Name it by name or id.')
      return other ?? EMPTY
    })
}

export const equalto: Rule = (subject) => others(subject).every(({ value }) => value === subject.value)
