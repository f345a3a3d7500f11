import type { Page } from '@playwright/test'
import { restylesDuring } from '../harness/browsers/restyles.ts'
import { MAIN_PAGES, type MainPage } from '../harness/shop/main-pages.ts'
import { openPainted } from './shifts.ts'
import { expect, test } from './shop.ts'
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

for (const main of MAIN_PAGES) {
  test(`neither the upgrade of the ${main.name} page nor a press restyles all of it`, async ({ page, at }) => {
    await main.prepare?.(page.request, at(''))
    const upgrade = await openPainted(page, at(main.path))
    await page.evaluate(untilShown)
    const upgraded = await restylesDuring(page, upgrade)
    const pressed = await restylesDuring(page, () => press(page, main))
    const whole = await elementsOfLateToken(page)
    expect(Math.max(...upgraded)).toBeLessThan(whole)
    expect(Math.max(...pressed)).toBeLessThan(whole)
  })
}
