import { giveFocus, tryFocus } from '../page/window/give-focus.ts'
import { topDialog } from './stack.ts'

const TABBABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Remembers which element has the focus after a dialog closes. */
export type FocusPlace = { goBack(): void }

/** One entry for each dialog, also a closed one: a dialog above it may have been opened from inside it. */
const places = new WeakMap<HTMLDialogElement, FocusPlace>()

/**
 * Remembers the focus before a dialog opens. `goBack` returns it to the trigger; if that has left the page, to the
 * nearest element around it that is still in the page, else to the page area.
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
    // A closing dialog is still rendered while it fades, and would get the keys.
    if (dialog.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  }

  const place = { goBack }
  places.set(dialog, place)
  return place
}
