import { test as base, expect } from '@playwright/test'
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core'
import { Shopper } from './shopper.ts'
import { Site } from './site.ts'

export { link, type PageParts, tall, withLinks } from './pages.ts'
export { type Call, gate } from './site.ts'
export { expect }

type Worker = { kind: 'chrome' | 'firefox'; program: string; visitorsBrowser: Browser }
type Test = { site: Site; shopper: Shopper }

/** What a scenario plays with. `isInPage` is false where the browser loads its pages whole, for comparison. */
export type Stage = Test & { isInPage: boolean; kind: Worker['kind'] }

/** Nothing of a test leaves a file behind or asks the world outside. */
const launchOptions = (kind: Worker['kind'], program: string): LaunchOptions => ({
  browser: kind,
  executablePath: program,
  headless: true,
  defaultViewport: { width: 1000, height: 700 },
  ...(kind === 'chrome' && {
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  }),
})

/** Tests of the page loader: a site of their own, and a person at a Chromium or a Firefox. */
export const test = base.extend<Test, Worker>({
  kind: ['chrome', { scope: 'worker', option: true }],
  program: ['', { scope: 'worker', option: true }],
  visitorsBrowser: [
    async ({ kind, program }, use) => {
      const browser = await puppeteer.launch(launchOptions(kind, program))
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ kind: _kind }, use) => {
    const site = new Site()
    await site.open()
    await use(site)
    await site.close()
  },
  shopper: async ({ visitorsBrowser, site }, use) => {
    const context = await visitorsBrowser.createBrowserContext({ downloadBehavior: { policy: 'deny' } })
    const shopper = await Shopper.arrive(context, site)
    await use(shopper)
    await context.close()
    expect(shopper.complaints).toEqual([])
  },
})

/** A scenario in the page loader. */
export function inPage(title: string, play: (stage: Stage) => Promise<void>): void {
  test(title, async ({ site, shopper, kind }) => play({ site, shopper, kind, isInPage: true }))
}

/** A scenario that the loader must play as the browser does by itself: it runs with full reloads too. */
export function asTheBrowser(title: string, play: (stage: Stage) => Promise<void>): void {
  inPage(title, play)
  test(`${title} (the browser by itself)`, async ({ site, shopper, kind }) => {
    site.hasLoader = false
    await play({ site, shopper, kind, isInPage: false })
  })
}
