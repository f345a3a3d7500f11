export type Direction = 1 | -1

/** The rules of a number. Values are null while the field has no number. */
export type StepRules = {
  /** The valid value for a typed number, given the previous value. */
  settle(typed: number | null, before: number | null): number | null
  /** The value after a press. */
  next(value: number | null, direction: Direction): number
  /** False disables the button. */
  canStep(value: number | null, direction: Direction): boolean
  /** Milliseconds after a key until the text is settled; `undefined`: when the field is left. */
  delayOf(text: string): number | undefined
}

/** Reads plain numbers with a dot or a comma; null for any other text. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null
}

export const textOf = (value: number | null): string => (value === null ? '' : String(value))
