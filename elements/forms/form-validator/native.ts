import type { Field } from '../../../runtime/forms/field-message.ts'
import { isEmail } from './rules/email.ts'
import { isSeen } from './rules/rule.ts'

/** `messageFrom`: the rules whose `data-val-*` texts are its messages. */
export type Broken = { constraint: Constraint; messageFrom: readonly string[] }

export type Constraint =
  | 'required'
  | 'minlength'
  | 'maxlength'
  | 'pattern'
  | 'email'
  | 'url'
  | 'number'
  | 'min'
  | 'max'
  | 'step'
  | 'custom'

type Test = (field: Field, validity: ValidityState) => boolean

/** White space and invisible characters do not fill a field, although the browser's own check accepts them. */
const isMissing: Test = (field, validity) =>
  validity.valueMissing || (field.required && isText(field) && !isSeen(field.value))

const isText = (field: Field) => !/^(checkbox|radio|file)$/.test(field.type)

/** The browser checks the length only of typed text; here a value of script or the server is checked as well. */
const isLonger: Test = (field) => lengthOf(field, 'maxlength') > 0 && field.value.length > lengthOf(field, 'maxlength')

const isShorter: Test = (field) => field.value !== '' && field.value.length < lengthOf(field, 'minlength')

const lengthOf = (field: Field, name: string) => Number.parseInt(field.getAttribute(name) ?? '', 10) || 0

const isNoEmail: Test = (field) =>
  field.type === 'email' &&
  field.value.trim() !== '' &&
  !(field as HTMLInputElement).value
    .split((field as HTMLInputElement).multiple ? ',' : /$^/)
    .every((address) => isEmail(address.trim()))

const TESTS: readonly [Constraint, Test, ...string[]][] = [
  ['required', isMissing, 'required', 'mandatory', 'enforcetrue'],
  ['number', (_, { badInput }) => badInput, 'number'],
  ['email', isNoEmail, 'email'],
  ['url', (field, { typeMismatch }) => field.type === 'url' && typeMismatch, 'url'],
  ['minlength', isShorter, 'minlength', 'length'],
  ['maxlength', isLonger, 'maxlength', 'length'],
  ['pattern', (_, { patternMismatch }) => patternMismatch, 'regex'],
  ['min', (_, { rangeUnderflow }) => rangeUnderflow, 'range'],
  ['max', (_, { rangeOverflow }) => rangeOverflow, 'range'],
  ['step', (_, { stepMismatch }) => stepMismatch, 'step'],
  ['custom', (_, { customError }) => customError],
]

/** Constraints that the browser itself ignores are ignored here as well. */
export function brokenConstraint(field: Field): Broken | undefined {
  if (!field.willValidate) return undefined
  const found = TESTS.find(([, test]) => test(field, field.validity))
  return found && { constraint: found[0], messageFrom: found.slice(2) as string[] }
}

export const hasConstraints = (field: Field): boolean =>
  /^(email|url|number)$/.test(field.type) ||
  field.validity.customError ||
  ['required', 'minlength', 'maxlength', 'pattern', 'min', 'max'].some((name) => field.hasAttribute(name))
