import { test as base, expect, type Page } from '@playwright/test'

type Worker = { shop: string }
type Test = {
  /** An address of the shop, below its application path: `at('/fr/catalog')`. */
  at: (path: string) => string
  /** Violations of the page's security policy, errors and failed loads of the page under test; empty at its end. */
  complaints: string[]
}

/**
 * Journeys through a running shop. After each, the page must have broken no policy and thrown nothing. Tests whose
 * title ends in @everywhere also run under an application path, on PostgreSQL where there is one.
 */
export const test = base.extend<Test, Worker>({
  shop: ['', { scope: 'worker', option: true }],
  at: async ({ shop }, use) => use((path) => shop.replace(/\/$/, '') + path),
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = []
      page.on('pageerror', (error) => heard.push(String(error)))
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted ?Types?|\[vitrine\].*failed/i.test(message.text()))
          heard.push(message.text())
      })
      await use(heard)
      expect(heard).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A person whom the shop does not know yet. */
export const newcomer = () => ({ email: `visitor-${crypto.randomUUID()}@example.com`, password: 'a long password' })

/** Waits until the tags that a page shows at once have their code. */
export const ready = (page: Page, ...tags: string[]) =>
  page.evaluate(
    (names) => Promise.all(names.map((name) => customElements.whenDefined(name))).then(() => undefined),
    tags,
  )
