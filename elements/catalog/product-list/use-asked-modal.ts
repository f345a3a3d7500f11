import { useEffect } from 'react'
import type { Addresses } from './asked-modal.ts'

/** Milliseconds from a list's arrival to the wishlist modal that its address asks for (§9). */
export const OPEN_DELAY = 200

/** The address whose modal was opened: moving the list in the page, or a second list, does not open it again. */
let opened = ''

document.addEventListener('page:leave', () => {
  opened = ''
})

/** Opens the wishlist or birth list that the address asks for, once a page (§2). Its code comes only then. */
export function useAskedModal(host: Element, { wishlist, birthlist }: Addresses): void {
  useEffect(() => {
    if (!/[?&]open(Wishlist|Birthlist)\b/.test(location.search)) return
    const open = async () => {
      const { openAsked } = await import('./asked-modal.ts')
      if (opened !== location.href && openAsked(host, { wishlist, birthlist })) opened = location.href
    }
    const timer = setTimeout(open, OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [host, wishlist, birthlist])
}
