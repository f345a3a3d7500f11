import { send } from '../../page/events.ts'
import { here } from '../../page/window/history.ts'
import { prefersReducedMotion } from '../../page/window/reduced-motion.ts'
import { ShopError } from '../../request/errors.ts'
import { loadStrings, t } from '../../text/strings.ts'
import type { Entries } from '../deferred/history/entries.ts'
import type { Entry } from '../deferred/history/entry.ts'
import type { CachedPage } from '../deferred/history/text-cache.ts'
import { loadFully } from '../visit.ts'
import { fetchPage, type PageArrival, type Waiting, waitAtMost } from './fetch-page.ts'
import { delayOf, type LoaderOptions } from './options.ts'
import type { EarlyAnswer, Order } from './order.ts'
import { pageCode } from './page-code.ts'
import { beginPhases, type Phases } from './phases.ts'

/** Loads pages into the page area: one at a time, the latest wins. */
export class Session {
  /** The entry that the document began with, if it is one of ours. */
  first: Entry | undefined = history.state?.vitrine
  /** Deferred: undefined until the deferred code is there. */
  entries: Entries | undefined
  /** The address of the page that the area shows. */
  shown = here()
  /** An answer that was asked for before it was wanted. */
  takeEarly: ((url: URL) => EarlyAnswer | undefined) | undefined
  /** Ends the check of a page that was shown from memory. */
  refreshing: AbortController | undefined
  /** True once code did not come in time and the browser took over: until its page is there, it takes what follows, too. */
  isLeaving = false
  readonly #version = siteVersion()
  #turn = new AbortController()
  #running: { order: Order; stop: AbortController; done: Promise<void>; isShown?: boolean } | undefined

  constructor(
    private readonly host: HTMLElement,
    readonly options: LoaderOptions,
    /** Called after a load has failed, when the page is free again. */
    readonly failed: (order: Order, error: ShopError) => void,
    private readonly signal: AbortSignal,
  ) {}

  /** The deferred code, prepared for this session; rejects where it does not come soon. */
  async prepareDeferred(): ReturnType<typeof pageCode.get> {
    const code = await pageCode.getForAct()
    code.prepare(this, this.signal)
    return code
  }

  /** Announces a message to screen readers. */
  announce(message: string): void {
    this.prepareDeferred().then(
      ({ announce }) => announce(message, this.signal),
      () => {},
    )
  }

  /** The part of the page that a visit replaces. */
  get area(): HTMLElement {
    return this.host.querySelector('main') ?? this.host
  }

  /** True for an address within the page that is shown. */
  isHere = (url: URL): boolean => url.pathname === this.shown.pathname && url.search === this.shown.search

  /** True after a deploy: the code of this document is not that of the pages any more, and the next page is loaded in full. */
  get isOutdated(): boolean {
    return siteVersion() !== this.#version
  }

  /** Page script may have given the page that is shown another address. */
  catchUp(): void {
    if (this.entries?.current === this.entries?.shown) this.shown = here()
  }

  running(url: URL): Promise<void> | undefined {
    const { order, done } = this.#running ?? {}
    return order?.method === 'GET' && order.url.href === url.href ? done : undefined
  }

  /** The rest of the page that is shown, while it is under way. */
  get arriving(): Promise<void> | undefined {
    return this.#running?.isShown ? this.#running.done : undefined
  }

  /** The page that is under way is in the area from now on, be it the beginning of it. */
  showsPage(): void {
    if (this.#running) this.#running.isShown = true
  }

  /**
   * The shopper goes on within the page that is shown. A visit that is under way goes on too, as in browsers; a way back ends, whose
   * entry the history has left.
   */
  stay(): void {
    const { order, isShown } = this.#running ?? {}
    if (!order || (order.way === 'restore' && !isShown)) this.stop('the shopper stays')
  }

  /** Ends what is under way. */
  stop(reason: string): void {
    const error = new ShopError('aborted', 0, undefined, reason)
    this.refreshing?.abort(error)
    this.#running?.stop.abort(error)
  }

  /** The shopper leaves for another page: what is under way ends. Returns the signal that ends when they leave for yet another one. */
  takeTurn(): AbortSignal {
    this.stop('another visit began')
    this.#turn.abort()
    this.#turn = new AbortController()
    return this.turn
  }

  /** Ends when the shopper leaves for another page than the one that they chose last. */
  get turn(): AbortSignal {
    return this.#turn.signal
  }

  /** Loads a page. Fails with a ShopError, which need not be caught. */
  load(order: Order): Promise<void> {
    this.takeTurn()
    // It loads while the server makes the page.
    this.prepareDeferred().catch(() => {})
    const stop = new AbortController()
    const running = { order, stop, done: Promise.resolve() }
    this.#running = running
    running.done = this.#perform(order, stop)
    running.done.catch(() => {})
    return running.done
  }

  /** A bar of the page says it by itself. */
  async #announceSlow(): Promise<void> {
    if (document.querySelector('loading-bar[data-state]')) return
    await loadStrings()
    this.announce(t('Core.Loading'))
  }

  async #perform(order: Order, stop: AbortController): Promise<void> {
    const { options } = this
    send(document, 'page:leave', { url: order.url.href })
    const phases = beginPhases(this.area, order.url.href, {
      delay: prefersReducedMotion() || order.isAnimated || order.keepPlace ? 0 : delayOf(options),
      slowAfter: options.slowAfter,
      slow: () => this.#announceSlow(),
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
      // Code that did not come for a visit that has ended is nobody's failure.
      const error = ShopError.of(stop.signal.aborted ? stop.signal.reason : reason)
      end()
      this.failed(order, error)
      throw error
    }
    end()
  }

  /** Does what the headers of the answer allow. */
  async #arrive(order: Order, waiting: Waiting, phases: Phases): Promise<void> {
    const { signal } = waiting
    const show = async (full: Order, page: PageArrival | CachedPage) =>
      (await pageCode.getForAct()).showPage(this, full, page, { phases, signal })
    if (order.kept) return show(order, order.kept)
    const arrival = await fetchPage(order, waiting, order.early)
    if (arrival.kind === 'page') await show({ ...order, ...arrival.over }, arrival)
    else if (arrival.kind === 'elsewhere' && order.method === 'GET') loadFully(arrival.url, order.way !== 'push')
    else if (arrival.kind !== 'nothing') await order.take?.(arrival)
  }
}

const siteVersion = () => document.querySelector<HTMLMetaElement>('meta[name=app-version]')?.content
