import type { Page } from '@playwright/test'
import { add, findGood, order, payByCard, plenty } from '../api/goods.ts'
import { asStaff } from './assets.ts'
import { chunks } from './chunks.ts'
import { axe, tooWide, upgraded } from './look.ts'
import { expect, newcomer, ready, test } from './shop.ts'
import { type At, withoutPhotos } from './visitor.ts'

test.beforeEach(withoutPhotos)

async function isClean(page: Page) {
  await upgraded(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await tooWide(page)).toBe('')
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function ordered(page: Page, at: At, start: number): Promise<{ number: string; email: string }> {
  const { email, password } = newcomer()
  const account = { Email: email, Password: password, RepeatPassword: password, FirstName: 'Ada', LastName: 'Test' }
  await page.request.post(at('/fr/security/register'), { form: { ...account, Terms: 'true' } })
  await add(page.request, (await findGood(page.request, start, plenty)).variantId, 3)
  return { number: /(\d+)$/.exec((await order(page.request)).headers().location ?? '')?.[1] ?? '', email }
}

/** The customer withdraws from a part of it; afterwards staff is signed in. */
async function withdrawn(page: Page, at: At, start: number): Promise<string> {
  const { number, email } = await ordered(page, at, start)
  const form = { Number: number, Name: 'Ada Test', Email: email, Part: 'Une pièce', Key: crypto.randomUUID() }
  await page.request.post(at('/fr/sales/withdrawal/confirm'), { form, maxRedirects: 0 })
  await asStaff(page, at)
  return number
}

async function openRefund(page: Page, at: At, start: number) {
  const { number } = await ordered(page, at, start)
  await payByCard(page.request, number)
  await page.goto(at(`/fr/sales/refund?number=${number}`))
}

const answerOf = (page: Page, number: string) =>
  page.getByRole('row', { name: number }).locator('xpath=following-sibling::tr[1]')

const guide = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})

const guideForm = (page: Page) => page.locator('form.picture-form').last()

async function productOf(page: Page, at: At, categoryId: string): Promise<string> {
  const list = await (await page.request.get(at(`/fr/catalog/category/${categoryId}/x`))).text()
  return at(/\/fr\/catalog\/product\/\d+\/[\w-]+/.exec(list)?.[0] ?? '')
}

const law = (page: Page) => page.locator('cookie-law')

