import { test as base, expect } from '@playwright/test'
import { type HookedSite, hookSite } from '../harness/browsers/windows/hooked-site.ts'
import { startBrowser } from '../harness/browsers/windows/start-browser.ts'
import type { DrivenBrowser, Engine } from '../harness/browsers/windows/window.ts'
import { TEST_LIMIT } from '../harness/limits.ts'
import { Visitor } from './visitor.ts'

export { expect }

type Worker = { driven: Engine; shop: string; running: DrivenBrowser; site: HookedSite }
type Test = { visitor: Visitor }

/** A film that plays stops the driver of WebKit where there is no sound device: there, the shop has none. */
const isFilm = (path: string) => /\.(webm|mp4)$/.test(path)

/**
 * The main journeys in an engine that Playwright does not drive. After each, the pages must have thrown nothing, broken no
 * policy, and rendered no view anew.
 */
export const test = base.extend<Test, Worker>({
  driven: ['webkit', { scope: 'worker', option: true }],
  shop: ['', { scope: 'worker', option: true }],
  running: [
    async ({ driven }, use) => {
      const running = await startBrowser(driven)
      if (!running) throw new Error(`There is no ${driven} here; its project must be left out.`)
      await use(running)
      await running.close()
    },
    { scope: 'worker', timeout: TEST_LIMIT },
  ],
  site: [
    async ({ shop }, use) => {
      const { origin, pathname } = new URL(shop)
      const site = await hookSite(origin, isFilm)
      await use({ ...site, url: site.url + pathname })
      await site.close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ running, site }, use, test) => {
    const window = await running.open()
    try {
      const visitor = new Visitor(window, site.url)
      await visitor.arrive()
      await use(visitor)
      expect(await window.complaints()).toEqual([])
      const recovered = () => (globalThis as { vitrineRecovered?: number }).vitrineRecovered ?? 0
      expect(await window.evaluate(recovered)).toBe(0)
    } finally {
      if (test.status !== test.expectedStatus)
        await test.attach('window', { body: await window.screenshot(), contentType: 'image/png' })
      await window.close()
    }
  },
})
