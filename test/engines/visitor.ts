import { expect } from '@playwright/test'
import { type BrowserWindow, LIMIT } from '../harness/browsers/windows/window.ts'

/** How long a page, an answer or a movement may take before a test gives up. */
export const patient = { timeout: LIMIT, intervals: [50, 100] }

const DECLINED = JSON.stringify({ stamp: '2026-11', preferences: false, statistics: false, marketing: false })

/** Runs in the page: where it is, and whether the theme's style sheet is there. */
const lookOfPage = () => ({
  path: location.pathname + location.search,
  title: document.title.split(' – ')[0],
  ground: getComputedStyle(document.documentElement).backgroundColor,
  isSamePage: 'isSamePage' in globalThis,
})

const GROUND = 'rgb(247, 242, 232)'

/** A person at a window, in the demo shop at `shop` (with its application path). */
export class Visitor {
  constructor(
    readonly window: BrowserWindow,
    readonly shop: string,
  ) {}

  at(path: string): string {
    return this.shop.replace(/\/$/, '') + path
  }

  /** Opens a first page, and stores the cookie of a visitor who has refused all optional cookies. */
  async arrive(): Promise<void> {
    await this.window.open(this.at('/fr/pages/terms'))
    await this.window.evaluate((value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `cookie-consent=${encodeURIComponent(value)}; path=/`
    }, DECLINED)
  }

  async post(path: string, form: Record<string, string>): Promise<void> {
    const status = await this.window.evaluate(
      async (address, fields) =>
        (await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })).type,
      new URL(this.at(path)).pathname,
      form,
    )
    expect(status).toBe('opaqueredirect')
  }

  async open(path: string): Promise<void> {
    await this.window.open(this.at(path))
    await this.markPage()
  }

  /** Marks a page that was loaded whole. A click on a link before the page loader is there is the browser's own. */
  private async markPage(): Promise<void> {
    await this.window.until(() => document.querySelector('page-loader:not(:defined)') === null)
    await this.window.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined)
  }

  /** Waits for a page that came into the one that `open` brought: by its address, its title, and a style of the theme. */
  sees(path: string | RegExp, title: string | RegExp): Promise<void> {
    return this.waitFor(path, title, true)
  }

  /** Waits for a page that was loaded whole. */
  async seesLoaded(path: string | RegExp, title: string | RegExp): Promise<void> {
    await this.waitFor(path, title, false)
    await this.markPage()
  }

  private async waitFor(path: string | RegExp, title: string | RegExp, isSamePage: boolean): Promise<void> {
    const base = new URL(this.at('')).pathname.replace(/\/$/, '')
    const wanted = {
      path: typeof path === 'string' ? base + path : expect.stringMatching(path),
      title: typeof title === 'string' ? title : expect.stringMatching(title),
      ground: GROUND,
      isSamePage,
    }
    const isThere = (where: string, name: string, ground: string, isSame: boolean) =>
      new RegExp(where).test(location.pathname + location.search) &&
      new RegExp(name).test(document.title.split(' – ')[0] ?? '') &&
      getComputedStyle(document.documentElement).backgroundColor === ground &&
      'isSamePage' in globalThis === isSame
    const found = this.window.until(isThere, pattern(path, base), pattern(title), GROUND, isSamePage)
    // What is there instead says more than that nothing came.
    await found.catch(() => undefined)
    expect(await this.window.evaluate(lookOfPage)).toEqual(wanted)
  }

  /** Waits for an element that is seen and no longer moves, and clicks it. */
  async click(selector: string): Promise<void> {
    await this.shows(selector)
    await this.window.until(isAtRest, selector)
    await this.window.click(selector)
  }

  async shows(selector: string): Promise<void> {
    await this.window.until(isSeen, selector, true).catch(() => undefined)
    expect(await this.window.evaluate(isSeen, selector, true), `${selector} is seen`).toBe(true)
  }

  async hides(selector: string): Promise<void> {
    await this.window.until(isSeen, selector, false).catch(() => undefined)
    expect(await this.window.evaluate(isSeen, selector, false), `${selector} is not seen`).toBe(true)
  }

  /** Waits for the text of the first element that matches. */
  async reads(selector: string, text: string | RegExp): Promise<void> {
    const isRead = (wanted: string, source: string) =>
      new RegExp(source).test(document.querySelector(wanted)?.textContent?.replace(/\s+/g, ' ') ?? '')
    await this.window.until(isRead, selector, pattern(text).replace(/^\^|\$$/g, '')).catch(() => undefined)
    const shown = expect(await this.text(selector), selector)
    if (typeof text === 'string') shown.toContain(text)
    else shown.toMatch(text)
  }

  async counts(selector: string, number: number): Promise<void> {
    const isMet = (wanted: string, count: number) => document.querySelectorAll(wanted).length === count
    await this.window.until(isMet, selector, number).catch(() => undefined)
    expect(await this.count(selector), selector).toBe(number)
  }

  text(selector: string): Promise<string> {
    const read = (wanted: string) => document.querySelector(wanted)?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return this.window.evaluate(read, selector)
  }

  count(selector: string): Promise<number> {
    return this.window.evaluate((wanted) => document.querySelectorAll(wanted).length, selector)
  }

  /** Types into fields, by their names within a form. */
  async fill(form: string, fields: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.window.type(`${form} [name="${name}"]`, value)
  }

  /** Chooses an option as a person does: the list that a browser opens is no part of the page. */
  select(selector: string, value: string): Promise<void> {
    const choose = (wanted: string, option: string) => {
      const field = document.querySelector(wanted) as HTMLSelectElement
      field.focus()
      field.value = option
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
    }
    return this.window.evaluate(choose, selector, value)
  }

  /** Scrolls to the start of the page, until it is there: the header is hidden while somebody reads on. */
  async toStart(): Promise<void> {
    await this.window.until(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      return (document.querySelector('.shop-header-main')?.getBoundingClientRect().top ?? -1) >= 0
    })
  }

  back(): Promise<void> {
    return this.window.evaluate(() => history.back())
  }
}

/** Runs in the page, again and again: whether an element, in view, is where it was the time before. */
function isAtRest(selector: string): boolean {
  const element = document.querySelector(selector)
  const looked = globalThis as { lastPlace?: string }
  const before = looked.lastPlace
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y } = element?.getBoundingClientRect() ?? { x: 0, y: 0 }
  looked.lastPlace = `${selector} ${x} ${y}`
  return looked.lastPlace === before
}

/** Runs in the page: whether an element is seen, or whether none is. */
function isSeen(selector: string, isWanted: boolean): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return (box !== undefined && box.width > 0 && box.height > 0) === isWanted
}

/** The source of an expression: a text is matched whole, behind `base`. */
const pattern = (text: string | RegExp, base = ''): string =>
  typeof text === 'string' ? `^${(base + text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : text.source
