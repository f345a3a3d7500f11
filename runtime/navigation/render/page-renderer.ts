import { runScripts } from '../../page/scripts/run-scripts.ts'
import { ShopError } from '../../request/errors.ts'
import { whileRunning } from '../deferred/render/document-write.ts'
import { takeScripts } from '../deferred/render/frame-scripts.ts'
import { takeFrameSheets } from '../deferred/render/frame-sheets.ts'
import { mergeViews } from '../deferred/render/merge-views.ts'
import { claim, hold, letGo } from '../deferred/render/persisted.ts'
import { withReadyListeners } from '../deferred/render/ready-listeners.ts'
import { fetchAhead, Sheets } from '../deferred/render/sheets.ts'
import { inTransition } from '../deferred/render/transition.ts'
import { updateParts } from '../deferred/render/update-parts.ts'
import { rememberFirstPage } from '../first-page.ts'
import { areaOf, mainOf } from './area.ts'
import { updateAttributes } from './attributes.ts'
import { reasonAgainst } from './faithful.ts'
import { baseOf, updateHead } from './head.ts'
import { insertNodes } from './insert.ts'
import { canBeInserted, Mirror } from './mirror.ts'
import { isOver } from './parse/form-owners.ts'
import { Parser, slices } from './parse/parser.ts'
import type { Answer, RenderOptions } from './render-options.ts'
import { createPause, painted, WORK_SLICE } from './scheduler.ts'
import { differ, newScripts } from './seen.ts'

/** Milliseconds after which a page area without a heading is shown as far as it has arrived. */
const HEADING_WAIT = 100

export class PageRenderer {
  readonly #parser: Parser
  readonly #page: Document
  readonly #pause = createPause()
  readonly #scripts: HTMLScriptElement[] = []
  #sheets: Sheets | undefined
  /** The page area of the answer. The mirror moves it into the page once it may be visible. */
  #from: Element | null = null
  #mirror: Mirror | undefined
  #prepared: Promise<void> | undefined
  #opening: Promise<void> | undefined
  /** Links to style sheets inside the page area: nodes after a sheet that is still loading wait for it. */
  readonly #links = new Set<Element>()
  #linksReady: Promise<unknown> = Promise.resolve()
  #awaited = 0
  /** The beginning has been painted: the rest may follow as it arrives. */
  #isFlowing = false
  /** When the page area began to arrive. */
  #since = 0

  constructor(
    private readonly answer: Answer,
    private readonly options: RenderOptions,
  ) {
    rememberFirstPage()
    this.#parser = new Parser(answer.nonces)
    this.#page = this.#parser.page
  }

