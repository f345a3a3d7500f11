import { giveFocus, tryFocus } from '../page/window/give-focus.ts'
import { topDialog } from './stack.ts'

const TABBABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Where focus goes when a dialog closes. */
export type FocusPlace = { goBack(): void }

/** The places of dialogs, also of closed ones: a dialog above may have been opened from inside them. */
const places = new WeakMap<HTMLDialogElement, FocusPlace>()

/**
 * Remembers where focus is before a dialog opens. `goBack` returns to the trigger; when that is gone, to the nearest
 * place around it that still is in the page; at last to the page area.
 */
export function rememberFocus(dialog: HTMLDialogElement, trigger = document.activeElement): FocusPlace {
  const around: Element[] = []
  for (let node = trigger?.parentElement; node && node !== document.body; node = node.parentElement) around.push(node)

  const goBack = () => {
    const open = topDialog()
    if (open && trigger && !open.contains(trigger) && open.contains(document.activeElement)) return
    if (trigger && trigger !== document.body && tryFocus(trigger)) return
    const outer = around.find((node): node is HTMLDialogElement => node instanceof HTMLDialogElement && !node.open)
    const below = outer && places.get(outer)
    if (below) return below.goBack()
    const isTaken = (node: Element) => node.isConnected && [...node.querySelectorAll(TABBABLE)].some(tryFocus)
    if (around.some(isTaken)) return
    const area = open ?? document.querySelector('main')
    if (area && !tryFocus(area)) giveFocus(area)
    // A closing dialog is still rendered while it fades, and would keep the keys.
    if (dialog.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  }

  const place = { goBack }
  places.set(dialog, place)
  return place
}
