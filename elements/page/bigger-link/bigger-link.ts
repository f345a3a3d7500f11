import type { Connected } from '../../../runtime/element/behaviour.ts'
import type { biggerLink } from './definition.ts'
import { isTaken, mainLink } from './rules.ts'
import { lastScroll, watchScrolls } from './scrolls.ts'

const MIDDLE = 1

/** The link is clicked with the same modifier keys, so listeners for links work for the card. */
export function connectBiggerLink({ host, attributes, signal }: Connected<typeof biggerLink>): void {
  watchScrolls(signal)

  const linkOf = (event: MouseEvent) =>
    event.defaultPrevented || isTaken(host, event.target) ? undefined : (mainLink(host) ?? undefined)

  const follow = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || isSelecting(host) || event.timeStamp - lastScroll(host) < attributes.guard) return
    // A card around this one must not follow its own link as well.
    event.preventDefault()
    link.dispatchEvent(clickLike(event))
  }

  host.addEventListener('click', follow, { signal })
  host.addEventListener('auxclick', (event) => event.button === MIDDLE && follow(event), { signal })
  // A press of the middle button would start the browser's own scrolling.
  const press = (event: MouseEvent) => event.button === MIDDLE && linkOf(event) && event.preventDefault()
  host.addEventListener('mousedown', press, { signal })
}

/** A click that ends a selection of the card's text is ignored. */
function isSelecting(host: HTMLElement): boolean {
  const selection = getSelection()
  return selection?.type === 'Range' && selection.containsNode(host, true)
}

/** The middle button opens a tab; a click from script does so only with the modifier key. */
function clickLike(event: MouseEvent): MouseEvent {
  const { altKey, shiftKey, detail, screenX, screenY, clientX, clientY } = event
  const isMiddle = event.button === MIDDLE
  const isMac = /mac/i.test(navigator.platform)
  return new MouseEvent('click', {
    ...{ bubbles: true, cancelable: true, composed: true, view: window },
    ...{ altKey, shiftKey, detail, screenX, screenY, clientX, clientY },
    ctrlKey: event.ctrlKey || (isMiddle && !isMac),
    metaKey: event.metaKey || (isMiddle && isMac),
  })
}
