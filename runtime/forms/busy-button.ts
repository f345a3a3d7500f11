import { useLayoutEffect } from 'react'

/** The button keeps its focus: `disabled` would move it to the start of the page. */
export const BUSY = { 'aria-disabled': true, 'data-vt-busy': '' } as const

/** Shows a button as busy that is outside of the view. */
export function useBusyOutside(host: HTMLElement, button: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    if (!button || host.contains(button)) return undefined
    for (const [name, value] of Object.entries(BUSY)) button.setAttribute(name, String(value))
    return () => {
      for (const name of Object.keys(BUSY)) button.removeAttribute(name)
    }
  }, [host, button])
}
