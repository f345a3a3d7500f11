import { track } from '../../page/analytics.ts'
import { send } from '../../page/events.ts'
import { isCultureRoot } from '../../page/paths.ts'
import { type DrawOptions, drawPage } from '../draw/draw.ts'
import { goToMark } from './anchors.ts'
import { announceText } from './announce.ts'
import type { PageArrival } from './fetch-page.ts'
import { focusPage, noteFocus, refocus, wrongField } from './focus.ts'
import type { Phases } from './phases.ts'
import { isCalm, returnTo, scrollToStart } from './scroll.ts'
import type { Order, Session } from './session.ts'
import { type CachedPage, cachePage } from './text-cache.ts'
import { showParts } from './update.ts'

type Page = CachedPage | PageArrival

/** Puts a page into the page area, with its place in the history, scroll, focus and events. */
export async function showPage(
  session: Session,
  order: Order,
  page: Page,
  { phases, signal }: { phases: Phases; signal: AbortSignal },
): Promise<void> {
  const { area, outside, entries } = session
  const { options } = outside
  const { url } = page
  const place = order.way === 'restore' ? entries.place : undefined
  const withTransition = options.viewTransitions && !isCalm() && !order.isAnimated
  const isStreamed = typeof page.html !== 'string' && order.method === 'GET' && !withTransition && !place?.y
  const anchors = { ...options.anchors, duration: 0 }
  // A place in the page may stand in a part that comes late.
  let isMarkSought = false
  let focus = place?.focus

  const placed = () => {
    document.body.classList.toggle(options.homeClass, isCultureRoot(url.pathname))
    if (place) returnTo(place, area, signal)
    else if (order.way !== 'stay') {
      scrollToStart()
      isMarkSought = url.hash !== '' && !goToMark(url.hash, anchors)
    }
    const wrong = order.method === 'POST' ? wrongField(area) : null
    if (wrong) wrong.focus()
    else if (!refocus(area, focus) && (!url.hash || isMarkSought)) focusPage(area)
  }
  const commit = async () => {
    await phases.left
    signal.throwIfAborted()
    if (order.isQuiet) focus = noteFocus(area)
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
    enter(session, order, url)
    send(document, 'page:swap', { url: url.href, isStreamed })
    phases.enter()
  }
  const runScripts = !('status' in page) || page.status < 400 || page.status === 422
  const { title } = await draw(page, order, { area, signal, isStreamed, withTransition, runScripts, commit, placed })
  if (isMarkSought) goToMark(url.hash, anchors)
  document.body.classList.toggle(options.homeClass, isCultureRoot(url.pathname))
  if (!order.isQuiet) {
    track({ event: 'page_view', page_location: url.href, page_title: title })
    announceText(title)
  }
  send(document, 'page:loaded', { url: url.href, title })
}

/** Draws a page, or its parts. */
async function draw(page: Page, order: Order, options: DrawOptions): Promise<{ title: string }> {
  const { url, nonces } = page
  const parts = 'parts' in page ? page.parts : undefined
  if (!parts) return drawPage({ url, html: keep(page, order), nonces }, options)
  const { title } = document
  await options.commit({ title, language: document.documentElement.lang })
  await showParts(parts, { signal: options.signal, nonces })
  options.placed()
  return { title }
}

/** Writes the page into the history. One that is shown already takes its own place again. */
function enter(session: Session, { way, noCache }: Order, url: URL): void {
  const { entries } = session
  if (way === 'stay') return
  if (way === 'restore' && url.href === location.href) {
    entries.save()
    entries.settle()
  } else entries.write(way === 'push' && !session.isHere(url) ? 'push' : 'replace', url, noCache)
  session.shown = url
}

/** The text of a page; once it has come as a whole, the way back may use it. */
function keep(page: Page, { noCache }: Order): string | AsyncIterable<string> {
  if (typeof page.html === 'string') return page.html
  return 'mayKeep' in page && page.mayKeep && !noCache ? record(page) : page.html
}

async function* record({ url, html, nonces }: PageArrival): AsyncGenerator<string> {
  let text = ''
  for await (const part of html) {
    text += part
    yield part
  }
  cachePage({ url, html: text, nonces, time: Date.now() })
}
