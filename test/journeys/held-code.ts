import type { Page } from '@playwright/test'

/** Without the part that the first script of a page imports. */
const CODE = /\/c\/(?!core-)[^/]+\.js$/

/** The returned function lets the code load. */
export async function openWithout(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const wanted = new Promise<void>((done) => {
    release = done
  })
  await page.route(CODE, async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => Symbol.for('vitrine.loader') in globalThis)
  return release
}
