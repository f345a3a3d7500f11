import type { Page } from '@playwright/test'
import { expect, ready, test } from './shop.ts'
import { type At, enter, fault, fill, shownCount, withoutPhotos } from './visitor.ts'

const panel = (page: Page) => page.locator('#order')
const total = (page: Page) => panel(page).locator('[data-part=total-incl]')
const update = (page: Page) => page.locator('button[data-part=update]', { hasText: 'Mettre à jour le total' })
/** Without JavaScript the order is collapsed in windows of any width. */
const unfold = (page: Page) => panel(page).locator('summary').click()
const place = (page: Page) => page.locator('.checkout-place button')
/** A first click may wait for the code of its tag. */
async function choose(page: Page, name: RegExp) {
  const radio = page.locator('one-step-checkout').getByRole('radio', { name })
  await radio.click()
  await expect(radio).toBeChecked()
}

async function atCheckout(page: Page, at: At) {
  await enter(page, at)
  await fill(page, at, 10)
  await page.goto(at('/fr/checkout'))
}

/** Cents. */
const cents = async (page: Page) => Number((await total(page).textContent())?.replace(/\D/g, ''))

async function fillAddress(page: Page) {
  for (const [name, value] of [
    ['Street1', 'Rue du Four 1'],
    ['PostalCode', '59000'],
    ['City', 'Lille'],
  ])
    await page.locator(`[name=Shipping${name}]`).fill(value as string)
  const terms = page.locator('[name=Terms]')
  await terms.click()
  await expect(terms).toBeChecked()
}

test.beforeEach(withoutPhotos)

test('the summary follows the delivery and the payment before the order, and says the total once [CHECKOUT-01]', async ({
  page,
  at,
}) => {
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
  const other = await page.context().newPage()
  await other.goto(at('/fr/catalog'))
  await ready(other, 'cart-summary')
  await expect(shownCount(other)).not.toHaveText('0')
  await fillAddress(page)
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.locator('[data-part=total-incl]')).toHaveText(shown as string)
  await expect(shownCount(other)).toHaveText('0')
  await other.close()
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

  test('the steps begin beside the order on a wide page', async ({ page, at }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await atCheckout(page, at)
    const [order, steps] = await Promise.all(
      ['.checkout > .panel', '.checkout > .panel ~ *'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect(steps?.y).toBe(order?.y)
  })

  test('a button shows the new total, and the last step shows it again [CHECKOUT-01]', async ({ page, at }) => {
    await atCheckout(page, at)
    const before = await cents(page)
    await choose(page, /express/)
    await page.locator('[name=ShippingCity]').fill('Bruxelles')
    await unfold(page)
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

const guestFields = { ...{ Email: 'gast@example.com', ShippingFirstName: 'Ada', ShippingLastName: 'Gast' } }

async function fillGuest(page: Page) {
  for (const [name, value] of Object.entries(guestFields)) await page.locator(`#checkout-${name}`).fill(value)
  await fillAddress(page)
}

test('a guest orders: steps, a country with its ways, mistakes that lead to their fields @everywhere', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await fill(page, at, 10)
  await page.goto(at('/fr/checkout'))
  for (const tag of ['one-step-checkout', 'shipping-options']) await ready(page, tag)
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^[123]/ })).toHaveText([
    '1 Vous et votre adresse',
    '2 La livraison',
    '3 Le paiement',
  ])
  await place(page).click()
  const summary = page.locator('one-step-checkout [data-valmsg-summary]')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Localité : à remplir.' }).press('Enter')
  await expect(page.locator('[name=ShippingCity]')).toBeFocused()
  await fillGuest(page)
  const before = await cents(page)
  await page.locator('[name=ShippingCountryId]').selectOption({ label: 'Suisse' })
  await expect(page.locator('#step-2')).toContainText('N’est pas proposé dans ce pays')
  await expect.poll(() => cents(page)).not.toBe(before)
  await page.locator('[name=ShippingPostalCode]').fill('1201')
  const shown = await total(page).textContent()
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.locator('[data-part=total-incl]')).toHaveText(shown as string)
  await expect(page.locator('main')).toContainText('Suisse')
})

test('the values of a guest are kept through a reload, with the country and the shipping method', async ({
  page,
  at,
}) => {
  await fill(page, at, 1)
  await page.goto(at('/fr/checkout'))
  for (const tag of ['one-step-checkout', 'shipping-options']) await ready(page, tag)
  await fillGuest(page)
  await page.locator('[name=Remarks]').fill('Sonnez fort')
  await choose(page, /express/)
  const kept = page.waitForResponse(/shippingmethods/)
  await choose(page, /Retrait/)
  await kept
  // Firefox and Chromium fill fields at a reload by themselves, but not at a visit of the address.
  await page.goto(at('/fr/shoppingcarts'))
  await page.goto(at('/fr/checkout'))
  for (const [name, value] of Object.entries({ ...guestFields, ShippingCity: 'Lille', Remarks: 'Sonnez fort' }))
    await expect(page.locator(`#checkout-${name}`)).toHaveValue(value)
  await expect(page.locator('one-step-checkout').getByRole('radio', { name: /Retrait/ })).toBeChecked()
  await expect(page.locator('[name=Terms]')).toBeChecked()
})

