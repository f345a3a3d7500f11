import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { type At, withoutPhotos } from './visitor.ts'

/** Rules of themes for elements in a state, with an attribute or a pseudo-element. */
const OWN_HTML = `
  a:link { color: #0a0a0b } a:not([class]) { background: #f0f0f1 } button:enabled { background: #0a0a0b }
  button[type="button"]:not(:disabled) { color: #0a0a0b } button::before { content: "→" } dialog[open] { background: #0a0a0b }`

const LAYER = '@layer vitrine.theme { cart-confirm [data-part="continue"] { color: rgb(1, 2, 3) } }'

test.beforeEach(withoutPhotos)

/** Adds a product to the basket under more rules of the theme, and reads how the confirmation is shown. */
async function confirmation(page: Page, at: At, rules: string): Promise<Record<string, string>> {
  await page.route('**/theme/theme.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n${rules}` })
  })
  await page.goto(at('/fr/catalog/product/8/x'))
  await ready(page, 'add-to-cart')
  await page.locator('add-to-cart button').first().click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.locator('[data-part=basket]')).toBeVisible()
  const shown = await dialog.evaluate((element) => {
    const parts = ['dialog-close', 'continue', 'basket'].map((name) => element.querySelector(`[data-part=${name}]`))
    return [element, ...parts].map((node) => {
      if (!node) throw new Error('The confirmation lacks a part.')
      const { color, backgroundColor } = getComputedStyle(node)
      return `${color} on ${backgroundColor}, ${getComputedStyle(node, '::before').content}`
    })
  })
  await page.unrouteAll()
  return Object.fromEntries(shown.map((text, index) => [['dialog', 'close', 'continue', 'basket'][index], text]))
}

test('rules of a theme for elements in a state stop at a dialog of the library, and its layer is the way in', async ({
  page,
  at,
}) => {
  const usual = await confirmation(page, at, '')
  expect(await confirmation(page, at, OWN_HTML)).toEqual(usual)
  expect((await confirmation(page, at, LAYER)).continue).toContain('rgb(1, 2, 3)')
})
