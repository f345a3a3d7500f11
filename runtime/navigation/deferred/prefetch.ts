import { plainAddress } from '../../page/paths.ts'
import { $changes } from '../../request/loading.ts'
import { send } from '../loader/fetch-page.ts'
import { clickOf, isLeftToBrowser } from '../loader/links.ts'
import type { EarlyAnswer } from '../loader/order.ts'
import type { Session } from '../loader/session.ts'
import { FRESH } from './history/text-cache.ts'

/** Milliseconds that a pointer rests on a link before its page is requested. */
const INTENT = 65

const MOST_AT_ONCE = 2

/** Addresses for which a request may change something. */
const RISKY = /add|remove|delete|logoff|logout|currency/

const early = new Map<string, EarlyAnswer & { time: number; isUnderWay: boolean }>()

/** The answer for an address that was requested a moment ago. */
function takeEarly({ href }: URL): EarlyAnswer | undefined {
  const known = early.get(href)
  early.delete(href)
  return known && Date.now() - known.time < FRESH ? known : undefined
}

function forgetEarly(): void {
  for (const { stop } of early.values()) stop.abort()
  early.clear()
}

/**
 * Requests the page of a link when the pointer rests on it or presses it: only with the attribute `prefetch`, and never
 * for shoppers who save data.
 */
export function prefetchOnIntent(session: Session, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = (name: string, pause: number) =>
    document.addEventListener(
      name,
      (event) => {
        clearTimeout(timer)
        const url = wantedBy(event as MouseEvent, session)
        if (!url) return
        if (pause > 0) timer = setTimeout(ask, pause, url)
        else ask(url)
      },
      { signal, passive: true },
    )
  listen('mouseover', INTENT)
  listen('mousedown', 0)
  listen('touchstart', 0)
  session.takeEarly = takeEarly
  signal.addEventListener('abort', forgetEarly)
  signal.addEventListener('abort', $changes.listen(forgetEarly))
}

/** A link that changes something, or is not for robots, is requested only by a click. */
const isRisky = ({ element, href }: { element: Element; href: string }) =>
  RISKY.test(plainAddress(href)) || element.matches('[data-method], [rel~=nofollow]')

function wantedBy(event: MouseEvent, session: Session): URL | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!session.options.prefetch || connection?.saveData) return undefined
  const link = clickOf(event)
  if (!link || link.element.classList.contains('no-cache') || isRisky(link)) return undefined
  return isLeftToBrowser(link, session.options) || session.isHere(link.url) ? undefined : link.url
}

function ask(url: URL): void {
  const known = early.get(url.href)
  if (known && Date.now() - known.time < FRESH) return
  if ([...early.values()].filter(({ isUnderWay }) => isUnderWay).length >= MOST_AT_ONCE) return
  const stop = new AbortController()
  const asked = { url, method: 'GET' as const, noCache: false, headers: { 'X-Sec-Purpose': 'prefetch' } }
  const one = { answer: send(asked, stop.signal), stop, time: Date.now(), isUnderWay: true }
  early.set(url.href, one)
  const end = () => {
    one.isUnderWay = false
  }
  one.answer.then(end, () => {
    end()
    if (early.get(url.href) === one) early.delete(url.href)
  })
}
