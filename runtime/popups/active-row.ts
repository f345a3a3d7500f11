import { useState } from 'react'

/** The number of rows that Page Up and Page Down skip. */
const PAGE = 10

const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
}

let count = 0

/** An id that no other list of the page has. */
export const useListId = (): string => useState(() => `vt-list-${++count}`)[0]

export const rowId = (list: string, index: number): string => `${list}-${index}`

export type Movable = {
  /** The index of the active row; -1 if there is none. */
  active: number
  activate(index: number): void
  /** The indexes of the rows that can be chosen, in their order. */
  enabled: readonly number[]
  /** True: the first row follows the last, and page keys do nothing. */
  isRound?: boolean
}

/** Arrow and page keys move the active row; `hasEnds`: Home and End too. True if the key was one of them. */
export function moveActive(event: KeyboardEvent, options: Movable, hasEnds = false): boolean {
  const { key, altKey, ctrlKey, metaKey } = event
  const { isRound = false, activate } = options
  const step = STEPS[key]
  if (step === undefined || altKey || (!hasEnds && !Number.isFinite(step))) return false
  if (isRound ? Math.abs(step) > 1 : ctrlKey || metaKey) return false
  activate(rowAfter(step, options))
  return true
}

/** The row this many steps down or, with a negative number, up. Without an active row: the first one, or the last. */
function rowAfter(step: number, { active, enabled, isRound = false }: Movable): number {
  const isDown = step > 0
  const ahead = enabled.filter((index) => (isDown ? index > active : active < 0 || index < active))
  const next = isDown ? ahead[Math.min(step, ahead.length) - 1] : ahead.at(Math.max(step, -ahead.length))
  return next ?? enabled.at(isDown === isRound ? 0 : -1) ?? -1
}
