import { useCallback, useLayoutEffect, useRef } from 'react'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'

/** The control that had focus, and the rows after and before it, the nearest first. */
type Noted = { control: HTMLElement; near: Element[] }

const ROW = '[data-row-id]'

/**
 * Keeps focus in the list when fresh HTML lacks what has it: it moves to the same control of the next row, else to the heading.
 * Returns what notes the focus before the HTML is replaced.
 */
export function useKeptFocus(host: HTMLElement): () => void {
  const noted = useRef<Noted>(undefined)
  const note = useCallback(() => {
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || control === host || !host.contains(control)) return
    const rows = [...host.querySelectorAll(ROW)]
    const at = rows.indexOf(control.closest(ROW) ?? host)
    noted.current = { control, near: at < 0 ? [] : [...rows.slice(at + 1), ...rows.slice(0, at).reverse()] }
  }, [host])
  useLayoutEffect(() => {
    const { control, near } = noted.current ?? {}
    if (!control || !near || (control.isConnected && control.checkVisibility())) return
    noted.current = undefined
    // The shopper may have gone on meanwhile.
    if (document.activeElement !== control && document.activeElement !== document.body) return
    const row = near.find((each) => host.contains(each) && !(each as HTMLElement).hidden)
    const alike = row?.querySelector<HTMLElement>(`${control.localName}[name="${control.getAttribute('name') ?? ''}"]`)
    giveFocus(alike ?? host.querySelector<HTMLElement>('[data-part=name]') ?? host)
  })
  return note
}
