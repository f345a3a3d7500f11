import type { Page } from '@playwright/test'

/** The code of all tags, without the part that the first script of a page imports. */
const CODE = /\/c\/(?!core-)[^/]+\.js$/

/** Opens a page whose tags have no code yet; the returned function lets it load, except for `lost`. */
export async function openWithout(page: Page, address: string, lost?: RegExp): Promise<() => void> {
  let release = () => {}
  const wanted = new Promise<void>((done) => {
    release = done
  })
  await page.route(CODE, async (route) => {
    await wanted
    if (!lost?.test(route.request().url())) await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => Symbol.for('vitrine.loader') in globalThis)
  return release
}
