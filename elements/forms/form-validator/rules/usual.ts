import { email } from './email.ts'
import { equalto } from './others.ts'
import type { Rule } from './rule.ts'
import { enforcetrue, length, mandatory, maxlength, minlength, regex, required } from './text.ts'

/** The rules of most forms, by the name of their attribute. */
export const USUAL_RULES: Readonly<Record<string, Rule>> = {
  ...{ required, mandatory, enforcetrue, minlength, maxlength, length, regex, email, equalto },
}
