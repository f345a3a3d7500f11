import { expect } from '@playwright/test'
import type { BrowserContext, KeyInput, Page } from 'puppeteer-core'
import type { Site } from './site.ts'

/** A press of the mouse: with keys held, another button, or several times. */
export type Press = { keys?: KeyInput[]; button?: 'left' | 'middle' | 'right'; count?: number }

/** How long anything may take before a test gives up, in milliseconds. */
const LIMIT = 8_000

/** Runs in every document before its own scripts: says aloud what the security policy refuses. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`[violation] ${violatedDirective} ${blockedURI} ${sample}`)
  })
}

/** Keeps the names and details of the library's page events, in order, for as long as the document lives. */
function keepEvents(): void {
  const heard: { name: string; detail: unknown }[] = []
  Object.assign(globalThis, { heardEvents: heard })
  for (const name of ['before-visit', 'leave', 'swap', 'loaded', 'error', 'unauthorized']) {
    document.addEventListener(`page:${name}`, (event) => {
      heard.push({ name, detail: JSON.parse(JSON.stringify((event as CustomEvent).detail)) })
    })
  }
}

/** A person at a browser window, on a site of the test. */
export class Shopper {
  /** Errors of the pages and what their policies refused. */
  readonly complaints: string[] = []
  /** Warnings and other words on the console. */
  readonly console: string[] = []

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly site: Site,
  ) {}

  static async arrive(context: BrowserContext, site: Site): Promise<Shopper> {
    const page = await context.newPage()
    page.setDefaultTimeout(LIMIT)
    const shopper = new Shopper(page, context, site)
    page.on('pageerror', (error) => shopper.complaints.push(String(error)))
    page.on('console', (message) => {
      const text = message.text()
      if (text.startsWith('[violation]')) shopper.complaints.push(text)
      else shopper.console.push(text)
    })
    await page.evaluateOnNewDocument(reportViolations)
    await page.evaluateOnNewDocument(keepEvents)
    return shopper
  }

  /** Types an address. Waits until the page is there and, with the library, the loader at work. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.site.url + path, { waitUntil: 'load' })
    await this.ready()
  }

  async reload(): Promise<void> {
    // By its own script: a driven Firefox does not answer for the reload of a page that it had kept.
    await this.run(() => {
      Object.assign(globalThis, { isBeforeReload: true })
      setTimeout(() => location.reload())
    })
    await this.until(() => !('isBeforeReload' in globalThis) && document.readyState === 'complete')
    await this.ready()
  }

  async ready(): Promise<void> {
    if (this.site.hasLoader) await this.until(() => document.body.classList.contains('loaded'))
    await this.run(() => Object.assign(globalThis, { isSamePage: true }))
  }

  /** True while no full load has replaced the document that `open` or `reload` brought. */
  isSamePage(): Promise<boolean> {
    return this.run(() => 'isSamePage' in globalThis)
  }

  async click(selector: string, { keys = [], button = 'left', count = 1 }: Press = {}): Promise<void> {
    for (const key of keys) await this.page.keyboard.down(key)
    await this.page.click(selector, { button, count })
    for (const key of keys) await this.page.keyboard.up(key)
  }

  /** Runs in the page. */
  run<Given extends unknown[], T>(work: (...given: Given) => T, ...given: Given): Promise<Awaited<T>> {
    return this.page.evaluate(work as (...given: unknown[]) => T, ...given) as Promise<Awaited<T>>
  }

  /** Waits until it is true in the page, also when that is another document by then. */
  async until<Given extends unknown[]>(look: (...given: Given) => unknown, ...given: Given): Promise<void> {
    await this.page.waitForFunction(look as (...given: unknown[]) => unknown, {}, ...given)
  }

  async back(): Promise<void> {
    await this.run(() => history.back())
  }

  async forward(): Promise<void> {
    await this.run(() => history.forward())
  }

  /** The path, query and hash in the address bar. */
  address(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash)
  }

  text(selector: string): Promise<string> {
    return this.run((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? '', selector)
  }

  /** Waits for a page by its address and heading, with nothing under way. */
  async sees(heading: string, address?: string): Promise<void> {
    const where = () =>
      this.run(() => ({
        heading: document.querySelector('main h1, h1')?.textContent?.trim(),
        address: location.pathname + location.search + location.hash,
        isDone: document.readyState === 'complete' && document.documentElement.ariaBusy !== 'true',
      })).catch(() => ({}))
    const wanted = { heading, isDone: true, ...(address !== undefined && { address }) }
    await expect.poll(where, { timeout: LIMIT, intervals: [20, 50] }).toMatchObject(wanted)
  }

  /** Lets everything end that a click may have begun: some frames, and a request of its own. */
  async settle(): Promise<void> {
    await this.run(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
      await fetch('/-/settled')
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
  }

  /** The page events since the document began. */
  events(): Promise<{ name: string; detail: Record<string, unknown> }[]> {
    return this.run(
      () => (globalThis as unknown as { heardEvents: { name: string; detail: Record<string, unknown> }[] }).heardEvents,
    )
  }

  async eventNames(): Promise<string[]> {
    return (await this.events()).map(({ name }) => name)
  }

  historyLength(): Promise<number> {
    return this.run(() => history.length)
  }

  scroll(top: number, left = 0): Promise<void> {
    return this.run((y, x) => scrollTo({ top: y, left: x, behavior: 'instant' }), top, left)
  }

  /** The tabs and windows of this person. */
  async tabs(): Promise<number> {
    return (await this.context.pages()).length
  }
}