test('<modal-dialog>: how a return is packed is shown over its form, which keeps what was typed', async ({
  page,
  at,
}) => {
  await openRefund(page, at, 1940)
  await ready(page, 'modal-dialog')
  await page.getByLabel('Pourquoi ?').fill('Trop grand')
  const link = page.getByRole('link', { name: 'Bien emballer un retour' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Bien emballer un retour' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await isClean(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page.getByLabel('Pourquoi ?')).toHaveValue('Trop grand')
})

test('<cookie-law>: the notice of the example is understood for a year, and shown again when asked', async ({
  page,
  at,
}) => {
  await page.goto(at('/fr/pages/cookie-notice'))
  await expect(law(page)).toHaveAttribute('data-hydrated')
  await isClean(page)
  await law(page).getByRole('button', { name: 'J’ai compris' }).click()
  await expect(law(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(law(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Montrer le bandeau à nouveau' }).click()
  await expect(law(page)).toBeVisible()
})

test('<number-input>: staff count the returned units of a withdrawal with its buttons', async ({ page, at }) => {
  const number = await withdrawn(page, at, 1900)
  await page.goto(at('/fr/sales/withdrawals'))
  const answer = answerOf(page, number)
  const tag = answer.locator('number-input')
  await tag.scrollIntoViewIfNeeded()
  await expect(tag).toHaveAttribute('data-hydrated')
  await expect(tag.locator('input')).toHaveValue('0')
  await tag.locator('[data-part=increase]').click()
  await tag.locator('[data-part=increase]').click()
  await tag.locator('[data-part=decrease]').click()
  await expect(tag.locator('input')).toHaveValue('1')
  await isClean(page)
  await answer.getByRole('button', { name: 'Accepter' }).click()
  await expect(answerOf(page, number)).toContainText('Acceptée')
})

test('<fake-select> and <search-select>: a subject and a country are chosen by keys and sent', async ({ page, at }) => {
  await page.goto(at('/fr/contact'))
  await ready(page, 'contact-form', 'fake-select', 'search-select')
  await page.locator('contact-form [name=Name]').fill('Ada')
  await page.locator('contact-form [name=Email]').fill('ada@example.com')
  await page.locator('[name=Message]').fill('Bonjour')
  const [subject, country] = [page.locator('fake-select'), page.locator('search-select')]
  await subject.locator('select').focus()
  await page.keyboard.press('Enter')
  await expect(subject.getByRole('listbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await country.locator('select').focus()
  await page.keyboard.press('Enter')
  await expect(country.locator('[data-part=field]')).toBeFocused()
  await page.keyboard.type('portu')
  await expect(country.locator('[data-part=option]')).toHaveText(['Portugal'])
  await page.keyboard.press('Enter')
  await expect(country.locator('select')).toHaveValue('PT')
  await isClean(page)
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url() === at('/fr/contact')),
    page.locator('contact-form button[type=submit]').click(),
  ])
  expect(sent.postData()).toContain('PT')
  await expect(page.locator('contact-form [data-part=answer]')).toContainText('Votre message est arrivé')
})

test('<assets-widget>: staff give a category a guide, which the pages of its products have', async ({ page, at }) => {
  await asStaff(page, at)
  await page.goto(at('/fr/account/staff/guides'))
  const tag = guideForm(page).locator('assets-widget')
  await tag.scrollIntoViewIfNeeded()
  await expect(tag).toHaveAttribute('data-hydrated')
  const input = tag.locator('input[type=file]')
  await input.setInputFiles({ ...guide('photo.png'), mimeType: 'image/png' })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await input.setInputFiles(guide('entretien.pdf'))
  const shown = tag.locator('[data-part=file]')
  await expect(shown).toContainText('entretien.pdf')
  const size =
    /[\d,]+\s\S+$/.exec(((await shown.locator('[data-part=fileText]').textContent()) ?? '').trim())?.[0] ?? 'no size'
  await isClean(page)
  await guideForm(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(guideForm(page).getByRole('button', { name: 'Retirer la notice' })).toBeVisible()
  const category = await guideForm(page).locator('[name=CategoryId]').inputValue()
  await page.context().clearCookies({ name: 'vitrine-session' })
  await page.goto(await productOf(page, at, category))
  const link = page.getByRole('link', { name: /^La notice d’entretien/, includeHidden: true })
  // The library and the tags show the same size.
  await expect(link).toContainText(size)
  const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await asStaff(page, at)
  await page.request.post(at('/fr/account/staff/guides'), { form: { CategoryId: category, remove: 'true' } })
})

test('the label of a refused field is above its text before any code has loaded', async ({ page, at }) => {
  await page.route(chunks('fields'), () => {})
  const answer = await page.request.post(at('/fr/contact'), { form: { Name: 'Ada', Email: 'ada@' } })
  await page.route(at('/fr/contact'), async (route) => route.fulfill({ response: answer }))
  await page.goto(at('/fr/contact'))
  await isAbove(page)
  expect(await page.evaluate(() => customElements.get('float-label') === undefined)).toBe(true)
})

async function isAbove(page: Page) {
  const field = page.locator('contact-form [name=Name]')
  await expect(field).toHaveValue('Ada')
  // In one look: the page may still move between two.
  const gap = await field.evaluate((element: HTMLInputElement) => {
    const label = element.labels?.[0]?.getBoundingClientRect()
    return element.getBoundingClientRect().top - (label?.bottom ?? Number.NaN)
  })
  expect(gap).toBeGreaterThanOrEqual(0)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('how a return is packed is below its form, and the notice is understood by its own', async ({ page, at }) => {
    await openRefund(page, at, 1960)
    await page.getByRole('link', { name: 'Bien emballer un retour' }).click()
    await expect(page.getByRole('heading', { name: 'Bien emballer un retour' })).toBeInViewport()
    await page.goto(at('/fr/pages/cookie-notice'))
    await law(page).getByRole('button', { name: 'J’ai compris' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(law(page)).toHaveCount(0)
    expect(await tooWide(page)).toBe('')
    await page.getByRole('button', { name: 'Montrer le bandeau à nouveau' }).click()
    await expect(law(page)).toBeVisible()
  })

  test('a withdrawal is answered by the plain field', async ({ page, at }) => {
    const number = await withdrawn(page, at, 1920)
    await page.goto(at('/fr/sales/withdrawals'))
    await answerOf(page, number).getByRole('spinbutton').fill('1')
    await answerOf(page, number).getByRole('button', { name: 'Accepter' }).click()
    await expect(answerOf(page, number)).toContainText('Acceptée')
  })

  test('a guide is sent by its form, which refuses a picture', async ({ page, at }) => {
    await asStaff(page, at)
    await page.goto(at('/fr/account/staff/guides'))
    const input = guideForm(page).locator('input[type=file]')
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: picture })
    await guideForm(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Une notice est un PDF.')).toBeVisible()
    await input.setInputFiles(guide('entretien.pdf'))
    await guideForm(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(guideForm(page).getByRole('link', { name: /entretien/ })).toBeVisible()
    await guideForm(page).getByRole('button', { name: 'Retirer la notice' }).click()
    await expect(page.getByText('La catégorie n’a plus de notice.')).toBeVisible()
  })

  test('a message that was refused has its labels above what was typed', async ({ page, at }) => {
    await page.goto(at('/fr/contact'))
    await page.locator('contact-form [name=Name]').fill('Ada')
    await page.locator('contact-form [name=Email]').fill('ada@example.com')
    await page.locator('select[name=Subject]').selectOption('visit')
    await page.locator('[name=Message]').fill('   ')
    await page.locator('contact-form button[type=submit]').click()
    await expect(page.locator('.validation-summary-errors')).toBeVisible()
    await isAbove(page)
  })
})
