import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

type Said = { during: string; text: string }
type Listening = { said: Said[]; during: string }

/** Notes what a screen reader would say by itself: each new text of a live region, and each heading or wrong field that gets the focus. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const LIVE = ':is([aria-live], [role=status], [role=alert], [role=log], output):not([aria-live=off])'
    const listening: Listening = { said: [], during: '' }
    const last = new WeakMap<Element, string>()
    const note = (text: string | undefined) => {
      if (text) listening.said.push({ during: listening.during, text })
    }
    const isSeen = (region: Element) => region.closest('[hidden], [inert], [aria-hidden=true]') === null
    const look = (region: Element) => {
      const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      if (text !== last.get(region) && isSeen(region)) note(text)
      last.set(region, text)
    }
    const start = () => {
      for (const region of document.querySelectorAll(LIVE))
        last.set(region, region.textContent?.replace(/\s+/g, ' ').trim() ?? '')
      new MutationObserver((records) => {
        const regions = new Set<Element>()
        for (const { target, addedNodes } of records) {
          const element = target instanceof Element ? target : target.parentElement
          const around = element?.closest(LIVE)
          if (around) regions.add(around)
          // An alert is said when it comes, others have to be there before their text.
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]:not([aria-live=off])')) regions.add(alert)
          }
        }
        for (const region of regions) look(region)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    }
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) note(target.textContent ?? '')
      if (target instanceof HTMLElement && target.ariaInvalid === 'true') note(`the message of ${target.id}`)
    })
    if (document.body) start()
    else document.addEventListener('DOMContentLoaded', start)
    Object.assign(globalThis, { listening })
  })

/** Does something, waits until it is said, and names it for what follows. */
async function during(page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  const of = () =>
    page.evaluate(
      (name) =>
        (globalThis as unknown as { listening: Listening }).listening.said.filter((one) => one.during === name).length,
      name,
    )
  await page.evaluate((name) => {
    ;(globalThis as unknown as { listening: Listening }).listening.during = name
  }, name)
  await act()
  await expect.poll(of, { message: `${name} is said` }).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

/** What was said, by what was done. */
async function saidBy(page: Page): Promise<Record<string, string[]>> {
  const said = await page.evaluate(() => (globalThis as unknown as { listening: Listening }).listening.said)
  const all: Record<string, string[]> = {}
  for (const { during, text } of said) all[during] = [...(all[during] ?? []), text]
  return all
}

test.beforeEach(withoutPhotos)

test('what a shopper does is said, and in two announcements at most @in-page', async ({ page, at }) => {
  await listen(page)
  await page.goto(at('/fr/catalog'))
  await ready(page, 'product-filters', 'filter-item', 'page-loader')
  await during(page, 'a filter', () => page.locator('#filter-Brand-5').check())
  await during(page, 'another filter', () => page.locator('#filter-Brand-2').check())
  await during(page, 'a filter less', () => page.locator('selected-filters [data-part=chip]').first().click())
  await during(page, 'a visit', () => page.locator('product-list h2 a, product-list h3 a').first().click())
  await expect(page.locator('product-gallery')).toBeVisible()
  await ready(page, 'product-variations', 'add-to-cart', 'quantity-input')
  await during(page, 'plus', () => page.locator('quantity-input [data-part=increase]').first().click())
  await during(page, 'an addition', () => page.locator('add-to-cart button').first().click())
  await page.keyboard.press('Escape')
  await during(page, 'Back', () => page.goBack())
  await page.locator('cart-summary a').click()
  await page.locator('dialog shop-cart').waitFor()
  await during(page, 'the basket', () => page.locator('dialog [data-part=basket]').click())
  await ready(page, 'shop-cart', 'quantity-input')
  await during(page, 'one more', () => page.locator('shop-cart [data-part=increase]').first().click())
  await during(page, 'a removal', () => page.locator('shop-cart button[name=remove]').first().click())
  await during(page, 'the contact page', () => page.locator('.shop-footer a[href$="/contact"]').click())
  await expect(page).toHaveURL(/\/contact/)
  await expect(page.locator('main shop-cart')).toHaveCount(0)
  await page.locator('main form button[type=submit]').focus()
  await ready(page, 'form-validator')
  await during(page, 'an empty form', () => page.locator('main form button[type=submit]').click())
  const said = await saidBy(page)
  for (const [what, texts] of Object.entries(said)) {
    if (what) expect(texts.length, `${what}: ${texts.join(' | ')}`).toBeLessThanOrEqual(2)
  }
})
