export type Direction = 1 | -1

/** What a number may be. Values are null while the field holds no number. */
export type StepRules = {
  /** What a typed number becomes, seen from the value before. */
  settle(typed: number | null, before: number | null): number | null
  /** The value that a press gives. */
  next(value: number | null, direction: Direction): number
  /** False disables the button. */
  canStep(value: number | null, direction: Direction): boolean
  /** Milliseconds after a key until the text is settled; `undefined`: when the field is left. */
  delayOf(text: string): number | undefined
}

/** Reads plain numbers with a dot or a comma; null for all else. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null
}

/** The text of a value in its field. */
export const textOf = (value: number | null): string => (value === null ? '' : String(value))
