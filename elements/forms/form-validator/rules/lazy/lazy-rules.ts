import type { Rule } from '../rule.ts'
import { USUAL_RULES } from '../usual.ts'
import * as conditional from './conditional.ts'
import * as formats from './formats.ts'
import { predicateRules } from './predicate.ts'
import { range } from './range.ts'

export { boundMessage, lazyRuleMessage } from './messages.ts'
export { askServer, isUnasked, refusalOf } from './remote.ts'

const { url, phone, creditcard, number, digits, date, fileextensions, extension, accept, password } = formats
const { requiredif, requiredifempty, requiredifnotempty, requiredor, rangeif, notequalto, is } = conditional

/** Every known rule, by the name of its attribute. `remote`, which asks the server, is separate. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...USUAL_RULES,
  ...{ requiredif, requiredifempty, requiredifnotempty, requiredor, range, rangeif, notequalto, is },
  ...{ url, phone, creditcard, number, digits, date, fileextensions, extension, accept, password },
  ...predicateRules((name) => (Object.hasOwn(RULES, name) ? RULES[name] : undefined)),
}
