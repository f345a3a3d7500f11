import { coverPage } from '../../../runtime/dialogs/cover.ts'
import { coversPage } from './rules.ts'

/** A menu over the whole page leaves nothing behind it to be used or scrolled; one in the flow leaves all as it is. */
export type Cover = { lay(panel: Element | null): void; lift(): void; isLaid(): boolean }

/** The cover of one menu. `lay` looks anew each time, since a theme may show the menu otherwise in another window. */
export function coverOf(host: Element): Cover {
  let restore: (() => void) | undefined
  const lift = () => {
    if (!restore) return
    restore()
    restore = undefined
    host.removeAttribute('data-covers')
  }
  const lay = (panel: Element | null) => {
    lift()
    if (!panel || !coversPage(panel)) return
    restore = coverPage(host)
    host.toggleAttribute('data-covers', true)
  }
  return { lay, lift, isLaid: () => restore !== undefined }
}
