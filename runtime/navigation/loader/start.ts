import { send } from '../../page/events.ts'
import { $changes } from '../../request/loading.ts'
import { takeVisits, visit } from '../visit.ts'
import { afterFailure, failures } from './after-failure.ts'
import { goToMark } from './anchors.ts'
import { fallSilent, listen } from './announce.ts'
import { followForms } from './forms.ts'
import { addressRules } from './link-rules.ts'
import { clickOf, hearLast, isLeft } from './links.ts'
import type { LoaderOptions } from './options.ts'
import { forgetEarly, prefetchOnIntent, takeEarly } from './prefetch.ts'
import { glide } from './scroll.ts'
import { Session } from './session.ts'
import { forgetPages } from './text-cache.ts'

/**
 * Loads the pages of the site into the page area of `host` until the signal ends. False when another page loader does so already.
 */
export function startPageLoads(host: HTMLElement, options: LoaderOptions, signal: AbortSignal): boolean {
  const session: Session = new Session(host, {
    options,
    failed: (order, error) => afterFailure(session, order, error, signal),
  })
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
  prefetchOnIntent(session, signal)
  keepScroll(session, signal)
  listen()
  // The code of the modals comes while the shop can be reached, and not before it may be needed.
  document.addEventListener('page:loaded', () => setTimeout(failures), { once: true, signal })
  signal.addEventListener('abort', forgetPages)
  signal.addEventListener(
    'abort',
    $changes.listen(() => {
      forgetPages()
      forgetEarly()
    }),
  )
  return true
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
    early: noCache ? undefined : takeEarly(url),
  })
}

/** Another place of the page that is shown: nothing is fetched. */
function goThere(session: Session, url: URL): void {
  session.stop('the shopper stays')
  session.entries.write(url.href === location.href ? 'replace' : 'push', url)
  session.shown = url
  goToMark(url.hash || '#', session.outside.options.anchors)
}

function followLinks(session: Session, signal: AbortSignal): void {
  hearLast('click', signal, (event) => {
    const link = clickOf(event)
    if (!link || isLeft(link, session.outside.options)) return
    event.preventDefault()
    session.catchUp()
    const { url, href, element } = link
    if (href.includes('#') && session.isHere(url)) goThere(session, url)
    else void visit(url, { noCache: element.classList.contains('no-cache') })
  })
}

/** Back and Forward, also to entries that page script made. */
function followHistory(session: Session, signal: AbortSignal): void {
  const { entries } = session
  const turn = (event: PopStateEvent) => {
    // The browser took a step back that we asked for.
    if (entries.isTurning) return entries.turned()
    const isOwn = entries.follow()
    const url = new URL(location.href)
    if (session.isHere(url)) {
      session.stop('the shopper stays')
      entries.settle()
      session.shown = url
      // To an entry that the address bar or page script made, the browser has scrolled.
      if (isOwn) goBackThere(session, url)
      return
    }
    const noCache = entries.current.noCache ?? false
    if (send(document, 'page:before-visit', { url: url.href, replace: true, noCache }, true)) {
      const isAnimated = event.hasUAVisualTransition
      session.load({ url, method: 'GET', way: 'restore', noCache, isAnimated })
    } else entries.turnBack()
  }
  addEventListener('popstate', turn, { signal })
}

/** To a place of the page that is shown, where the shopper was. */
function goBackThere(session: Session, url: URL): void {
  const { anchors } = session.outside.options
  const place = session.entries.place
  if (url.hash) goToMark(url.hash, anchors)
  if (place) glide(() => place, anchors.duration)
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
