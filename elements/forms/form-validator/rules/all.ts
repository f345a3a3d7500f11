import * as conditional from './conditional.ts'
import * as formats from './formats.ts'
import { predicateRules } from './predicate.ts'
import type { Rule } from './rule.ts'
import * as text from './text.ts'

const { required, mandatory, enforcetrue, minlength, maxlength, length, range, regex, password } = text
const { email, url, phone, creditcard, number, digits, date, fileextensions, extension, accept } = formats
const { requiredif, requiredifempty, requiredifnotempty, requiredor, rangeif, notequalto, equalto, is } = conditional

/** Every rule that is known, by the name of its attribute. `remote` asks the server and is apart. */
export const RULES: Readonly<Record<string, Rule>> = {
  ...{ required, mandatory, enforcetrue, requiredif, requiredifempty, requiredifnotempty, requiredor },
  ...{ minlength, maxlength, length, range, rangeif, regex, password },
  ...{ email, url, phone, creditcard, number, digits, date, fileextensions, extension, accept },
  ...{ equalto, notequalto, is },
  ...predicateRules((name) => (Object.hasOwn(RULES, name) ? RULES[name] : undefined)),
}
