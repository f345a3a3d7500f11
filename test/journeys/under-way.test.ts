import type { Locator, Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { type At, enter, fill, hold, withoutPhotos } from './visitor.ts'

const wheel = (button: Locator) =>
  button.evaluate((element) => {
    const { content, borderRadius, inlineSize } = getComputedStyle(element, '::after')
    return content !== 'none' && borderRadius === '50%' && Number.parseFloat(inlineSize) > 8
  })

/** Presses a button whose form the shop answers slowly: the button shows that until the answer has arrived. */
async function showsLoading(page: Page, at: At, path: string, button: Locator, next: RegExp) {
  const size = () => button.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
  const before = await size()
  expect(await wheel(button)).toBe(false)
  const letGo = await hold(page, at, { method: 'POST', path })
  await button.click({ noWaitAfter: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  expect([await wheel(button), await size()]).toEqual([true, before])
  await letGo()
  await expect(page).toHaveURL(next)
}

test.beforeEach(withoutPhotos)

test('the buttons that order and pay show that the shop works on it, until it has answered [CHECKOUT-69, CHECKOUT-70] @in-page', async ({
  page,
  at,
}) => {
  await enter(page, at)
  await fill(page, at, 10)
  await page.goto(at('/fr/checkout'))
  await ready(page, 'one-step-checkout')
  for (const [name, value] of Object.entries({ Street1: 'Rue du Four 1', PostalCode: '59000', City: 'Lille' }))
    await page.locator(`[name=Shipping${name}]`).fill(value)
  await page.locator('[name=Terms]').check()
  await page.locator('[name=PaymentMethod][value=BankTransfer]').check()
  await showsLoading(page, at, '/fr/checkout', page.locator('.checkout-place button'), /\/checkout\/confirmation\/\d+/)
  const number = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(at(`/fr/sales/payment?number=${number}`))
  await ready(page, 'make-payment')
  await page.locator('[name=PaymentMethod][value=BankTransfer]').check()
  const pay = page.locator('make-payment button[type=submit]')
  await showsLoading(page, at, '/fr/sales/payment', pay, /number=|orders|confirmation/)
})
