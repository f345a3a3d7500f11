import { makeOutsideInert } from '../../../runtime/dialogs/outside.ts'
import { coversPage } from './rules.ts'

/** A menu over the whole page leaves nothing behind it to be used or scrolled; one in the flow leaves all as it is. */
export type Cover = { lay(panel: Element | null): void; lift(): void; isLaid(): boolean }

/** The cover of one menu. `lay` looks anew each time, since a theme may show the menu otherwise in another window. */
export function coverOf(host: Element): Cover {
  const page = document.documentElement
  let restore: (() => void) | undefined
  const lift = () => {
    if (!restore) return
    restore()
    restore = undefined
    delete page.dataset.vtCovered
    host.removeAttribute('data-covers')
  }
  const lay = (panel: Element | null) => {
    lift()
    if (!panel || !coversPage(panel)) return
    restore = makeOutsideInert(host)
    host.toggleAttribute('data-covers', true)
    // A page without a scroll bar must not get a gutter for one.
    page.dataset.vtCovered = innerWidth > page.clientWidth ? 'gutter' : ''
  }
  return { lay, lift, isLaid: () => restore !== undefined }
}
