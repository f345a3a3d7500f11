import { useLayoutEffect } from 'react'
import { FOCUSABLE, giveFocus, tryFocus } from '../page/window/give-focus.ts'

/**
 * Keeps focus in an area whose rows are rendered anew. If the focused control is removed or hidden by that, focus moves
 * to the same control of its row at its new position, or else of the nearest row: the next, then the previous. `keys`
 * are the attributes that name a row; `otherwise` selects the element that is focused without a row, by default the
 * area itself.
 */
export function useKeptFocus(area: HTMLElement | null, keys: readonly string[], otherwise?: string): void {
  // Before the commit: a node that is removed has no focus any more.
  const focused = area && noteRow(area, keys)
  useLayoutEffect(() => {
    if (!focused) return
    const { control, names } = focused
    const { activeElement, body } = document
    const isHidden = activeElement === control && !control.checkVisibility()
    // The shopper may have moved the focus meanwhile; a control that was only moved is focused again.
    if (!isHidden && (activeElement !== body || tryFocus(control))) return
    const rows = new Map(rowsIn(area, keys))
    const near = names.flatMap((name) => controlsOf(rows.get(name ?? ''), control))
    const last = otherwise ? area.querySelector<HTMLElement>(otherwise) : null
    if (!near.some(tryFocus)) giveFocus(last ?? area)
  })
}

/** The rows of an area, by the values of their attributes. */
const rowsIn = (area: HTMLElement, keys: readonly string[]): [name: string, row: Element][] =>
  keys.length === 0
    ? []
    : [...area.querySelectorAll(keys.map((key) => `[${key}]`).join())].map((row) => [
        keys.map((key) => row.getAttribute(key)).join(),
        row,
      ])

/** The focused control of an area, and the names of the rows around it, the nearest first. */
function noteRow(area: HTMLElement, keys: readonly string[]) {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === area || !area.contains(control)) return undefined
  const rows = rowsIn(area, keys)
  const names = rows.map(([name]) => name)
  const at = rows.findIndex(([, row]) => row.contains(control))
  if (at < 0) return { control, names: [] }
  return { control, names: [...names.slice(at), ...names.slice(0, at).reverse()] }
}

/** The focusable elements of a row: first those like a control of another row. */
function controlsOf(row: Element | undefined, control: HTMLElement): Element[] {
  if (!row) return []
  const controls = [row, ...row.querySelectorAll(FOCUSABLE)].filter((one) => one !== control)
  const kind = kindOf(control)
  return [...controls.filter((one) => kindOf(one) === kind), ...controls]
}

/** The properties that a control shares with those of other rows; the names of fields differ by row. */
const kindOf = (control: Element): string => {
  const name = control instanceof HTMLButtonElement ? control.name : ''
  return [control.localName, control.getAttribute('type'), control.getAttribute('data-part'), name].join('|')
}
