import { test as base, expect, type Page } from '@playwright/test'
import { WAIT_LIMIT } from '../harness/limits.ts'

type Worker = { shop: string }
type Test = {
  /** Whether the visitor has answered the consent banner, which else is shown over the page: `test.use({ consent: 'open' })`. */
  consent: 'declined' | 'open'
  /** How long acts wait for code, in milliseconds: as long as tests do, on however slow a machine, but where that is what is tested. */
  patience: number
  /** An address of the shop, below its application path: `at('/fr/catalog')`. */
  at: (path: string) => string
  /**
   * Violations of the page's security policy, errors, failed loads and views that were rendered anew because their HTML
   * changed while it was hydrated, on the page under test; empty at its end.
   */
  complaints: string[]
}

/** What the shop's consent tags remember of a visitor who wants nothing. */
const declined = encodeURIComponent(
  JSON.stringify({ stamp: '2026-11', preferences: false, statistics: false, marketing: false }),
)

/**
 * Journeys through a running shop. After each, the page must have broken no policy and thrown nothing. Tests whose
 * title ends in @everywhere also run under an application path, on PostgreSQL where there is one.
 */
export const test = base.extend<Test, Worker>({
  shop: ['', { scope: 'worker', option: true }],
  at: async ({ shop }, use) => use((path) => shop.replace(/\/$/, '') + path),
  consent: ['declined', { option: true }],
  patience: [WAIT_LIMIT, { option: true }],
  context: async ({ context, consent, patience, shop }, use) => {
    await context.addInitScript((actTimeout) => Object.assign(globalThis, { shopSettings: { actTimeout } }), patience)
    if (consent === 'declined' && shop)
      await context.addCookies([{ name: 'cookie-consent', value: declined, url: new URL(shop).origin }])
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted ?Types?|\[vitrine\].*(failed|rendered anew)/i.test(message.text()))
          complaints.push(message.text())
      })
      await use(complaints)
      // A request that is still under way belongs to no later test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(complaints).toEqual([])
      expect(await recoveredOn(page)).toBe(0)
    },
    { auto: true },
  ],
})

export { expect }

/** What the page writes into its console from now on, each entry with its kind. */
export function consoleOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (entry) => said.push(`${entry.type()}: ${entry.text()}`))
  return said
}

/** A person whom the shop does not know yet. */
export const newcomer = () => ({ email: `visitor-${crypto.randomUUID()}@example.com`, password: 'a long password' })

/** How many views of the page in the window React has rendered anew because their HTML was not what it expected. */
const recoveredOn = async (page: Page): Promise<number> =>
  page.isClosed() ? 0 : page.evaluate(() => (globalThis as { vitrineRecovered?: number }).vitrineRecovered ?? 0)

/** Waits until the tags of a page have their code; what waits for a touch is touched. */
export const ready = (page: Page, ...tags: string[]) =>
  page.evaluate((names) => {
    // The loader may not know the tag yet: it is touched until its code is there.
    const touch = () => {
      const waiting = names.flatMap((name) => [
        ...document.querySelectorAll(`${name}:is(page-loader, [load=interaction]):not(:defined)`),
      ])
      for (const tag of waiting) tag.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      if (waiting.length > 0) requestAnimationFrame(touch)
    }
    touch()
    return Promise.all(names.map((name) => customElements.whenDefined(name))).then(() => undefined)
  }, tags)

/** Opens the languages of the header, which are in a popover. */
export const openLanguages = (page: Page) => page.locator('.shop-header-main > .language-button').click()
