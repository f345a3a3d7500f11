import { test as base, expect, type Page } from '@playwright/test'
import { WAIT_LIMIT } from '../harness/limits.ts'
import { declinedConsent } from '../harness/shop/consent.ts'

type Worker = { shop: string }
type Test = {
  /**
   * Whether the visitor has answered the consent banner, which is otherwise shown over the page: `test.use({ consent:
   * 'open' })`.
   */
  consent: 'declined' | 'open'
  /**
   * Milliseconds for which actions wait for code: as long as tests do, however slow the machine is, unless a test is
   * about that.
   */
  patience: number
  /** An address of the shop, below its application path: `at('/fr/catalog')`. */
  at: (path: string) => string
  /**
   * Violations of the page's security policy, errors, failed loads, and views that were rendered again because their
   * HTML changed during hydration; it must be empty at the end of a test.
   */
  complaints: string[]
}

/**
 * Journeys through a running shop. After each, the page must not have violated its policy or thrown an error. Tests
 * whose title ends in @everywhere also run under an application path, on PostgreSQL if it is installed.
 */
export const test = base.extend<Test, Worker>({
  shop: ['', { scope: 'worker', option: true }],
  at: async ({ shop }, use) => use((path) => shop.replace(/\/$/, '') + path),
  consent: ['declined', { option: true }],
  patience: [WAIT_LIMIT, { option: true }],
  context: async ({ context, consent, patience, shop }, use) => {
    await context.addInitScript((actTimeout) => Object.assign(globalThis, { shopSettings: { actTimeout } }), patience)
    if (consent === 'declined' && shop) await context.addCookies([declinedConsent(shop)])
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
      // A pending request must not affect the next test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(complaints).toEqual([])
      // The last act of a journey may have left the document, and the question with it: the next one is asked.
      await expect.poll(() => recoveredOn(page).catch(() => 'left')).toBe(0)
    },
    { auto: true },
  ],
})

export { expect }

/** The page's console messages from now on, each with its kind. */
export function consoleOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (entry) => said.push(`${entry.type()}: ${entry.text()}`))
  return said
}

export const newcomer = () => ({ email: `visitor-${crypto.randomUUID()}@example.com`, password: 'a long password' })

/** The number of views in the page that React has rendered again because their HTML differed from the expected one. */
const recoveredOn = async (page: Page): Promise<number> =>
  page.isClosed() ? 0 : page.evaluate(() => (globalThis as { vitrineRecovered?: number }).vitrineRecovered ?? 0)

/** Waits until tags of a page have their code. It touches those that `touched` selects, as a shopper does. */
const loaded = (page: Page, tags: string[], touched: string) =>
  page
    .evaluate(
      ([wanted, selector]) => {
        // A click on a link before the page loader is there is the browser's own.
        const names = document.querySelector('page-loader') ? [...wanted, 'page-loader'] : wanted
        // The loader may not know the tag yet: it is touched until its code has loaded.
        const touch = () => {
          const waiting = names.flatMap((name) => [
            ...document.querySelectorAll(`${name}:is(${selector}):not(:defined)`),
          ])
          for (const tag of waiting) tag.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          if (waiting.length > 0) requestAnimationFrame(touch)
        }
        touch()
        return Promise.all(names.map((name) => customElements.whenDefined(name))).then(() => undefined)
      },
      [tags, touched] as const,
    )
    .catch((error: Error) => {
      error.message = `No code for ${tags.join(', ')}. A tag that loads when it is visible has to be scrolled into view. ${error.message}`
      throw error
    })

/** The tags of every page that have nothing to do before the page is touched, or near. */
const OF_FRAME = 'cart-summary, notice-stack, consent-banner, consent-modal, consent-status'

/**
 * Waits until tags of a page have their code. Of these, it touches only the page loader, the tags of every page, and the
 * tags to which the shop has given `load="interaction"`; the others must load by themselves.
 */
export const ready = (page: Page, ...tags: string[]) =>
  loaded(page, tags, `page-loader, ${OF_FRAME}, [load=interaction]`)

/** Touches tags of a page, for tags that load at a touch by their definition, and waits until they have their code. */
export const touch = (page: Page, ...tags: string[]) => loaded(page, tags, '*')

/** Waits until tags of a page have their code, without a touch. */
export const defined = (page: Page, ...tags: string[]) =>
  page.evaluate(
    (names) => Promise.all(names.map((name) => customElements.whenDefined(name))).then(() => undefined),
    tags,
  )

/** Opens the languages of the header, which are in a popover. */
export const openLanguages = (page: Page) => page.locator('.shop-header-main > .language-button').click()
