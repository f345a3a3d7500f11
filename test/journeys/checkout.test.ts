import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { enter, fault, fill, withoutPhotos } from './visitor.ts'

type At = (path: string) => string

const panel = (page: Page) => page.locator('#order')
const total = (page: Page) => panel(page).locator('[data-part=total-incl]')
const update = (page: Page) => panel(page).getByRole('button', { name: 'Mettre à jour le total' })
const place = (page: Page) => panel(page).getByRole('button', { name: 'Commander et s’engager à payer' })
/** A first click may wait for the code of its tag. */
async function choose(page: Page, name: RegExp) {
  const radio = page.locator('one-step-checkout').getByRole('radio', { name })
  await radio.click()
  await expect(radio).toBeChecked()
}

async function atCheckout(page: Page, at: At) {
  await enter(page, at)
  await fill(page, at, 2)
  await page.goto(at('/fr/checkout'))
}

/** The amounts of the page, in cents. */
const cents = async (page: Page) => Number((await total(page).textContent())?.replace(/\D/g, ''))

async function fillAddress(page: Page) {
  for (const [name, value] of [
    ['Street1', 'Rue du Four 1'],
    ['PostalCode', '1000'],
    ['City', 'Bruxelles'],
  ])
    await page.locator(`[name=Shipping${name}]`).fill(value as string)
  await page.locator('[name=Terms]').check()
}

test.beforeEach(withoutPhotos)

test('the summary follows the delivery and the payment before the order, and says the total once [CHECKOUT-01] @everywhere', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await atCheckout(page, at)
  await ready(page, 'one-step-checkout')
  await expect(update(page)).toBeHidden()
  const before = await cents(page)
  const said: string[] = []
  await page.exposeFunction('noteSaid', (text: string) => said.push(text))
  await page.evaluate(() => {
    const known = new Map<Element, string | undefined>()
    const note = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = region.textContent?.trim()
        if (text && known.get(region) !== text)
          (globalThis as unknown as { noteSaid(text: string): void }).noteSaid(text)
        known.set(region, text)
      }
    }
    note()
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.locator('[name=Remarks]').fill('Sonnez fort')
  said.length = 0
  await choose(page, /express/)
  await expect(panel(page)).toContainText('Livraison express')
  await expect.poll(() => cents(page)).toBeGreaterThan(before)
  await expect(page.locator('one-step-checkout > [role=status]')).toHaveText(
    /^Livraison express.* : .*€\. Total : .*€\.$/,
  )
  expect(said).toEqual([expect.stringContaining('express')])
  await choose(page, /Espèces/)
  await expect(panel(page).locator('[data-part=payment]')).toContainText('Espèces à la livraison')
  const shown = await total(page).textContent()
  await expect(page.locator('[name=Remarks]')).toHaveValue('Sonnez fort')
  await fillAddress(page)
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.locator('[data-part=total-incl]')).toHaveText(shown as string)
})

test('a summary that cannot be had gives the button that shows it, and no other total is ordered', async ({
  page,
  at,
}) => {
  await atCheckout(page, at)
  await ready(page, 'one-step-checkout')
  await fault(page, at, { method: 'GET', path: '/fr/widget/checkoutsummary', status: 500, times: 9 })
  const before = await total(page).textContent()
  await choose(page, /express/)
  await expect(update(page)).toBeVisible()
  await fillAddress(page)
  await place(page).click()
  await expect(page.getByRole('alert')).toContainText('Le total est maintenant de')
  await expect(page).toHaveURL(at('/fr/checkout'))
  await expect(total(page)).not.toHaveText(before as string)
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a button shows the new total, and the last step shows it again [CHECKOUT-01]', async ({ page, at }) => {
    await atCheckout(page, at)
    const before = await cents(page)
    await choose(page, /express/)
    await page.locator('[name=ShippingCity]').fill('Bruxelles')
    await update(page).click()
    await expect(page).toHaveURL(at('/fr/checkout#order'))
    expect(await cents(page)).toBeGreaterThan(before)
    await expect(page.locator('[name=ShippingCity]')).toHaveValue('Bruxelles')
    await expect(page.getByRole('radio', { name: /express/ })).toBeChecked()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await fillAddress(page)
    const shown = await total(page).textContent()
    await choose(page, /Retrait/)
    await place(page).click()
    await expect(page.getByRole('alert')).toContainText('Le total est maintenant de')
    await expect(total(page)).not.toHaveText(shown as string)
    const last = await total(page).textContent()
    await place(page).click()
    await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
    await expect(page.locator('[data-part=total-incl]')).toHaveText(last as string)
  })
})
