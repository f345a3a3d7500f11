import { track } from '../../page/analytics.ts'
import { send } from '../../page/events.ts'
import { markCultureRoot } from '../../page/paths.ts'
import { warn } from '../../page/warn.ts'
import { prefersReducedMotion } from '../../page/window/reduced-motion.ts'
import { $changes } from '../../request/loading.ts'
import type { PageArrival } from '../loader/fetch-page.ts'
import { focusAfterRender, focusPage } from '../loader/focus.ts'
import { homeClassOf } from '../loader/options.ts'
import type { Order } from '../loader/order.ts'
import type { Phases } from '../loader/phases.ts'
import { scrollToStart } from '../loader/scroll.ts'
import type { Session } from '../loader/session.ts'
import { renderPage } from '../render/render-page.ts'
import { loadFully } from '../visit.ts'
import { NeedsFullLoad } from './full-load.ts'
import { scrollToAnchor } from './history/anchors.ts'
import { enter } from './history/enter.ts'
import { stay } from './history/stay.ts'
import { type CachedPage, cachePage } from './history/text-cache.ts'

type Page = CachedPage | PageArrival

type Way = { phases: Phases; signal: AbortSignal }

/**
 * Shows a page in the page area, with its history entry, scroll position, focus and events. A page that cannot be shown
 * there faithfully is loaded by the browser.
 */
export async function showPage(session: Session, order: Order, page: Page, way: Way): Promise<void> {
  try {
    await show(session, order, page, way)
  } catch (error) {
    if (!(error instanceof NeedsFullLoad)) throw error
    loadFully(page.url, order.way !== 'push' || session.shown.href === page.url.href)
  }
}

/** The answer to a form cannot be requested again. */
function refuse({ method, url }: Order, reason: string): void {
  if (method === 'GET') throw new NeedsFullLoad(reason)
  warn(
    `The answer to the form at ${url.href} ${reason}.`,
    'It is shown in place, and not quite as the browser would show it.',
    'Give the form the class no-ajax.',
  )
}

async function show(session: Session, order: Order, page: Page, { phases, signal }: Way): Promise<void> {
  const { area, options } = session
  const { url } = page
  const { keepPlace } = order
  if ('against' in page && page.against) refuse(order, page.against)
  const withTransition = options.viewTransitions && !prefersReducedMotion() && !order.isAnimated && !keepPlace
  // An anchor may be in a part that arrives later.
  const mayStream = order.method === 'GET' && !withTransition && !order.isWhole && !keepPlace && !url.hash
  const isStreamed = typeof page.html !== 'string' && mayStream
  const scrollToHash =
    url.hash && !order.scroll ? () => scrollToAnchor(url.hash, { ...options, anchorDuration: 0 }) : () => false

  const markHome = () => markCultureRoot(homeClassOf(options), url.pathname)
  let { scroll = scrollToStart, focus } = order
  const placed = () => {
    markHome()
    scroll(area)
    const isThere = scrollToHash()
    if (!focus?.(area) && !isThere) focusPage(area)
  }
  const commit = async () => {
    await phases.left
    signal.throwIfAborted()
    if (keepPlace) ({ scroll, focus } = stay(area))
    if (!keepPlace) closeDialogs()
    enter(session, order, url)
    session.showsPage()
    send(document, 'page:swap', { url: url.href, isStreamed })
    phases.enter()
  }
  const runScripts = !order.isError
  const against = (reason: string) => refuse(order, reason)
  const how = {
    area,
    signal,
    isStreamed,
    withTransition,
    runScripts,
    keepsViews: keepPlace === true,
    refuse: against,
    commit,
    placed,
  }
  const rendered = 'render' in page ? page.render?.(how) : undefined
  const answer = { url, html: keep(page, order), nonces: page.nonces }
  const { title } = await (rendered ?? renderPage(answer, how))
  if (isStreamed) focusAfterRender(area, order.focus)
  markHome()
  if (!order.isQuiet) {
    track({ event: 'page_view', page_location: url.href, page_title: title })
    // A focused heading is read out: the title would be a repetition.
    if (keepPlace) session.announce(statusOf(area))
    else session.announce(document.activeElement?.localName === 'h1' ? '' : title)
  }
  send(document, 'page:loaded', { url: url.href, title })
}

/** The status of a page of which only the settings changed, such as the number of products. */
const statusOf = (area: HTMLElement): string =>
  area.querySelector('[data-page-status]')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Closes only popovers with light dismiss: manual ones, such as that of notices, are closed by their owner. */
function closeDialogs(): void {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog:modal, :popover-open:not([popover=manual])'))
    open.popover ? open.hidePopover() : open.close()
}

/** The text of a page; once the whole text has arrived, Back may use it. */
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
  cachePage({ url, html: text, nonces, time: Date.now() }, changes)
}
