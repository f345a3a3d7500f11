import type { Culture } from '../../../../runtime/page/settings.ts'

/** What a rule sees of another field of the form. */
export type Other = {
  /** Its value as a form would send it; of radios with one name, that of the chosen one. */
  value: string
  /** Whether it is ticked: of a checkbox, or of a radio that was named by its id. */
  isTicked?: boolean | undefined
}

/** What a rule sees of the field it checks: plain data, no element. */
export type Subject = Other & {
  /** The `type` of the field: in `number` and `date` the browser holds the value in its own format. */
  type: string
  culture: Culture
  files: readonly { name: string; type: string }[]
  /** The value of `data-val-RULE-name`. */
  parameter(name: string): string | undefined
  /** A field by the reference that a parameter holds (§3.2 of the grammar). */
  other(reference: string): Other | undefined
}

/** True when the rule holds. */
export type Rule = (subject: Subject) => boolean

/** White space alone fills nothing, nor do letters that show nothing; a box is filled when it is ticked. */
export const isFilled = ({ isTicked, value }: Other): boolean => isTicked ?? isSeen(value)

/** True for a text of which anything is seen. */
export const isSeen = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Every rule but the required ones lets an empty field pass. */
export const orEmpty =
  (rule: Rule): Rule =>
  (subject) =>
    subject.value.trim() === '' || rule(subject)

/** The first parameter that is there, of names that servers use for the same. */
export const firstOf = (subject: Subject, ...names: string[]): string | undefined =>
  names.map((name) => subject.parameter(name)).find((text) => text !== undefined)

/** A number of an attribute: invariant, with a dot. */
export function numberParameter(subject: Subject, name: string): number | undefined {
  const text = subject.parameter(name)?.trim()
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined
}
