import type { Page } from '@playwright/test'
import { MAIN_PAGES } from '../harness/shop/main-pages.ts'
import { openPainted } from './shifts.ts'
import { expect, test, touch } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

/** From now on, `lateSheets` returns the style sheets that are added to the page. Runs in the page. */
function noteSheets(): void {
  const all = () => [...document.querySelectorAll('link[rel~=stylesheet], style'), ...document.adoptedStyleSheets]
  const known = new Set<Element | CSSStyleSheet>(all())
  const nameOf = (one: Element | CSSStyleSheet) =>
    one instanceof Element ? one.outerHTML.slice(0, 120) : (one.cssRules[0]?.cssText ?? 'an empty sheet')
  const lateSheets = () =>
    all()
      .filter((one) => !known.has(one))
      .map(nameOf)
  Object.assign(globalThis, { lateSheets })
}

const lateSheets = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { lateSheets(): string[] }).lateSheets())

/** Touches every tag of the page, so that those too have their code that wait for a touch. */
async function touchAll(page: Page): Promise<void> {
  const tags = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('body *')].map(({ localName }) => localName)),
  ])
  await touch(page, ...tags.filter((tag) => tag.includes('-')))
}

for (const main of MAIN_PAGES) {
  test(`no style sheet is added to the ${main.name} page after its first paint`, async ({ page, at }) => {
    await main.prepare?.(page.request, at(''))
    const upgrade = await openPainted(page, at(main.path))
    await page.evaluate(noteSheets)
    await upgrade()
    await touchAll(page)
    expect(await lateSheets(page)).toEqual([])
  })
}
