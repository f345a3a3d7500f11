import { useLayoutEffect, useRef } from 'react'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import { fieldOf } from './rows.ts'

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea'

type Rows = readonly ServerPart[]
type ElementOf = (row: ServerPart) => HTMLElement | undefined

/**
 * Keeps focus in the cart when fresh items lack the row that has it: it moves to the same control of the next row, after the
 * last one to the cart. Returns what notes the focus before the items are replaced.
 */
export function useKeptFocus(host: HTMLElement, rows: Rows, element: ElementOf): () => void {
  const noted = useRef<{ control: HTMLElement; rows: string[] }>(undefined)
  const note = () => {
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || control === host || !host.contains(control)) return
    const at = rows.findIndex((row) => element(row)?.contains(control))
    const keys = rows.map(({ key }) => key)
    noted.current = { control, rows: at < 0 ? [] : [...keys.slice(at), ...keys.slice(0, at).reverse()] }
  }
  useLayoutEffect(() => {
    const { control, rows: near } = noted.current ?? {}
    if (!control || !near || host.contains(control)) return
    noted.current = undefined
    const row = near.map((key) => rows.find((each) => each.key === key)).find(Boolean)
    focusAlike(host, row && element(row), control)
  })
  return note
}

function focusAlike(host: HTMLElement, row: HTMLElement | undefined, control: HTMLElement): void {
  const alike = row?.querySelector<HTMLElement>(selectorOf(control))
  const target = alike ?? fieldOf(row) ?? row?.querySelector<HTMLElement>(FOCUSABLE)
  giveFocus(target ?? host)
}

/** What distinguishes a control from the others of its row: the name of a button, or its part. */
function selectorOf(control: HTMLElement): string {
  const name = control.getAttribute('name')
  const { part } = control.dataset
  if (name && control instanceof HTMLButtonElement) return `button[name="${CSS.escape(name)}"]`
  if (part) return `${control.localName}[data-part="${CSS.escape(part)}"]`
  return control instanceof HTMLInputElement ? 'input[name^="Quantity"]' : control.localName
}
