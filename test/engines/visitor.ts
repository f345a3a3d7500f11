import { expect } from '@playwright/test'
import { type BrowserWindow, LIMIT } from '../harness/browsers/windows/window.ts'

/** How long a page, an answer or a movement may take before a test gives up. */
export const patient = { timeout: LIMIT, intervals: [50, 100] }

/** What the shop's consent tags remember of a visitor who wants nothing. */
const DECLINED = JSON.stringify({ stamp: '2026-11', preferences: false, statistics: false, marketing: false })

/** Runs in the page: where it is, and whether the theme's style sheet is there. */
const lookOfPage = () => ({
  path: location.pathname + location.search,
  title: document.title.split(' – ')[0],
  ground: getComputedStyle(document.documentElement).backgroundColor,
  isSamePage: 'isSamePage' in globalThis,
})

/** The theme's colour of each page's ground. */
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

  /** Comes with the question about cookies answered by no. */
  async arrive(): Promise<void> {
    await this.window.open(this.at('/fr/pages/terms'))
    await this.window.evaluate((value) => {
      document.cookie = `cookie-consent=${encodeURIComponent(value)}; path=/`
    }, DECLINED)
  }

  /** Sends a form as a page of the shop does. */
  async post(path: string, form: Record<string, string>): Promise<void> {
    const status = await this.window.evaluate(
      async (address, fields) =>
        (await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })).type,
      new URL(this.at(path)).pathname,
      form,
    )
    expect(status).toBe('opaqueredirect')
  }

  /** Types an address. */
  async open(path: string): Promise<void> {
    await this.window.open(this.at(path))
    await this.window.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined)
  }

  /** Waits for a page that came into the one that `open` brought: by its address, its title, and a style of the theme. */
  sees(path: string | RegExp, title: string | RegExp): Promise<void> {
    return this.waitFor(path, title, true)
  }

  /** Waits for a page that was loaded whole. */
  async seesLoaded(path: string | RegExp, title: string | RegExp): Promise<void> {
    await this.waitFor(path, title, false)
    await this.window.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined)
  }

  private async waitFor(path: string | RegExp, title: string | RegExp, isSamePage: boolean): Promise<void> {
    const base = new URL(this.at('')).pathname.replace(/\/$/, '')
    const wanted = {
      path: typeof path === 'string' ? base + path : expect.stringMatching(path),
      title: typeof title === 'string' ? title : expect.stringMatching(title),
      ground: GROUND,
      isSamePage,
    }
    await expect.poll(() => this.window.evaluate(lookOfPage).catch(() => undefined), patient).toEqual(wanted)
  }

  /** Waits for an element that is seen, and clicks it. */
  async click(selector: string): Promise<void> {
    await this.shows(selector)
    await this.window.click(selector)
  }

  /** Waits until an element takes room on the page. */
  async shows(selector: string): Promise<void> {
    await expect
      .poll(() => this.window.evaluate(isSeen, selector).catch(() => false), { ...patient, message: selector })
      .toBe(true)
  }

  async hides(selector: string): Promise<void> {
    await expect
      .poll(() => this.window.evaluate(isSeen, selector).catch(() => true), { ...patient, message: selector })
      .toBe(false)
  }

  /** Waits for the text of the first element that matches. */
  async reads(selector: string, text: string | RegExp): Promise<void> {
    const shown = expect.poll(() => this.text(selector), { ...patient, message: selector })
    await (typeof text === 'string' ? shown.toContain(text) : shown.toMatch(text))
  }

  text(selector: string): Promise<string> {
    const read = (wanted: string) => document.querySelector(wanted)?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return this.window.evaluate(read, selector).catch(() => '')
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

  back(): Promise<void> {
    return this.window.evaluate(() => history.back())
  }
}

/** Runs in the page. */
function isSeen(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box !== undefined && box.width > 0 && box.height > 0
}
