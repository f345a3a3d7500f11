import { useLayoutEffect } from 'react'
import { FOCUSABLE, giveFocus, tryFocus } from '../page/window/give-focus.ts'

type Options = {
  /** Which row is the nearest to one that is gone, where both are there: in a tree the one before, which may be its parent. */
  nearest?: 'next' | 'previous'
  /** A selector of what takes focus where no row does; without it, the area itself does. */
  otherwise?: string
}

/**
 * Keeps focus in an area whose rows are rendered anew. When what has focus is gone or hidden afterwards, focus moves to the
 * same control of its row at its new place, or else of the nearest row. `keys` are the attributes that name a row.
 */
export function useKeptFocus(area: HTMLElement | null, keys: readonly string[], options: Options = {}): void {
  // Before the commit: a node that is removed has no focus any more.
  const focused = area && noteRow(area, keys, options)
  useLayoutEffect(() => {
    if (!focused) return
    const { control, rows } = focused
    const { activeElement, body } = document
    const isHidden = activeElement === control && !control.checkVisibility()
    // The shopper may have gone on meanwhile; a control that was only moved takes it again.
    if (!isHidden && (activeElement !== body || tryFocus(control))) return
    const near = rows.flatMap((row) => controlsOf(area.querySelector(row), control))
    const otherwise = options.otherwise ? area.querySelector<HTMLElement>(options.otherwise) : null
    if (!near.some(tryFocus)) giveFocus(otherwise ?? area)
  })
}

/** The control that has focus in an area, and the selectors of the rows around it, the nearest first. */
function noteRow(area: HTMLElement, keys: readonly string[], { nearest = 'next' }: Options) {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === area || !area.contains(control)) return undefined
  const nodes = keys.length > 0 ? [...area.querySelectorAll(keys.map((key) => `[${key}]`).join())] : []
  const rows = nodes.map((row) => keys.map((key) => selectorOf(row, key)).join(''))
  const at = nodes.findIndex((row) => row.contains(control))
  if (at < 0) return { control, rows: [] }
  const [own, after, before] = [rows.slice(at, at + 1), rows.slice(at + 1), rows.slice(0, at).reverse()]
  return { control, rows: [...own, ...(nearest === 'next' ? [after, before] : [before, after]).flat()] }
}

function selectorOf(row: Element, key: string): string {
  const value = row.getAttribute(key)
  return value === null ? '' : `[${key}="${CSS.escape(value)}"]`
}

/** What can have focus in a row: first what is like a control of another row. */
function controlsOf(row: Element | null, control: HTMLElement): Element[] {
  if (!row) return []
  const controls = [row, ...row.querySelectorAll(FOCUSABLE)].filter((one) => one !== control)
  const kind = kindOf(control)
  return [...controls.filter((one) => kindOf(one) === kind), ...controls]
}

/** What a control has in common with those of other rows; the names of fields differ by their rows. */
const kindOf = (control: Element): string => {
  const name = control instanceof HTMLButtonElement ? control.name : ''
  return [control.localName, control.getAttribute('type'), control.getAttribute('data-part'), name].join('|')
}
