import type { Page } from '@playwright/test'
import { checkout } from '../api/goods.ts'
import { axe, tooWide } from './look.ts'
import { partOf } from './part.ts'
import { expect, ready, test } from './shop.ts'
import { type At, enter, fault, fill, withoutPhotos } from './visitor.ts'

const delivery = (page: Page, name: RegExp) => page.locator('shipping-options').getByRole('radio', { name })
const atPoint = (page: Page) => page.locator('[name=ShippingMethodId][data-payments="BankTransfer Card"]').first()
const cash = (page: Page) => page.locator('[name=PaymentMethod][value=CashOnDelivery]')
const reason = (page: Page) => page.locator('label', { has: cash(page) }).locator('.payment-problem')
const summary = (page: Page) => page.locator('[data-part=summary]')

async function atCheckout(page: Page, at: At) {
  await enter(page, at)
  await fill(page, at, 10)
  await page.goto(at('/fr/checkout'))
}

test.beforeEach(withoutPhotos)

for (const width of partOf(2, [360, 1280]))
  test(`an order for a pickup point of a carrier cannot be paid on delivery, and shows the reason, at ${width} px @everywhere`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await atCheckout(page, at)
    await ready(page, 'one-step-checkout', 'shipping-options', 'payment-methods')
    await expect(cash(page)).toBeEnabled()
    await expect(reason(page)).toBeHidden()
    await cash(page).check()
    await atPoint(page).focus()
    await page.keyboard.press('Space')
    await expect(cash(page)).toBeDisabled()
    await expect(cash(page)).not.toBeChecked()
    await expect(reason(page)).toHaveText('Pas à un point de retrait : choisissez un autre paiement.')
    await expect(summary(page).locator('[data-part=payment]')).toHaveCount(0)
    expect(await axe(page)).toEqual([])
    expect(await tooWide(page)).toBe('')
    await delivery(page, /domicile/).click()
    await expect(cash(page)).toBeEnabled()
    await expect(reason(page)).toBeHidden()
  })

test('without JavaScript the shop shows it with the new total, and refuses such an order', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr' })
  const page = await context.newPage()
  await atCheckout(page, at)
  await cash(page).check()
  await atPoint(page).check()
  await page.locator('#order summary').click()
  await page.locator('#order [data-part=update]').click()
  await expect(cash(page)).toBeDisabled()
  await expect(reason(page)).toBeVisible()
  const ShippingMethodId = (await atPoint(page).getAttribute('value')) ?? ''
  const form = checkout({ ShippingMethodId, PaymentMethod: 'CashOnDelivery' })
  const answer = await page.request.post(at('/fr/checkout'), { form, maxRedirects: 0 })
  expect([answer.status(), await answer.text()]).toEqual([422, expect.stringContaining('Pas à un point de retrait')])
  await context.close()
})

test('a total that could not be fetched is struck through, and is fetched when the connection is back', async ({
  page,
  at,
  complaints,
}) => {
  await atCheckout(page, at)
  await ready(page, 'one-step-checkout', 'shipping-options')
  const total = summary(page).locator('[data-part=total-incl]')
  const before = (await total.textContent()) ?? ''
  const decoration = () => total.evaluate((element) => getComputedStyle(element).textDecorationLine)
  await page.context().setOffline(true)
  await delivery(page, /express/).click()
  await expect.poll(decoration).toBe('line-through')
  await expect(page.locator('one-step-checkout > [role=status]')).toBeVisible()
  await expect(page.locator('button[data-part=update]', { hasText: 'Mettre à jour le total' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  const kept = page.waitForResponse((answer) => /shippingmethods$/.test(answer.url()) && answer.ok())
  await page.context().setOffline(false)
  await kept
  await expect(total).not.toHaveText(before)
  await expect.poll(decoration).toBe('none')
  await expect(delivery(page, /express/)).toBeChecked()
  expect(complaints.splice(0).join()).toContain('offline')
})

test('a summary that the shop cannot give is struck through, too, and the button of the page brings it', async ({
  page,
  at,
}) => {
  await atCheckout(page, at)
  await ready(page, 'one-step-checkout', 'shipping-options')
  await fault(page, at, { method: 'GET', path: '/fr/widget/checkoutsummary', times: 1, status: 500 })
  await delivery(page, /express/).click()
  const total = summary(page).locator('[data-part=total-incl]')
  await expect(total).toHaveCSS('text-decoration-line', 'line-through')
  await page.locator('button[data-part=update]', { hasText: 'Mettre à jour le total' }).click()
  await expect(summary(page)).toContainText('Livraison express')
  await expect(total).toHaveCSS('text-decoration-line', 'none')
})
