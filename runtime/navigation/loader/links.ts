import { type LinkClick, linkRules } from '../visit.ts'
import { ownRules } from './link-rules.ts'

const XLINK = 'http://www.w3.org/1999/xlink'

const hrefOf = (link: Element) => link.getAttribute('href') ?? link.getAttributeNS(XLINK, 'href')

/** The link that was clicked, also inside an open shadow root, an image map or an SVG. */
function linkOf(event: Event): Element | undefined {
  return event
    .composedPath()
    .find(
      (node): node is Element => node instanceof Element && /^(a|area)$/.test(node.localName) && hrefOf(node) !== null,
    )
}

/** True if one of the rules leaves the link to the browser. */
export function isLeftToBrowser(link: LinkClick, { sameOriginLinks }: { sameOriginLinks: boolean }): boolean {
  // Only the browser can write addresses in the charset of such a page.
  if (document.characterSet !== 'UTF-8') return true
  const rules: typeof linkRules = { ...ownRules, ...(sameOriginLinks && { scheme: false }), ...linkRules }
  return Object.values(rules).some((rule) => rule !== false && rule(link))
}

/**
 * Listens to an event of the whole page after every other listener, also those that were added to the document or the
 * window later: it is added anew each time. A prevented event is left alone.
 */
export function listenLast<N extends 'click' | 'submit'>(
  name: N,
  signal: AbortSignal,
  listener: (event: WindowEventMap[N]) => void,
): void {
  const onEvent = (event: WindowEventMap[N]) => event.defaultPrevented || listener(event)
  const arm = () => {
    removeEventListener(name, onEvent)
    addEventListener(name, onEvent, { signal })
  }
  addEventListener(name, arm, { capture: true, signal })
}

/** The link of a click with its address, if both can be read. */
export function clickOf(event: MouseEvent): LinkClick | undefined {
  const element = linkOf(event)
  const href = element && hrefOf(element)
  if (typeof href !== 'string' || !URL.canParse(href, element?.baseURI)) return undefined
  return { element: element as Element, href, url: new URL(href, element?.baseURI), event }
}
