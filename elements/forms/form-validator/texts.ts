import type { TextsOf } from '../../../runtime/element/define.ts'
import type { Field } from '../../../runtime/forms/field-message.ts'
import type { formValidator } from './definition.ts'

/** The texts of the tag. */
export type Texts = TextsOf<typeof formValidator>

/** The server's own message for the first of these rules that has one. */
export const serverMessage = (field: Field, rules: readonly string[]): string =>
  rules.map((rule) => field.getAttribute(`data-val-${rule}`) ?? '').find((text) => text !== '') ?? ''

/** The instruction for an empty field. */
export const missing = (field: Field, t: Texts) =>
  field.type === 'checkbox'
    ? t.mustTick
    : field.type === 'radio' || field.localName === 'select'
      ? t.choose
      : t.required