  async run(): Promise<{ title: string }> {
    try {
      await this.#read()
      await this.#show()
      await this.#complete()
      return { title: document.title }
    } finally {
      if (this.#mirror) this.#sheets?.settle()
      else this.#sheets?.drop()
      if (this.options.isStreamed) this.options.area.style.removeProperty('min-height')
    }
  }

  /** Parses the answer as it arrives. Once the page is shown, finished nodes follow at once. */
  async #read(): Promise<void> {
    const { signal } = this.options
    try {
      for await (const part of slices(this.answer.html)) {
        signal.throwIfAborted()
        this.#parser.write(part)
        if (this.#page.body) {
          if (this.#parser.mayHaveLink) this.#fetchLinked()
          this.#renderArrived()
        }
        await this.#pause()
      }
    } catch (error) {
      // The part of a broken stream that arrived stays, or is still shown.
      if (!signal.aborted) await this.#opening
      throw error
    }
    this.#parser.end()
  }

  #renderArrived(): void {
    this.#prepared ??= this.#prepare()
    if (!this.options.isStreamed) return
    if (this.#isFlowing) this.#flush()
    this.#from ??= mainOf(this.#page)
    if (this.#opening || !this.#from || !this.#isWorthShowing(this.#from)) return
    this.#check()
    this.#opening = this.#open()
      .then(painted)
      .then(() => {
        this.#isFlowing = true
        this.#flush()
      })
    this.#opening.catch(() => {})
  }

  /** Fetches the style sheets as soon as the head has arrived. */
  async #prepare(): Promise<void> {
    const { url, nonces } = this.answer
    const base = baseOf(this.#page, url)
    if (!differ(this.#page, base)) return
    this.#sheets = new Sheets(this.#page, base, nonces)
    await this.#sheets.ready
  }

  #fetchLinked(): void {
    const base = baseOf(this.#page, this.answer.url)
    for (const link of this.#page.body.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet][href]')) {
      if (this.#links.has(link) || link.closest('noscript')) continue
      this.#links.add(link)
      this.#awaited += 1
      const isThere = fetchAhead(link, base).finally(() => {
        this.#awaited -= 1
      })
      this.#linksReady = Promise.all([this.#linksReady, isThere])
    }
  }

  #isWorthShowing(from: Element): boolean {
    this.#since ||= performance.now()
    const heading = from.querySelector('h1')
    if (heading) return canBeInserted(heading, from, this.#parser.closed)
    return from.childNodes.length > 1 && performance.now() - this.#since > HEADING_WAIT
  }

  /** A page that cannot be shown faithfully is not begun. */
  #check(): void {
    const { area, refuse } = this.options
    const reason = reasonAgainst(this.#page, area, this.#parser)
    if (reason) refuse(reason)
  }

  /** Waits for the style sheets and the end of the old page, and inserts the new one. */
  async #open(): Promise<void> {
    const { signal, commit, withTransition } = this.options
    const { title, documentElement } = this.#page
    await this.#prepared
    signal.throwIfAborted()
    await commit({ title: title || document.title, language: documentElement.lang })
    await this.#linksReady
    signal.throwIfAborted()
    if (withTransition) await inTransition(() => this.#swapIn())
    else this.#swapIn()
  }

  /** The new page replaces the old one, as far as it has arrived. */
  #swapIn(): void {
    const { area, isStreamed, placed } = this.options
    const from = this.#from as Element
    updateHead(this.#page, this.#parser.isWhole)
    this.#sheets?.show()
    this.#takeFrameSheets(false)
    if (this.#parser.isWhole) {
      updateAttributes(document.documentElement, this.#page.documentElement)
      updateAttributes(document.body, this.#page.body)
      if (from.localName === area.localName) updateAttributes(area, from)
    }
    this.#updateParts((part) => (part.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    hold(area)
    // The footer stays out of the viewport while the page grows.
    if (isStreamed) area.style.setProperty('min-height', '100dvh')
    if (this.options.keepsViews) this.#scripts.push(...mergeViews(area, from, this.answer.nonces))
    else area.replaceChildren()
    this.#mirror = new Mirror(from, area, (nodes, to, before) => {
      this.#scripts.push(...insertNodes(nodes, to, before, this.answer.nonces, claim))
    })
    this.#flush()
    placed()
  }

  /** Moves finished nodes; true if no more can be moved now. */
  #flush(): boolean | undefined {
    const { signal, isStreamed } = this.options
    if (signal.aborted) return true
    if (this.#awaited > 0) return false
    const isEnded = this.#parser.isEnded || isOver(this.#from as Element, this.#page.body)
    return this.#mirror?.flush(isEnded, this.#parser.closed, isStreamed ? performance.now() + WORK_SLICE : undefined)
  }

  async #show(): Promise<void> {
    const { area, signal } = this.options
    if (!this.#page.body?.hasChildNodes()) {
      throw new ShopError('unreadable', 0, undefined, `${this.answer.url} is empty`)
    }
    this.#from ??= areaOf(this.#page, area)
    if (!this.#opening) this.#check()
    this.#prepared ??= this.#prepare()
    await (this.#opening ?? this.#open())
    await this.#linksReady
    while (!this.#flush()) await this.#pause()
    signal.throwIfAborted()
  }

  #takeFrameSheets(isWhole: boolean): void {
    const { url, nonces } = this.answer
    const areas = { live: this.options.area, fresh: this.#from as Element }
    takeFrameSheets(this.#page, areas, baseOf(this.#page, url), nonces, isWhole)
  }

  #updateParts(isFinished: (part: Element) => boolean): void {
    const areas = { live: this.options.area, fresh: this.#from as Element }
    this.#scripts.push(...updateParts(this.#page, areas, this.answer.nonces, isFinished))
  }

  /** Renders the nodes after the page area, and those outside it. */
  async #complete(): Promise<void> {
    const { signal } = this.options
    const { url, nonces } = this.answer
    this.#updateParts(() => true)
    this.#takeFrameSheets(this.#parser.isWhole)
    if (this.#parser.isWhole) this.#sheets?.settle()
    letGo()
    // The server's notices after a redirect are outside of the page area; those of a page from memory were shown
    // before.
    const notices = this.#page.querySelectorAll('notice-stack > p')
    if (typeof this.answer.html !== 'string') document.querySelector('notice-stack')?.append(...notices)
    if (!this.options.runScripts) return
    const from = this.#from as Element
    const base = baseOf(this.#page, url)
    const fresh = newScripts(this.#page, from, base)
    const { before, after } = fresh.length > 0 ? takeScripts(fresh, from, base, nonces) : { before: [], after: [] }
    const { area, refuse } = this.options
    const scripts = [...before, ...this.#scripts, ...after]
    const reason = await whileRunning(area, () => withReadyListeners(() => runScripts(scripts, { signal })))
    signal.throwIfAborted()
    if (reason) refuse(reason)
  }
}
