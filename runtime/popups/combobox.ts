import { useState } from 'react'

/** Rows that Page Up and Page Down pass. */
const PAGE = 10

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

let count = 0

/** An id that no other list of the page has. */
export const useListId = (): string => useState(() => `vt-list-${++count}`)[0]

export type ComboboxOptions = {
  /** The id of the list; its rows have the ids of `rowId`. */
  list: string
  isOpen: boolean
  /** The row that keys work on; -1 for none. */
  active: number
  activate(index: number): void
  /** The rows that can be chosen, in their order. */
  enabled: readonly number[]
  /** From the last row to the first one, and back; pages are not turned. */
  isRound?: boolean
  open(): void
  close(): void
  /** Takes the text away. */
  clear(): void
  /** Chooses the active row, or without one what Enter means. False leaves the key to the browser. */
  choose(by: KeyboardEvent): boolean
  /** Takes the active row off the list. False leaves the key to the browser. */
  remove?(): boolean
  /** Keys of the text that the list does not know, after which the caret moves. */
  onCaret?(): void
  /** Tab is about to leave the field. */
  onTab?(): void
}

export const rowId = (list: string, index: number): string => `${list}-${index}`

/** What names the active row to assistive technology. */
export const activeRowProps = (list: string, active: number) => ({
  'aria-activedescendant': active < 0 ? undefined : rowId(list, active),
})

/**
 * What a text field is given to be the combobox of a list (ARIA 1.2): the focus stays in it. For a field of the theme, as the
 * props of its part, and for one of the view, as a `NativeInput`.
 */
export function comboboxProps(options: ComboboxOptions) {
  const { list, isOpen, active } = options
  return {
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': list,
    ...activeRowProps(list, active),
    onKeyDown: (event: KeyboardEvent) => onKey(event, options),
  } as const
}

function onKey(event: KeyboardEvent, options: ComboboxOptions): void {
  // 229: a key of the composition, where the browser does not say so otherwise.
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
  const isDone = options.isOpen ? onKeyOfList(event, options) : onKeyOfClosed(event, options)
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation()
}

function onKeyOfList(event: KeyboardEvent, options: ComboboxOptions): boolean {
  const { key, altKey } = event
  if (key === 'Escape' || (altKey && key === 'ArrowUp')) options.close()
  else if (key === 'Enter') return options.choose(event)
  else if (key === 'Delete') return options.remove?.() ?? false
  else {
    if (moveActive(event, options)) return true
    if (key === 'Tab') options.onTab?.()
    else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) options.onCaret?.()
    return false
  }
  return true
}

function onKeyOfClosed(event: KeyboardEvent, { open, clear }: ComboboxOptions): boolean {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event
  if (ctrlKey || metaKey) return false
  if (key === 'Escape' && (currentTarget as HTMLInputElement).value !== '') clear()
  else if (key === 'ArrowDown' || (key === 'ArrowUp' && !altKey)) open()
  else return false
  return true
}

type Movable = Pick<ComboboxOptions, 'active' | 'activate' | 'enabled' | 'isRound'>

/** Arrow and page keys move the active row; `hasEnds`: Home and End too. True when the key was one of them. */
export function moveActive(event: KeyboardEvent, { active, activate, enabled, isRound }: Movable, hasEnds = false) {
  const { key, altKey, ctrlKey, metaKey } = event
  const ends: Record<string, number> = { Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }
  const step = STEPS[key] ?? (hasEnds ? ends[key] : undefined)
  if (step === undefined || altKey || ((ctrlKey || metaKey) && !isRound)) return false
  if (isRound && Math.abs(step) > 1) return false
  activate(isRound ? roundStep(enabled, active, step) : stepFrom(enabled, active, step))
  return true
}

function roundStep(enabled: readonly number[], active: number, step: number): number {
  const size = enabled.length
  const from = active < 0 && step < 0 ? size : enabled.indexOf(active)
  return size === 0 ? -1 : (enabled[(from + step + size) % size] ?? -1)
}

function stepFrom(enabled: readonly number[], active: number, step: number): number {
  const last = enabled.length - 1
  const here = enabled.findIndex((index) => index >= active)
  // From a row that cannot be chosen, a step down has been made by looking for the next that can.
  const isBetween = step > 0 && enabled[here] !== active
  const from = active < 0 ? (step > 0 ? -1 : last + 1) : here < 0 ? last + 1 : here - Number(isBetween)
  return enabled[Math.max(0, Math.min(from + step, last))] ?? -1
}
