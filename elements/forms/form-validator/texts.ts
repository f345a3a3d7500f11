import type { TextsOf } from '../../../runtime/element/define.ts'
import type { Field } from '../../../runtime/forms/field-message.ts'
import type { formValidator } from './definition.ts'

export type Texts = TextsOf<typeof formValidator>

/** Returns the text of the first of these rules that has one; '' without any. */
export const serverMessage = (field: Field, rules: readonly string[]): string =>
  rules.map((rule) => field.getAttribute(`data-val-${rule}`) ?? '').find((text) => text !== '') ?? ''

export const missing = (field: Field, t: Texts) =>
  field.type === 'checkbox'
    ? t.mustTick
    : field.type === 'radio' || field.localName === 'select'
      ? t.choose
      : t.required
