import { modals } from '../../dialogs/open-page.ts'
import { ChunkLoadError } from '../../page/deferred.ts'
import { logDetail } from '../../page/warn.ts'
import { here } from '../../page/window/history.ts'
import { IN_BROWSER } from '../../page/window/in-browser.ts'
import type { ShopError } from '../../request/errors.ts'
import { loadStrings } from '../../text/strings.ts'
import { rememberFirstPage } from '../first-page.ts'
import { keepsPlace, loadFully, takeVisits, type VisitOptions, visit } from '../visit.ts'
import { wantsToBeAsked } from './before-unload.ts'
import { failureText } from './failure-text.ts'
import { followForms } from './forms.ts'
import { addressRules } from './link-rules.ts'
import { clickOf, isLeftToBrowser, listenLast } from './links.ts'
import type { LoaderOptions } from './options.ts'
import type { Order } from './order.ts'
import { pageCode } from './page-code.ts'
import { Session } from './session.ts'

// For a page that has this tag without the entry of the library.
if (IN_BROWSER) rememberFirstPage()

/** Loads the pages of the site until the signal ends. Returns false when another page loader does so already. */
export function startPageLoads(host: HTMLElement, options: LoaderOptions, signal: AbortSignal): boolean {
  const failed = (order: Order, error: ShopError) => fail(session, order, error, signal)
  const session: Session = new Session(host, options, failed, signal)
  const releaseVisits = takeVisits({
    running: (url) => session.running(url),
    load: (url, options) => loadVisit(session, url, options),
    push: (url) => push(session, url),
  })
  if (!releaseVisits) return false
  signal.addEventListener('abort', () => {
    releaseVisits()
    session.stop('the page loader left the page')
  })
  followLinks(session, signal)
  followForms(session, signal)
  const restore = (isAnimated: boolean) =>
    session.prepareDeferred().then(
      ({ restoreEntry }) => restoreEntry(session, isAnimated),
      // The browser itself moves within the page.
      () => session.isHere(new URL(location.href)) || loadFully(new URL(location.href), true),
    )
  addEventListener('popstate', ({ hasUAVisualTransition }) => restore(hasUAVisualTransition), { signal })
  addEventListener('pageshow', () => (session.isLeaving = false), { signal })
  const ignore = () => {}
  if (options.prefetch)
    pageCode
      .get()
      .then(() => session.prepareDeferred())
      .then(({ prefetchOnIntent }) => prefetchOnIntent(session, signal), ignore)
  // The code of the modals is fetched while the shop can be reached, and not before it may be needed.
  document.addEventListener('page:loaded', () => setTimeout(modals.prefetch), { once: true, signal })
  return true
}

function fail(session: Session, order: Order, error: ShopError, signal: AbortSignal): void {
  if (error.kind === 'aborted') logDetail(`The load of ${order.url.href} was aborted.`)
  else {
    const code = error.cause instanceof ChunkLoadError ? Promise.reject(error.cause) : session.prepareDeferred()
    code.then(
      ({ afterFailure }) => afterFailure(session, order, error, signal),
      // That code may fail to load: after a deploy, or without a connection.
      () => {
        if (order.method === 'GET' && navigator.onLine) {
          session.isLeaving = true
          loadFully(order.url)
        } else loadStrings().then(() => alert(failureText()))
      },
    )
  }
}

/** Loads a page for a link or for page script. Returns undefined if the address cannot be loaded in place. */
function loadVisit(session: Session, url: URL, options: Required<VisitOptions>): Promise<void> | undefined {
  const { replace, noCache, keepPlace } = options
  session.catchUp()
  if (session.isHere(url) && url.hash !== '') {
    goInPage(session, url)
    return Promise.resolve()
  }
  const isOurs =
    !Object.values(addressRules).some((rule) => rule({ href: url.href, url })) &&
    !session.isOutdated &&
    !session.isLeaving &&
    !wantsToBeAsked()
  if (!isOurs) return undefined
  return session.load({
    url,
    method: 'GET',
    way: replace ? 'replace' : 'push',
    noCache,
    keepPlace,
    early: noCache ? undefined : session.takeEarly?.(url),
  })
}

/** The page that is shown has another address, which is a new entry. */
function push(session: Session, url: URL): void {
  session.catchUp()
  session.prepareDeferred().then(
    () => {
      session.entries?.write(session.area, 'push', url, { keepPlace: true })
      session.shown = url
    },
    () => loadFully(url),
  )
}

/** Shows another anchor of the page that is shown already. Nothing is fetched. */
function goInPage(session: Session, url: URL): void {
  session.stay()
  session.prepareDeferred().then(
    ({ goToAnchor }) => {
      const { href } = here()
      session.entries?.write(session.area, url.href === href ? 'replace' : 'push', url)
      session.shown = url
      goToAnchor(url.hash || '#', session.options, session.arriving)
      // The browser sends this event only for its own entries, and later.
      const changed = new HashChangeEvent('hashchange', { oldURL: href, newURL: url.href })
      if (href !== url.href) setTimeout(() => dispatchEvent(changed))
    },
    () => {
      location.hash = url.hash
    },
  )
}

function followLinks(session: Session, signal: AbortSignal): void {
  listenLast('click', signal, (event) => {
    const link = clickOf(event)
    if (!link || isLeftToBrowser(link, session.options)) return
    event.preventDefault()
    session.catchUp()
    const { url, href, element } = link
    if (href.includes('#') && session.isHere(url)) goInPage(session, url)
    else void visit(url, { noCache: element.classList.contains('no-cache'), keepPlace: keepsPlace(element) })
  })
}