test('on a phone the order is folded above the steps, its total in sight', async ({ page, at }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await fill(page, at, 1)
  await page.goto(at('/fr/checkout'))
  await ready(page, 'one-step-checkout')
  const bar = panel(page).locator('summary')
  await expect(panel(page).locator('[data-part=summary]')).toBeHidden()
  await place(page).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
  await bar.press('Enter')
  await expect(panel(page).locator('[data-part=summary]')).toBeVisible()
})

test('a company of another country pays without the tax, and what was typed stays through the reload', async ({
  page,
  at,
}) => {
  await fill(page, at, 10)
  await page.goto(at('/fr/checkout'))
  for (const tag of ['one-step-checkout', 'shipping-options']) await ready(page, tag)
  await fillGuest(page)
  await page.locator('[name=ShippingPostalCode]').fill('1000')
  const counted = page.waitForResponse(/checkoutsummary/)
  await page.locator('[name=ShippingCountryId]').selectOption({ label: 'Belgique' })
  await counted
  await choose(page, /entreprise/)
  await page.getByLabel('Nom de l’entreprise').fill('Ateliers Réunis')
  const number = page.getByLabel('Numéro de TVA')
  await number.fill('BE0403170701')
  await number.press('Tab')
  await expect(page.locator('vat-check')).toContainText('Ce numéro de TVA n’est pas valable.')
  await number.fill('BE0411905847')
  await number.press('Tab')
  await expect(panel(page)).toContainText('Autoliquidation')
  await expect(panel(page).locator('[data-part=tax]')).toHaveText(/^0,00/)
  await expect(number).toHaveClass(/input-validation-valid/)
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue('Ateliers Réunis')
  await expect(page.locator('[name=ShippingCity]')).toHaveValue('Lille')
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.locator('main')).toContainText('Autoliquidation')
})

test('a customer chooses an address, adds one in the modal, and the delivery follows [CHECKOUT-12] [CHECKOUT-15] @everywhere', async ({
  page,
  at,
}) => {
  await enter(page, at)
  const form = { FirstName: 'Ada', LastName: 'Test', Street1: 'Rue Haute 1', PostalCode: '69005', City: 'Lyon' }
  await page.request.post(at('/fr/account/addresses/new'), { form: { ...form, CountryId: '1', AddressType: 'Both' } })
  await fill(page, at, 10)
  await page.goto(at('/fr/checkout'))
  for (const tag of ['one-step-checkout', 'shipping-options', 'address-picker']) await ready(page, tag)
  const picker = page.locator('address-picker[type=Shipping]')
  await expect(picker.getByRole('radio', { name: /Rue Haute 1/ })).toBeChecked()
  const summary = page.locator('[data-part=summary]')
  const atHome = (await summary.textContent()) ?? ''
  const add = picker.getByRole('link', { name: 'Ajouter une adresse' })
  await add.click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=Street1]').fill('Bahnhofstrasse 1')
  await dialog.locator('[name=CountryId]').selectOption({ label: 'Suisse' })
  await dialog.locator('[name=PostalCode]').fill('8001')
  await dialog.locator('[name=City]').fill('Zürich')
  await dialog.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(picker.getByRole('radio', { name: /Bahnhofstrasse 1/ })).toBeChecked()
  await expect(page.locator('#step-2')).toContainText('N’est pas proposé dans ce pays')
  await expect(summary).not.toHaveText(atHome)
  await picker.getByRole('radio', { name: /Rue Haute 1/ }).click()
  await expect(page.locator('#step-2')).not.toContainText('N’est pas proposé dans ce pays')
  // A shopper who orders while the summary is being fetched is shown the new total, and orders again.
  await expect(summary).toHaveText(atHome)
  await page.locator('[name=Terms]').click()
  await expect(page.locator('[name=Terms]')).toBeChecked()
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.locator('main')).toContainText('Rue Haute 1')
})

test.describe('a guest without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('chooses a country, sees its ways, and orders', async ({ page, at }) => {
    await fill(page, at, 1)
    await page.goto(at('/fr/checkout'))
    await fillGuest(page)
    await page.locator('[name=ShippingCountryId]').selectOption({ label: 'Suisse' })
    await page.locator('[name=ShippingPostalCode]').fill('1201')
    await page.getByRole('button', { name: 'Voir les livraisons de ce pays' }).click()
    await expect(page).toHaveURL(at('/fr/checkout#step-2'))
    await expect(page.locator('#step-2')).toContainText('N’est pas proposé dans ce pays')
    await expect(page.locator('#checkout-Email')).toHaveValue('gast@example.com')
    await page.locator('#checkout-Email').press('Enter')
    await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
    await expect(page.locator('main')).toContainText('Suisse')
  })
})
