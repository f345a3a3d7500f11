import { ShopError } from '../../request/errors.ts'
import type { RenderOptions } from '../render/render-options.ts'
import type { Asked, EarlyAnswer, Order } from './order.ts'
import { pageCode } from './page-code.ts'

export type PageArrival = {
  kind: 'page'
  url: URL
  html: AsyncIterable<string> | string
  nonces: ReadonlySet<string> | undefined
  /** A reason, by its headers, for which the page cannot be shown faithfully. */
  against?: string | undefined
  /** The text may be shown again on the way back. */
  mayKeep?: boolean
  /** Renders the answer if it is no whole page. */
  render?(options: RenderOptions): Promise<{ title: string }>
  /** The changes of the order by this answer. */
  over?: Partial<Order>
}

export type Arrival =
  | PageArrival
  /** JSON, for forms. */
  | { kind: 'data'; url: URL; data: unknown }
  /** Nothing to show (204). */
  | { kind: 'nothing' }
  /** No page that could be shown here: another site, a file. */
  | { kind: 'elsewhere'; url: URL; response?: Response }

/** A call with its end: `reset` restarts the time-out when the server sends something. */
export type Waiting = { signal: AbortSignal; reset(): void }

/** Sends a call for a page and reads the headers of its answer. Every failure is a ShopError. */
export async function fetchPage(asked: Asked, waiting: Waiting, early?: EarlyAnswer): Promise<Arrival> {
  const { signal } = waiting
  let response: Response
  try {
    signal.addEventListener('abort', () => early?.stop.abort(signal.reason))
    response = await (early?.answer.catch(() => send(asked, signal)) ?? send(asked, signal))
  } catch (error) {
    if (signal.aborted) throw signal.reason
    return (await pageCode.getForAct()).readLost(asked, signal, error)
  }
  waiting.reset()
  return (await pageCode.getForAct()).readAnswer(response, asked, waiting)
}

/** Sends the call as a browser would: with the same address as a full load, so that caches never store half a page. */
export async function send(asked: Asked, signal: AbortSignal): Promise<Response> {
  const { url, method, body, noCache, headers } = asked
  if (asked.progress) return (await pageCode.getForAct()).upload(asked, signal)
  return fetch(url, {
    method,
    body: body ?? null,
    signal,
    cache: noCache ? 'no-store' : 'default',
    headers: { Accept: 'text/html, application/xhtml+xml', ...headers },
  })
}

/** Ends a call whose server sends nothing for this many milliseconds; `reset` restarts the time. */
export function waitAtMost(milliseconds: number, stop: AbortController): Waiting & { end(): void } {
  let timer: ReturnType<typeof setTimeout>
  const end = () => clearTimeout(timer)
  const reset = () => {
    end()
    timer = setTimeout(() => stop.abort(new ShopError('offline', 0, undefined, 'no answer in time')), milliseconds)
  }
  reset()
  return { signal: stop.signal, reset, end }
}
