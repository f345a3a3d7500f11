import type { StepRules } from '../../../runtime/ui/stepper/rules.ts'

/** Milliseconds after the last key until a typed quantity is final (§5, §9). */
export const TYPING_DELAY = 600

/** `max` 0 means no maximum. */
export type Bounds = { min: number; max: number; step: number }

/** Removes rounding errors: 1.1 + 2.2 is 3.3. */
const clean = (value: number): number => Number(value.toPrecision(12))

/** A whole step allows only whole quantities. */
const whole = (value: number, step: number): number => (Number.isInteger(step) ? Math.trunc(value) : clean(value))

/** Rounds up to the next multiple when the value rose, down when it fell; an unchanged value is kept. */
function snap(value: number, before: number | null, step: number): number {
  if (step <= 1 || value === before) return value
  // A rounding error of a float must not count as a part of a step.
  const steps = clean(value / step)
  return clean((value > (before ?? 0) ? Math.ceil(steps) : Math.floor(steps)) * step)
}

/**
 * The quantity for a typed number (§5), in the order of PRODUCT-35: rounded to the step, raised to the minimum, capped
 * at the maximum; so the bounds have priority. null, for text that is not a number, is returned as null.
 */
export function settleQuantity(typed: number | null, before: number | null, { min, max, step }: Bounds): number | null {
  if (typed === null) return null
  const raised = Math.max(snap(whole(typed, step), before, step), min)
  return max > 0 ? Math.min(raised, max) : raised
}

export function isAllowed(value: number, { min, max, step }: Bounds): boolean {
  if (max > 0 && value >= max) return value === max
  if (value <= min) return value === min
  return value === whole(value, step) && (step <= 1 || Number.isInteger(clean(value / step)))
}

/** Returns the next multiple above or below, or the bound before it. */
function nextQuantity(value: number | null, direction: 1 | -1, bounds: Bounds): number {
  const { step } = bounds
  if (value === null) return settleQuantity(bounds.min, null, { ...bounds, step: 1 }) as number
  const steps = clean(value / step)
  const multiple = (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step
  const target = step > 1 ? multiple : value + direction * step
  return settleQuantity(clean(target), value, bounds) as number
}

export function quantityRules(bounds: () => Bounds): StepRules {
  return {
    settle: (typed, before) => settleQuantity(typed, before, bounds()),
    next: (value, direction) => nextQuantity(value, direction, bounds()),
    canStep: (value, direction) => {
      const { min, max } = bounds()
      if (value === null) return true
      return direction > 0 ? max <= 0 || value < max : value > min
    },
    delayOf: () => TYPING_DELAY,
  }
}
