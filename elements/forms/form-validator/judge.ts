import type { Field } from '../../../runtime/forms/field-message.ts'
import { subjectOf } from './fields.ts'
import { brokenConstraint, hasConstraints } from './native.ts'
import { type RuleBook, rulesOn } from './rules/book.ts'
import { type Texts, textOf, wordsOfConstraint, wordsOfRule } from './words.ts'

/** The rules that a field carries, in the order of its attributes; what is missing comes first. */
function rulesOf(field: Field, book: RuleBook): string[] {
  const known = rulesOn(field).filter((name) => book.knows(name))
  return [...known.filter((name) => name === 'required'), ...known.filter((name) => name !== 'required')]
}

/** True for a field of which anything is asked. */
export const hasRules = (field: Field, book: RuleBook): boolean =>
  rulesOf(field, book).length > 0 || hasConstraints(field)

/** True for a rule that reads another field: what is typed there may make this one right or wrong. */
export const readsOthers = (field: Field): boolean =>
  rulesOn(field).some((rule) =>
    /^(equalto|notequalto|is|isvalid|predicate|enforcetrue|rangeif|required(if|or).*)$/.test(rule),
  )

/** What is wrong with a field, in words; `undefined` when nothing is. The server's own texts come first. */
export function judge(field: Field, book: RuleBook, t: Texts): string | undefined {
  const broken = rulesOf(field, book).find((rule) => book.ruleOf(rule)?.(subjectOf(field, rule)) === false)
  if (broken) return textOf(field, [broken]) || wordsOfRule(field, broken, t, book.rare)
  const native = brokenConstraint(field)
  if (!native) return undefined
  if (native.constraint === 'custom') return field.validationMessage
  return textOf(field, native.wordedBy) || wordsOfConstraint(field, native.constraint, t, book.rare)
}
