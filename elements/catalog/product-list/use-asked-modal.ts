import { useEffect } from 'react'
import { deferred } from '../../../runtime/page/deferred.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { noteAskedOpened, wasAskedOpened } from '../../../runtime/page/window/asked-once.ts'
import { here } from '../../../runtime/page/window/history.ts'
import type { Addresses } from './asked-modal.ts'

const modalCode = deferred('<product-list>', () => import('./asked-modal.ts'))

/** Milliseconds from the display of a list to the wishlist modal that its address requests (§9). */
export const OPEN_DELAY = 200

/** The modal opens once for each page (§2). */
export function useAskedModal(host: Element, { wishlist, birthlist }: Addresses): void {
  useEffect(() => {
    if (!/[?&]open(Wishlist|Birthlist)\b/.test(here().search)) return
    const open = () =>
      modalCode.get().then(
        ({ openAsked }) => {
          if (!wasAskedOpened() && openAsked(host, { wishlist, birthlist })) noteAskedOpened()
        },
        (error: unknown) => logOnly('The list that the address requests was not opened.', error),
      )
    const timer = setTimeout(open, OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [host, wishlist, birthlist])
}
