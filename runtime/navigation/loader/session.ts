import { send } from '../../page/events.ts'
import { ShopError } from '../../request/errors.ts'
import { loadFully } from '../visit.ts'
import { announce } from './announce.ts'
import { Entries } from './entries.ts'
import { type Asked, fetchPage, type PageArrival, type Waiting, waitAtMost } from './fetch-page.ts'
import type { LoaderOptions } from './options.ts'
import { beginPhases, type Phases } from './phases.ts'
import type { Early } from './prefetch.ts'
import { refresh } from './refresh.ts'
import { isCalm } from './scroll.ts'
import { showPage } from './show-page.ts'
import { cachedPage, FRESH } from './text-cache.ts'

/** One load of the page area. */
export type Order = Asked & {
  /** What becomes of the history: a new entry, the present one, one that the browser went to already, or nothing. */
  way: 'push' | 'replace' | 'restore' | 'stay'
  /** How many entries the browser went; undefined when that cannot be taken back. */
  steps?: number | undefined
  /** The browser shows the change by itself, as for a swipe. */
  isAnimated?: boolean
  /** An answer that was asked for before it was wanted. */
  early?: Early | undefined
  /** The page was shown already, and is only shown anew. */
  isQuiet?: boolean
  /** Takes the answers of a form that are no page. */
  take?(answer: { url: URL; data?: unknown; response?: Response | undefined }): Promise<void>
  /** Asks once more; without it, the same order is given again. */
  again?(): void
}

/** What a session asks of the rest of the loader. */
export type Outside = {
  options: LoaderOptions
  /** A load failed; the page is free again. */
  failed(order: Order, error: ShopError): void
}

/** Loads pages into the page area: one at a time, the latest wins. */
export class Session {
  readonly entries = new Entries(() => this.area)
  /** The address of the page that the area shows. */
  shown = new URL(location.href)
  readonly #version = siteVersion()
  #running: { href: string; stop: AbortController; done: Promise<void> } | undefined
  #refreshing = new AbortController()

  constructor(
    private readonly host: HTMLElement,
    readonly outside: Outside,
  ) {}

  /** The part of the page that a visit replaces. */
  get area(): HTMLElement {
    return this.host.querySelector('main') ?? this.host
  }

  /** True for a place in the page that is shown. */
  isHere = (url: URL): boolean => url.pathname === this.shown.pathname && url.search === this.shown.search

  /** True after a deploy: the code of this document is not that of the pages any more, and the next page is loaded in full. */
  get isOutdated(): boolean {
    return siteVersion() !== this.#version
  }

  /** Page script may have given the page that is shown another address. */
  catchUp(): void {
    if (this.entries.isSettled) this.shown = new URL(location.href)
  }

  running(url: URL): Promise<void> | undefined {
    return this.#running?.href === url.href ? this.#running.done : undefined
  }

  /** Ends what is under way. */
  stop(reason: string): void {
    const error = new ShopError('aborted', 0, undefined, reason)
    this.#refreshing.abort(error)
    this.#running?.stop.abort(error)
  }

  /** Loads a page. Fails with a ShopError, which need not be caught. */
  load(order: Order): Promise<void> {
    this.stop('another visit began')
    const stop = new AbortController()
    const running = { href: order.method === 'GET' ? order.url.href : '', stop, done: Promise.resolve() }
    this.#running = running
    running.done = this.#perform(order, stop)
    running.done.catch(() => {})
    return running.done
  }

  async #perform(order: Order, stop: AbortController): Promise<void> {
    const { options, failed } = this.outside
    send(document, 'page:leave', { url: order.url.href })
    const phases = beginPhases(this.area, order.url.href, {
      delay: isCalm() || order.isAnimated ? 0 : options.delay,
      slowAfter: options.slowAfter,
      slow: () => announce('Core.Loading'),
    })
    const waiting = waitAtMost(options.timeOut, stop)
    const end = () => {
      waiting.end()
      const isLatest = this.#running?.stop === stop
      phases.end(isLatest)
      if (isLatest) this.#running = undefined
    }
    try {
      await this.#arrive(order, waiting, phases)
    } catch (reason) {
      const error = ShopError.of(reason)
      end()
      failed(order, error)
      throw error
    }
    end()
  }

  /** Decides by the headers what the answer is. */
  async #arrive(order: Order, waiting: Waiting, phases: Phases): Promise<void> {
    const kept = order.way === 'restore' && !order.noCache ? cachedPage(order.url) : undefined
    const { signal } = waiting
    if (kept) {
      await showPage(this, order, kept, { phases, signal })
      this.#refreshing = new AbortController()
      if (Date.now() - kept.time > FRESH) refresh(this, order, kept, this.#refreshing)
      return
    }
    const arrival = await fetchPage(order, waiting, order.early)
    if (arrival.kind === 'page') await this.#show(order, arrival, phases, signal)
    else if (arrival.kind === 'elsewhere' && order.method === 'GET') loadFully(arrival.url, order.way !== 'push')
    else if (arrival.kind !== 'nothing') await order.take?.(arrival)
  }

  /** A form that was refused is shown with its mistakes at the address where it stands. */
  async #show(order: Order, page: PageArrival, phases: Phases, signal: AbortSignal): Promise<void> {
    if (page.status < 400) return showPage(this, order, page, { phases, signal })
    const { href } = order.url
    if (!send(document, 'page:error', { url: href, status: page.status, html: page.html }, true)) return
    await showPage(this, { ...order, way: 'stay' }, page, { phases, signal })
  }
}

const siteVersion = () => document.querySelector<HTMLMetaElement>('meta[name=app-version]')?.content
