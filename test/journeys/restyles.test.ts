import type { Page } from '@playwright/test'
import { restylesDuring } from '../harness/browsers/restyles.ts'
import { MAIN_PAGES, type MainPage } from '../harness/shop/main-pages.ts'
import { openPainted } from './shifts.ts'
import { expect, test, touch } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

/** Until the fonts of the theme are there, which restyle all texts, and the next frames are shown. */
const untilShown = async () => {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** The elements that get a new style when a custom property of the root is added after the first paint. */
async function elementsOfLateToken(page: Page): Promise<number> {
  const restyles = await restylesDuring(page, async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':root { --late: 1px }')
      document.adoptedStyleSheets.push(sheet)
    })
    await page.evaluate(untilShown)
  })
  return Math.max(...restyles)
}

/** Presses the main control of a page and waits for what it shows. */
async function press(page: Page, { control, text, shown }: MainPage): Promise<void> {
  const before = await page.evaluate(shown)
  await control(page).click()
  if (text) await page.keyboard.type(text)
  await expect.poll(() => page.evaluate(shown)).not.toBe(before)
  await page.evaluate(untilShown)
}

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
  test(`neither the upgrade of the ${main.name} page nor a press restyles all of it, and no style sheet is added after its first paint`, async ({
    page,
    at,
  }) => {
    await main.prepare?.(page.request, at(''))
    const upgrade = await openPainted(page, at(main.path))
    await page.evaluate(untilShown)
    await page.evaluate(noteSheets)
    const upgraded = await restylesDuring(page, upgrade)
    const pressed = await restylesDuring(page, () => press(page, main))
    await touchAll(page)
    expect(await lateSheets(page)).toEqual([])
    const whole = await elementsOfLateToken(page)
    expect(Math.max(...upgraded)).toBeLessThan(whole)
    expect(Math.max(...pressed)).toBeLessThan(whole)
  })
}
