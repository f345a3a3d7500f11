import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { type At, enter, fill, withoutPhotos } from './visitor.ts'

/** A customer at the checkout with a chosen stored address, and no visible address fields. */
async function atCheckout(page: Page, at: At) {
  await enter(page, at)
  const form = { FirstName: 'Zoé', LastName: 'Martin', Street1: 'Rue Haute 1', PostalCode: '1000', City: 'Bruxelles' }
  await page.request.post(at('/fr/account/addresses/new'), { form: { ...form, CountryId: '2', AddressType: 'Both' } })
  await fill(page, at, 10)
  await page.goto(at('/fr/checkout'))
  await ready(page, 'one-step-checkout', 'shipping-options', 'address-picker')
  await expect(page.locator('[name=ExistingShippingAddressId]')).toBeChecked()
  await expect(page.locator('[name=ShippingLastName]')).toHaveCount(0)
}

test.beforeEach(withoutPhotos)

test('a VAT number is checked for the country of a known address, and is shown as right only while it is there [API-74, CHECKOUT-22]', async ({
  page,
  at,
}) => {
  await atCheckout(page, at)
  await page.getByRole('radio', { name: /entreprise/ }).click()
  const number = page.getByLabel('Numéro de TVA')
  const look = () => number.evaluate((field) => getComputedStyle(field).borderColor)
  await page.getByLabel('Nom de l’entreprise').focus()
  const before = await look()
  const asked = page.waitForRequest(/checkisvatvalid/)
  const reloaded = page.waitForResponse(/\/fr\/checkout$/)
  await number.fill('BE0411905847')
  await number.press('Tab')
  const { searchParams } = new URL((await asked).url())
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ countryId: '2', VAT: 'BE0411905847' },
    customerId: expect.stringMatching(/^\d+$/),
  })
  // The taxes have changed: the page is loaded again, and the number is right there too.
  await reloaded
  await expect(page.locator('#order')).toContainText('Autoliquidation')
  await page.getByLabel('Nom de l’entreprise').focus()
  await expect.poll(look).not.toBe(before)
  await number.fill('')
  await number.press('Tab')
  await page.getByLabel('Nom de l’entreprise').focus()
  await expect.poll(look).toBe(before)
})

test('a pickup point is kept for the name of a known address, and is in the checkout and the basket [CHECKOUT-50, API-56]', async ({
  page,
  at,
}) => {
  await atCheckout(page, at)
  await page.locator('[name=ShippingMethodId][value="2"]').click()
  await page.locator('.pickup-place a').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=PickupPoint]').nth(3).check()
  const name = (await dialog.locator('.active strong').textContent()) ?? ''
  const kept = page.waitForRequest(/externalpickuppoint/)
  await dialog.locator('[data-part=choose]').click()
  expect((await kept).postDataJSON()).toMatchObject({
    ...{ ShippingFirstName: 'Zoé', ShippingLastName: 'Martin', PickupPointName: name, ShippingCity: 'Bruxelles' },
  })
  await expect(page.locator('#order')).toContainText(name)
  await page.goto(at('/fr/shoppingcarts'))
  await expect(page.locator('main')).toContainText(name)
})
