import { logOnly } from '../../page/warn.ts'
import type { ShopError } from '../../request/errors.ts'
import { $changes } from '../../request/loading.ts'
import { loadStrings, t } from '../../text/strings.ts'
import { loadFully, takeVisits, visit } from '../visit.ts'
import { fallSilent, listen } from './announce.ts'
import { followForms } from './forms.ts'
import { addressRules } from './link-rules.ts'
import { clickOf, hearLast, isLeft } from './links.ts'
import type { LoaderOptions } from './options.ts'
import { rare } from './rare.ts'
import { type Order, Session } from './session.ts'
import { forgetPages } from './text-cache.ts'

/**
 * Loads the pages of the site into the page area of `host` until the signal ends. False when another page loader does so already.
 */
export function startPageLoads(host: HTMLElement, options: LoaderOptions, signal: AbortSignal): boolean {
  const session: Session = new Session(host, options, (order, error) => fail(session, order, error, signal))
  const giveBack = takeVisits({
    running: (url) => session.running(url),
    load: (url, { replace, noCache }) => loadVisit(session, url, replace, noCache),
  })
  if (!giveBack) return false
  signal.addEventListener('abort', () => {
    giveBack()
    session.stop('the page loader left the page')
    history.scrollRestoration = 'auto'
    fallSilent()
  })
  followLinks(session, signal)
  followForms(session, signal)
  followHistory(session, signal)
  if (options.prefetch) import('../late/prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent(session, signal))
  keepScroll(session, signal)
  listen()
  // What the way back and failures need comes while the shop can be reached, and not before it may be needed.
  const fetchRest = () => rare().then((code) => code.prepare())
  document.addEventListener('page:loaded', () => setTimeout(() => fetchRest().catch(() => {})), { once: true, signal })
  signal.addEventListener('abort', forgetPages)
  signal.addEventListener('abort', $changes.listen(forgetPages))
  return true
}

function fail(session: Session, order: Order, error: ShopError, signal: AbortSignal): void {
  if (error.kind === 'aborted') logOnly(`The load of ${order.url.href} was aborted.`, error)
  else
    rare().then(
      (code) => code.afterFailure(session, order, error, signal),
      // Without a connection that code may not come: then the browser's own box tells.
      () => loadStrings().then(() => alert(t('Core.UnknownErrors'))),
    )
}

/** A visit by a link or by page script. Undefined: not for us. */
function loadVisit(session: Session, url: URL, replace: boolean, noCache: boolean): Promise<void> | undefined {
  session.catchUp()
  if (session.isHere(url) && url.hash !== '') {
    goThere(session, url)
    return Promise.resolve()
  }
  const isOurs = !Object.values(addressRules).some((rule) => rule({ href: url.href, url })) && !session.isOutdated
  if (!isOurs) return undefined
  return session.load({
    url,
    method: 'GET',
    way: replace ? 'replace' : 'push',
    noCache,
    early: noCache ? undefined : session.takeEarly?.(url),
  })
}

/** Another place of the page that is shown: nothing is fetched. */
function goThere(session: Session, url: URL): void {
  session.stop('the shopper stays')
  session.entries.write(url.href === location.href ? 'replace' : 'push', url)
  session.shown = url
  rare().then(({ goToMark }) => goToMark(url.hash || '#', session.options))
}

function followLinks(session: Session, signal: AbortSignal): void {
  hearLast('click', signal, (event) => {
    const link = clickOf(event)
    if (!link || isLeft(link, session.options)) return
    event.preventDefault()
    session.catchUp()
    const { url, href, element } = link
    if (href.includes('#') && session.isHere(url)) goThere(session, url)
    else void visit(url, { noCache: element.classList.contains('no-cache') })
  })
}

/** Back and Forward, also to entries that page script made. */
function followHistory(session: Session, signal: AbortSignal): void {
  const follow = ({ hasUAVisualTransition }: PopStateEvent) =>
    rare().then(
      ({ turn }) => turn(session, hasUAVisualTransition),
      () => loadFully(new URL(location.href), true),
    )
  addEventListener('popstate', follow, { signal })
}

/** The place is ours to restore, but for a reload and for other documents: those the browser knows best. */
function keepScroll(session: Session, signal: AbortSignal): void {
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  if (document.readyState === 'complete') take()
  // It has scrolled by then.
  else addEventListener('load', () => setTimeout(take), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && take(), { signal })
  addEventListener(
    'pagehide',
    () => {
      session.entries.save()
      history.scrollRestoration = 'auto'
    },
    { signal },
  )
}
