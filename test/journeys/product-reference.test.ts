import type { Page } from '@playwright/test'
import { axeInLightAndDark } from './look.ts'
import { expect, ready, test } from './shop.ts'
import { enter, fault, withoutPhotos } from './visitor.ts'

const UPDATE = '/api/v1/catalog/customerref/update'

const tag = (page: Page) => page.locator('customer-reference')
const field = (page: Page) => tag(page).getByRole('textbox', { name: 'Votre référence' })
const save = (page: Page) => tag(page).getByRole('button', { name: 'Enregistrer' })
const growls = (page: Page) => page.locator('notice-stack')
const swatches = (page: Page) => page.locator('product-variations').first().locator('colour-swatches input')

const upgraded = (page: Page) =>
  ready(page, 'product-variations', 'colour-swatches', 'customer-reference', 'notice-stack')

async function open(page: Page, at: (path: string) => string) {
  const account = await enter(page, at)
  await page.goto(at('/fr/catalog/product/1/x'))
  await upgraded(page)
  return account
}

test.beforeEach(withoutPhotos)

test('a customer keeps a number of their own for a variant, and finds it again [PRODUCT-44, PRODUCT-05, PRODUCT-18, ERROR-24, ERROR-25]', async ({
  page,
  at,
}) => {
  await open(page, at)
  await expect(field(page)).toHaveValue('')
  await field(page).fill('SALON 7/a')
  const sent = page.waitForRequest((request) => request.url().includes(UPDATE))
  await field(page).press('Enter')
  expect((await sent).postDataJSON()).toEqual({ ProductVariantId: expect.any(Number), CustomerSKU: 'SALON 7/a' })
  await expect(growls(page)).toContainText('porte maintenant votre référence « SALON 7/a »')
  await swatches(page).nth(1).check({ force: true })
  await expect(field(page)).toHaveValue('')
  await swatches(page).nth(0).check({ force: true })
  await expect(field(page)).toHaveValue('SALON 7/a')
  await page.reload()
  await upgraded(page)
  await expect(field(page)).toHaveValue('SALON 7/a')
  await field(page).fill('')
  await save(page).click()
  await expect(growls(page)).toContainText('n’a plus de référence à vous')
  await page.reload()
  await expect(field(page)).toHaveValue('')
})

test('a visitor sees no such field, and is not asked for the form [PRODUCT-46]', async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'product-variations', 'colour-swatches')
  await expect(tag(page)).toHaveCount(0)
  await swatches(page).nth(1).check({ force: true })
  await expect(page).toHaveURL(/variant=/)
  await expect(page.getByText('Votre référence')).toHaveCount(0)
})

/** The answers to an update that was not made, and the text that was typed. */
const NOT_MADE = [
  ['SALON-7', { status: 500, body: '<h1>Oops</h1>' }],
  ['SALON-8', { drop: 'before' }],
  ['SALON-9', { status: 200, body: '{"Status":"Error","Message":"Non."}' }],
] as const

test('an update that fails, is lost or says no is announced, and nothing typed is lost [ERROR-27]', async ({
  page,
  at,
}) => {
  await open(page, at)
  const failure = growls(page).locator('[data-kind=error]')
  for (const [text, order] of NOT_MADE) {
    await fault(page, at, { method: 'POST', path: UPDATE, ...order })
    await field(page).fill(text)
    await save(page).click()
    await expect(failure).toContainText('Votre référence n’a pas pu être enregistrée.')
    await expect(field(page)).toHaveValue(text)
    await expect(save(page)).toBeFocused()
    await failure.locator('[data-part=notice-close]').click()
    await expect(failure).toHaveCount(0)
    await save(page).click()
    await expect(growls(page)).toContainText(`« ${text} »`)
  }
})

test('the text typed for a variant is kept while other variants are shown', async ({ page, at }) => {
  await open(page, at)
  await field(page).fill('A MOITIE')
  await swatches(page).nth(1).check({ force: true })
  await expect(growls(page)).toContainText('« A MOITIE » n’est pas enregistré')
  await expect(field(page)).toHaveValue('')
  await swatches(page).nth(0).check({ force: true })
  await expect(field(page)).toHaveValue('A MOITIE')
})

test('signs that are not allowed are refused before and by the shop', async ({ page, at }) => {
  await open(page, at)
  await field(page).fill('<b>')
  await save(page).click()
  expect(await field(page).evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(true)
  await field(page).evaluate((input) => input.removeAttribute('pattern'))
  await save(page).click()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(tag(page).locator('[data-valmsg-for=CustomerSKU]')).toContainText('Lettres, chiffres, espaces')
  await expect(field(page)).toHaveValue('<b>')
})

test('an expired session asks for the sign-in and then continues', { tag: '@full-loads' }, async ({ page, at }) => {
  const { email, password } = await open(page, at)
  await field(page).fill('SALON-8')
  await page.context().clearCookies({ name: /session|vitrine/i })
  await save(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.locator('input[type=password]').fill(password)
  await dialog.locator('input[type=password]').press('Enter')
  await expect(growls(page)).toContainText('« SALON-8 »')
  await page.goto(at('/fr/catalog/product/1/x'))
  await expect(field(page)).toHaveValue('SALON-8')
})

test.describe('for axe', () => {
  test.use({ bypassCSP: true })

  test('the field is clean for axe in light and dark, with a mistake too', async ({ page, at }) => {
    await open(page, at)
    await field(page).evaluate((input) => input.removeAttribute('pattern'))
    await field(page).fill('<b>')
    await save(page).click()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    expect.soft(await axeInLightAndDark(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form keeps the number, says so, and shows again what it refuses [PRODUCT-44]', async ({ page, at }) => {
    await enter(page, at)
    await page.goto(at('/fr/catalog/product/1/x'))
    await field(page).fill('SALON-9')
    await save(page).click()
    await expect(page).toHaveURL(/\/catalog\/product\/1\/.*variant=/)
    await expect(growls(page)).toContainText('« SALON-9 »')
    await expect(field(page)).toHaveValue('SALON-9')
    // The browser itself refuses other signs; if a browser does not support the pattern, the shop refuses them.
    const form = { ProductVariantId: '1', CustomerSKU: '<i>' }
    const refused = await page.request.post(at('/fr/catalog/customerref/update'), { form })
    expect(refused.status()).toBe(422)
    expect(await refused.text()).toContain('value="&lt;i&gt;"')
  })
})
