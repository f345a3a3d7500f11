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

/** The argument of the rules: a click on a link, or a submitted form. */
export type LinkClick = {
  element: Element
  /** The address as written. */
  href: string
  url: URL
  event: MouseEvent | SubmitEvent
}

/** True: the click is left to the browser. */
export type LinkRule = (link: LinkClick) => boolean

/**
 * Which links are not loaded in place, by name, added to those of the library (§2): a function adds a rule or replaces
 * one, `false` removes one.
 * `linkRules.basket = ({ url }) => url.pathname.endsWith('/basket')`
 */
export const linkRules: Record<string, LinkRule | false> = {}

/** The code that loads pages in place: the page's `<page-loader>`. */
export type PageLoads = {
  /** The visit to this address that is in progress already. */
  running(url: URL): Promise<void> | undefined
  /** Undefined: it cannot load the address. */
  load(url: URL, options: Required<VisitOptions>): Promise<void> | undefined
  /** Adds the address of content that a tag has loaded to the history: Back then loads the previous page. */
  push(url: URL): void
}

let loads: PageLoads | undefined

/** Registers the code that loads visits. Returns a function that ends this; undefined if other code is registered. */
export function takeVisits(own: PageLoads): (() => void) | undefined {
  if (loads) return undefined
  loads = own
  return () => {
    loads = undefined
  }
}

/**
 * Opens a page of the site. The cancelable `page:before-visit` is sent on the document first; a listener may change
 * `detail.url`. An address of another origin or scheme is refused. With a `<page-loader>` in the page the promise
 * settles when the page is shown, and fails with a ShopError; the failure need not be caught.
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
  // `page:before-visit` fetches its code.
  if (loads || !document.querySelector('page-loader:not(:defined, [load=interaction])')) return go()
  const done = withinAct('the page loader', customElements.whenDefined('page-loader').then(nextTask)).then(go, go)
  done.catch(() => {})
  return done
}

/** A tag registers a microtask after it is defined. */
const nextTask = () => new Promise((done) => setTimeout(done))

/** The code that loads pages in place, also for Back; undefined if each page is a document of its own. */
export const pageLoads = (): PageLoads | undefined => loads

/** True if the element, or one around it, has the attribute by which it leads to the same page with other settings. */
export const keepsPlace = (element: Element): boolean => element.closest('[data-keep-place]') !== null

/** Leaves the page for another document. The cancelable `page:before-full-load` is sent on the document first. */
export function loadFully(url: URL, replace = false): void {
  if (!send(document, 'page:before-full-load', { url: url.href, replace }, true)) return
  // With a fragment in the address, the browser would only scroll.
  if (url.hash !== '' && url.href === location.href) location.reload()
  else if (replace) location.replace(url)
  else location.assign(url)
}
