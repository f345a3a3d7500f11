import { logOnly } from '../../../page/warn.ts'
import { type Focused, noteFocus, refocus } from '../../../page/window/refocus.ts'
import { noteTyped, restoreTyped, type Typed } from '../../../page/window/typed.ts'
import { ShopError } from '../../../request/errors.ts'
import { $changes } from '../../../request/loading.ts'
import { fetchPage, waitAtMost } from '../../loader/fetch-page.ts'
import type { Order } from '../../loader/order.ts'
import type { Session } from '../../loader/session.ts'
import { showPage } from '../show-page.ts'
import { type CachedPage, cachePage } from './text-cache.ts'

const STILL = { left: Promise.resolve(), enter() {}, end() {} }

/** Shows a page from memory anew if it is out of date, but never while the shopper types in it. */
export async function refresh(session: Session, order: Order, kept: CachedPage): Promise<void> {
  const stop = new AbortController()
  session.refreshing = stop
  const waiting = waitAtMost(session.options.timeOut, stop)
  const { signal } = stop
  document.addEventListener('input', () => stop.abort(new ShopError('aborted')), { once: true, signal })
  const changes = $changes.get()
  try {
    const arrival = await fetchPage(order, waiting)
    if (arrival.kind !== 'page') return
    let html = ''
    for await (const part of arrival.html) html += part
    signal.throwIfAborted()
    const page = { ...arrival, html, time: Date.now() }
    cachePage(page, changes)
    if (!isSamePage(html, kept.html)) await showAnew(session, { ...order, kept: page }, signal)
  } catch (error) {
    if (!signal.aborted) logOnly(`${order.url.href} could not be asked for again.`, error)
  } finally {
    waiting.end()
  }
}

async function showAnew(session: Session, order: Order & { kept: CachedPage }, signal: AbortSignal): Promise<void> {
  let focused: Focused | undefined
  let typed: Typed | undefined
  const rememberFocus = () => {
    focused = noteFocus(session.area)
    typed = noteTyped(session.area)
  }
  document.addEventListener('page:swap', rememberFocus, { once: true, signal })
  const here: Partial<Order> = {
    way: 'stay',
    isQuiet: true,
    scroll: (area) => restoreTyped(area, typed),
    focus: (area) => refocus(area, focused),
  }
  await showPage(session, { ...order, ...here }, order.kept, { phases: STILL, signal })
}

/** True if two answers show the same. Nonces do not count, since a server makes new ones for each answer. */
const isSamePage = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (html: string) => html.replace(/ nonce=("[^"]*"|'[^']*'|[^\s>]+)/g, '')
