import { giveFocus } from '../../../page/window/give-focus.ts'
import { animateScroll, begin } from './scroll-animation.ts'

/** Milliseconds (800), and pixels added to the top of the target (-200, §9). */
type AnchorScroll = { anchorDuration: number; anchorOffset: number }

function anchorTarget(hash: string): HTMLElement | undefined {
  // The text as written is tried first: an id may contain "%20" itself.
  for (const id of new Set([hash.slice(1), decoded(hash.slice(1))])) {
    const found = id && (document.getElementById(id) ?? document.getElementsByName(id)[0])
    if (found) return found
  }
  return undefined
}

/** Opens the elements in which a target is hidden, as the browser does: closed details, and `hidden="until-found"`. */
function reveal(target: HTMLElement): void {
  for (let each: HTMLElement | null = target; each; each = each.parentElement) {
    if (each.getAttribute('hidden') === 'until-found') {
      each.dispatchEvent(new Event('beforematch', { bubbles: true }))
      each.removeAttribute('hidden')
    }
    const { parentElement: around } = each
    if (around instanceof HTMLDetailsElement && !each.matches('summary:first-of-type')) around.open = true
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const MARK = 'is-target'

/**
 * Sets the class of the element that the address names. The class is needed since `:target` matches only after the
 * browser's own navigation.
 */
export function markTarget(hash: string): void {
  const target = anchorTarget(hash)
  for (const old of document.querySelectorAll(`.${MARK}`)) if (old !== target) old.classList.remove(MARK)
  target?.classList.add(MARK)
}

/** Scrolls to the target of a fragment and focuses it; `#` and `#top` are the top. False if the page has no target. */
export function scrollToAnchor(hash: string, { anchorDuration, anchorOffset }: AnchorScroll): boolean {
  const target = anchorTarget(hash)
  if (!target && !/^(#(top)?)?$/i.test(hash)) return false
  markTarget(hash)
  if (target) reveal(target)
  const top = () => (target ? target.getBoundingClientRect().top + scrollY + anchorOffset : 0)
  animateScroll(() => ({ x: scrollX, y: top() }), anchorDuration)
  if (target) giveFocus(target)
  return true
}

/**
 * Scrolls to the element that a fragment names. If that part of the page has yet to arrive, it does so when the whole
 * page has arrived, as browsers do, unless the shopper has scrolled or pressed something meanwhile.
 */
export function goToAnchor(hash: string, options: AnchorScroll, arriving: Promise<void> | undefined): void {
  if (scrollToAnchor(hash, options) || !arriving) return
  const wait = begin()
  arriving.then(
    () => wait.signal.aborted || scrollToAnchor(hash, options),
    // Another visit shows another page.
    () => wait.abort(),
  )
}
