import { track } from '../../page/analytics.ts'
import { send } from '../../page/events.ts'
import { markCultureRoot } from '../../page/paths.ts'
import { prefersReducedMotion } from '../../page/window/reduced-motion.ts'
import { $changes } from '../../request/loading.ts'
import type { CachedPage } from '../deferred/history/text-cache.ts'
import type { PageArrival } from './fetch-page.ts'
import { focusAfterRender, focusPage } from './focus.ts'
import { loadDeferred } from './load-deferred.ts'
import { homeClassOf } from './options.ts'
import type { Phases } from './phases.ts'
import { scrollToStart } from './scroll.ts'
import type { Order, Session } from './session.ts'

type Page = CachedPage | PageArrival

/** Puts a page into the page area, with its history entry, scroll, focus and events. */
export async function showPage(
  session: Session,
  order: Order,
  page: Page,
  { phases, signal }: { phases: Phases; signal: AbortSignal },
): Promise<void> {
  const { area, options } = session
  const { url } = page
  const { keepPlace } = order
  const withTransition = options.viewTransitions && !prefersReducedMotion() && !order.isAnimated && !keepPlace
  // An anchor may be in a part that arrives late.
  const mayStream = order.method === 'GET' && !withTransition && !order.isWhole && !keepPlace && !url.hash
  const isStreamed = typeof page.html !== 'string' && mayStream
  const scrollToHash = url.hash && !order.scroll ? await prepareAnchorScroll(session, url) : () => false

  const markHome = () => markCultureRoot(homeClassOf(options), url.pathname)
  let { scroll = scrollToStart, focus } = order
  const placed = () => {
    markHome()
    scroll(area)
    const isThere = scrollToHash()
    if (!focus?.(area) && !isThere) focusPage(area)
  }
  const commit = async () => {
    const [{ enter, stay }] = await Promise.all([session.prepareDeferred(), phases.left])
    signal.throwIfAborted()
    if (keepPlace) ({ scroll, focus } = stay(area))
    if (!keepPlace) closeDialogs()
    enter(session, order, url)
    send(document, 'page:swap', { url: url.href, isStreamed })
    phases.enter()
  }
  const runScripts = !order.isError
  const how = { area, signal, isStreamed, withTransition, runScripts, keepsViews: keepPlace === true, commit, placed }
  const rendered = 'render' in page ? page.render?.(how) : undefined
  const answer = { url, html: keep(page, order), nonces: page.nonces }
  const { title } = await (rendered ?? loadDeferred().then(({ renderPage }) => renderPage(answer, how)))
  if (isStreamed) focusAfterRender(area, order.focus)
  markHome()
  if (!order.isQuiet) {
    track({ event: 'page_view', page_location: url.href, page_title: title })
    session.announce(keepPlace ? statusOf(area) : title)
  }
  send(document, 'page:loaded', { url: url.href, title })
}

/** What a page says of itself when only its settings are others, such as how many products are left. */
const statusOf = (area: HTMLElement): string =>
  area.querySelector('[data-page-status]')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}

/** Returns a function that jumps to the anchor of an address; it returns false while the page has no such element. */
async function prepareAnchorScroll({ options }: Session, { hash }: URL): Promise<() => boolean> {
  const { scrollToAnchor } = await loadDeferred()
  return () => scrollToAnchor(hash, { ...options, anchorDuration: 0 })
}

/** The text of a page; once it has come as a whole, the way back may use it. */
function keep(page: Page, { noCache }: Order): string | AsyncIterable<string> {
  if (typeof page.html === 'string') return page.html
  return 'mayKeep' in page && page.mayKeep && !noCache ? record(page) : page.html
}

async function* record({ url, html, nonces }: PageArrival): AsyncGenerator<string> {
  let text = ''
  const changes = $changes.get()
  for await (const part of html) {
    text += part
    yield part
  }
  const page = { url, html: text, nonces, time: Date.now() }
  loadDeferred().then(
    ({ cachePage }) => cachePage(page, changes),
    () => {},
  )
}
