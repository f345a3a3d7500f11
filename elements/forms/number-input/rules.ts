import { readNumber, type StepRules } from '../../../runtime/ui/stepper/rules.ts'

/** The lowest number (§5). */
export const LOWEST = 0

export type Bounds = { step: number; min: number; max: number }

/** Removes the rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
const clean = (value: number): number => Number(value.toPrecision(12))

/** §5: text that is not a number becomes 0, and so does a number below 0; the minus button is disabled at 0. */
export function numberRules(bounds: () => Bounds): StepRules {
  const lowest = () => Math.max(LOWEST, bounds().min)
  const within = (value: number) => Math.min(Math.max(clean(value), lowest()), Math.max(lowest(), bounds().max))
  return {
    settle: (typed) => within(typed ?? LOWEST),
    next: (value, direction) => within((value ?? LOWEST) + direction * bounds().step),
    canStep: (value, direction) => (direction > 0 ? (value ?? LOWEST) < bounds().max : (value ?? LOWEST) > lowest()),
    // A text that no further key can correct is corrected at once; an empty field may wait for its first digit.
    delayOf: (text) => (text === '' || (readNumber(text) ?? -1) >= LOWEST ? undefined : 0),
  }
}

export function boundsOf(field: HTMLInputElement | undefined, step: number): Bounds {
  const bound = (text: string | undefined, fallback: number) => (text ? (readNumber(text) ?? fallback) : fallback)
  return {
    step: step > 0 ? step : 1,
    min: bound(field?.min, LOWEST),
    max: bound(field?.max, Number.POSITIVE_INFINITY),
  }
}
