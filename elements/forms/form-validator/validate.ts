import type { Field } from '../../../runtime/forms/field-message.ts'
import { subjectOf } from './fields.ts'
import { constraintMessage, ruleMessage } from './messages.ts'
import { brokenConstraint, hasConstraints } from './native.ts'
import { type RuleRegistry, rulesOn } from './rules/registry.ts'
import { serverMessage, type Texts } from './texts.ts'

/** `required` is first; the others are in the order of the attributes. */
function rulesOf(field: Field, registry: RuleRegistry): string[] {
  const known = rulesOn(field).filter((name) => registry.knows(name))
  return [...known.filter((name) => name === 'required'), ...known.filter((name) => name !== 'required')]
}

export const hasRules = (field: Field, registry: RuleRegistry): boolean =>
  rulesOf(field, registry).length > 0 || hasConstraints(field)

/** True for a field whose rules read another field: a change of the other field may change the outcome. */
export const readsOthers = (field: Field): boolean =>
  rulesOn(field).some((rule) =>
    /^(equalto|notequalto|is|isvalid|predicate|enforcetrue|rangeif|required(if|or).*)$/.test(rule),
  )

/** Returns undefined for a valid field. The server's own texts have priority. */
export function validate(field: Field, registry: RuleRegistry, t: Texts): string | undefined {
  const broken = rulesOf(field, registry).find((rule) => registry.ruleOf(rule)?.(subjectOf(field, rule)) === false)
  if (broken) return serverMessage(field, [broken]) || ruleMessage(field, broken, t, registry.lazyRules)
  const native = brokenConstraint(field)
  if (!native) return undefined
  if (native.constraint === 'custom') return field.validationMessage
  return serverMessage(field, native.messageFrom) || constraintMessage(field, native.constraint, t, registry.lazyRules)
}
