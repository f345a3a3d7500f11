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
  /** Undefined until the deferred code is loaded. */
  entries: Entries | undefined
  /** The address of the page that the area shows. */
  shown = here()
  /** Returns an answer that was requested before the click. */
  takeEarly: ((url: URL) => EarlyAnswer | undefined) | undefined
  /** Ends the check of a page that was shown from memory. */
  refreshing: AbortController | undefined
  /** True after code did not arrive in time: until the browser has loaded the page, it handles later visits, too. */
  isLeaving = false
  readonly #version = siteVersion()
  #turn = new AbortController()
  #running: { order: Order; stop: AbortController; done: Promise<void>; isShown?: boolean } | undefined

  constructor(
    private readonly host: HTMLElement,
    readonly options: LoaderOptions,
    /** Called after a load has failed, when the page is usable again. */
    readonly failed: (order: Order, error: ShopError) => void,
    private readonly signal: AbortSignal,
  ) {}

  /** The deferred code, prepared for this session; rejects if it is not loaded soon. */
  async prepareDeferred(): ReturnType<typeof pageCode.get> {
    const code = await pageCode.getForAct()
    code.prepare(this, this.signal)
    return code
  }

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

  isHere = (url: URL): boolean => url.pathname === this.shown.pathname && url.search === this.shown.search

  /** True after a deploy: the code of this document differs from that of the pages. The browser loads the next page. */
  get isOutdated(): boolean {
    return siteVersion() !== this.#version
  }

  /** Page script may have changed the address of the page that is shown. */
  catchUp(): void {
    if (this.entries?.current === this.entries?.shown) this.shown = here()
  }

  running(url: URL): Promise<void> | undefined {
    const { order, done } = this.#running ?? {}
    return order?.method === 'GET' && order.url.href === url.href ? done : undefined
  }

  /** Settles when the rest of the page that is shown has arrived. */
  get arriving(): Promise<void> | undefined {
    return this.#running?.isShown ? this.#running.done : undefined
  }

  /** Call it once the area contains the loading page, or its beginning. */
  showsPage(): void {
    if (this.#running) this.#running.isShown = true
  }

  /**
   * The shopper navigates within the page that is shown. A visit in progress continues, as in browsers; a step back in
   * progress ends, since the history has left its entry.
   */
  stay(): void {
    const { order, isShown } = this.#running ?? {}
    if (!order || (order.way === 'restore' && !isShown)) this.stop('the shopper stays')
  }

  stop(reason: string): void {
    const error = new ShopError('aborted', 0, undefined, reason)
    this.refreshing?.abort(error)
    this.#running?.stop.abort(error)
  }

  /** Ends the present load. The signal ends when the shopper opens yet another page. */
  takeTurn(): AbortSignal {
    this.stop('another visit began')
    this.#turn.abort()
    this.#turn = new AbortController()
    return this.turn
  }

  /** The signal that ends when the shopper opens another page than the one that they chose last. */
  get turn(): AbortSignal {
    return this.#turn.signal
  }

  /** Loads a page. Fails with a ShopError, which need not be caught. */
  load(order: Order): Promise<void> {
    this.takeTurn()
    // The code loads while the server makes the page.
    this.prepareDeferred().catch(() => {})
    const stop = new AbortController()
    const running = { order, stop, done: Promise.resolve() }
    this.#running = running
    running.done = this.#perform(order, stop)
    running.done.catch(() => {})
    return running.done
  }

  /** A slow visit is not announced if a bar of the page shows it. */
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
      // Code that did not arrive for a visit that has ended is not reported.
      const error = ShopError.of(stop.signal.aborted ? stop.signal.reason : reason)
      end()
      this.failed(order, error)
      throw error
    }
    end()
  }

  async #arrive(order: Order, waiting: Waiting, phases: Phases): Promise<void> {
    const { signal } = waiting
    const show = async (full: Order, page: PageArrival | CachedPage) =>
      (await this.prepareDeferred()).showPage(this, full, page, { phases, signal })
    if (order.kept) return show(order, order.kept)
    const arrival = await fetchPage(order, waiting, order.early)
    if (arrival.kind === 'page') await show({ ...order, ...arrival.over }, arrival)
    else if (arrival.kind === 'elsewhere' && order.method === 'GET') loadFully(arrival.url, order.way !== 'push')
    else if (arrival.kind !== 'nothing') await order.take?.(arrival)
  }
}

const siteVersion = () => document.querySelector<HTMLMetaElement>('meta[name=app-version]')?.content
