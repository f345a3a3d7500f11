import { logOnly } from '../../page/warn.ts'
import { ShopError } from '../../request/errors.ts'
import { fetchPage, waitAtMost } from './fetch-page.ts'
import type { Order, Session } from './session.ts'
import { showPage } from './show-page.ts'
import { type CachedPage, cachePage, isSamePage } from './text-cache.ts'

const STILL = { left: Promise.resolve(), enter() {}, end() {} }

/** Asks whether a page that was shown from memory is still so, and shows it anew if not; never under a shopper who types. */
export async function refresh(session: Session, order: Order, kept: CachedPage, stop: AbortController): Promise<void> {
  const waiting = waitAtMost(session.outside.options.timeOut, stop)
  const { signal } = stop
  document.addEventListener('input', () => stop.abort(new ShopError('aborted')), { once: true, signal })
  try {
    const arrival = await fetchPage(order, waiting)
    if (arrival.kind !== 'page') return
    let html = ''
    for await (const part of arrival.html) html += part
    signal.throwIfAborted()
    const page = { ...arrival, html, time: Date.now() }
    cachePage(page)
    if (isSamePage(html, kept.html)) return
    await showPage(session, { ...order, way: 'stay', isQuiet: true }, page, { phases: STILL, signal })
  } catch (error) {
    if (!signal.aborted) logOnly(`${order.url.href} could not be asked for again.`, error)
  } finally {
    waiting.end()
  }
}
