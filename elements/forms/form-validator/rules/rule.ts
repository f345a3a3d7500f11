/** The data of another field for a rule. */
export type Other = {
  /** The value as a form would send it; of radio buttons with one name, the chosen value. */
  value: string
  /** Whether it is checked: a checkbox, or a radio button that is referenced by its id. */
  isTicked?: boolean | undefined
}

/** The data of the checked field for a rule: plain data, no element. */
export type Subject = Other & {
  /** The `type` of the field: in `number` and `date` the browser uses its own format for the value. */
  type: string
  culture: string
  files: readonly { name: string; type: string }[]
  /** The value of `data-val-RULE-name`. */
  parameter(name: string): string | undefined
  /** A field by the reference in a parameter (§3.2 of the grammar). */
  other(reference: string): Other | undefined
}

/** Returns true for a valid value. */
export type Rule = (subject: Subject) => boolean

/** White space and invisible characters do not fill a field; a checkbox is filled when it is checked. */
export const isFilled = ({ isTicked, value }: Other): boolean => isTicked ?? isSeen(value)

/** True for a text with visible characters. */
export const isSeen = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Every rule except the required ones accepts an empty field. */
export const orEmpty =
  (rule: Rule): Rule =>
  (subject) =>
    subject.value.trim() === '' || rule(subject)

/** The first present parameter, of names that servers use for the same parameter. */
export const firstOf = (subject: Subject, ...names: string[]): string | undefined =>
  names.map((name) => subject.parameter(name)).find((text) => text !== undefined)

/** Reads the invariant format, with a dot. Returns undefined for other text. */
export function numberParameter(subject: Subject, name: string): number | undefined {
  const text = subject.parameter(name)?.trim()
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined
}
