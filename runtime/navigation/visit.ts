import { withinAct } from '../page/deferred.ts'
import { send } from '../page/events.ts'
import { ownUrl } from '../page/paths.ts'
import { warn } from '../page/warn.ts'

export type VisitOptions = {
  /** True: the page replaces the present one in the history. */
  replace?: boolean
  /** True: the server itself is asked, past every cache; the history entry remembers it. */
  noCache?: boolean
  /** True: the same page with other settings. Scroll and focus stay where they are, and nothing fades. */
  keepPlace?: boolean
}

/** A click on a link, or a form that is sent, as the rules see it. */
export type LinkClick = {
  /** The link, or the form. */
  element: Element
  /** The address as it is written. */
  href: string
  url: URL
  event: MouseEvent | SubmitEvent
}

/** True: the click is left to the browser. */
export type LinkRule = (link: LinkClick) => boolean

/**
 * Which links are not loaded in place, by name, over those of the library (§2): a function adds a rule or replaces
 * one, `false` takes one away. `linkRules.basket = ({ url }) => url.pathname.endsWith('/basket')`
 */
export const linkRules: Record<string, LinkRule | false> = {}

/** What loads pages in place: the page's `<page-loader>`. */
export type PageLoads = {
  /** The visit to this address that is under way already. */
  running(url: URL): Promise<void> | undefined
  /** Undefined: the address is none that it can load. */
  load(url: URL, options: Required<VisitOptions>): Promise<void> | undefined
  /** Puts the address of what a tag has loaded into the history: Back then loads the page before. */
  push(url: URL): void
}

let loads: PageLoads | undefined

/** Hands the visits of the page over, and returns how to take them back; undefined when something else has them. */
export function takeVisits(own: PageLoads): (() => void) | undefined {
  if (loads) return undefined
  loads = own
  return () => {
    loads = undefined
  }
}

/**
 * Goes to a page of the site. The cancelable `page:before-visit` is sent on the document first; a listener may change
 * `detail.url`. An address of another origin or scheme is refused. With a `<page-loader>` in the page the promise settles when
 * the page is shown, and fails with a ShopError; who does not listen need not catch.
 */
export function visit(address: string | URL, options: VisitOptions = {}): Promise<void> {
  const { replace = false, noCache = false, keepPlace = false } = options
  const url = ownUrl(String(address))
  if (!url) {
    warn(`visit("${address}") leaves the site.`, 'It is not followed.', 'Use a plain link for other sites.')
    return Promise.resolve()
  }
  const running = loads?.running(url)
  if (running) return running
  const detail = { url: url.href, replace, noCache, keepPlace }
  if (!send(document, 'page:before-visit', detail, true)) return Promise.resolve()
  const target = ownUrl(detail.url) ?? url
  const go = () => {
    const loaded =
      loads?.running(target) ?? loads?.load(target, { replace: detail.replace, noCache: detail.noCache, keepPlace })
    if (!loaded) loadFully(target, replace)
    return loaded ?? Promise.resolve()
  }
  if (loads || !document.querySelector('page-loader:not(:defined)')) return go()
  const done = withinAct('the page loader', customElements.whenDefined('page-loader').then(nextTask)).then(go, go)
  done.catch(() => {})
  return done
}

/** A tag takes the visits a microtask after it is defined. */
const nextTask = () => new Promise((done) => setTimeout(done))

/** What loads pages in place, and Back with them; undefined where each is a document of its own. */
export const pageLoads = (): PageLoads | undefined => loads

/** True where the page says, on the element or around it, that it leads to the same page with other settings. */
export const keepsPlace = (element: Element): boolean => element.closest('[data-keep-place]') !== null

/** Leaves the page for another document. The cancelable `page:before-full-load` is sent on the document first. */
export function loadFully(url: URL, replace = false): void {
  if (!send(document, 'page:before-full-load', { url: url.href, replace }, true)) return
  // With a fragment in the address, the browser would only scroll.
  if (url.hash !== '' && url.href === location.href) location.reload()
  else if (replace) location.replace(url)
  else location.assign(url)
}
