import type { Page } from '@playwright/test'
import { upgraded } from './look.ts'
import { consoleOf, expect, newcomer, ready, test } from './shop.ts'
import { countInShop, enter, type Fault, fault, fill, hold, shownCount, withoutPhotos } from './visitor.ts'

const ADD = '/api/v1/catalog/products/addtocart'
const ITEM = '/api/v1/shoppingcarts/shoppingcartitems/'

const notices = (page: Page) => page.locator('[data-part=notice]')
const add = (page: Page) => page.locator('product-variations add-to-cart button')
const message = (page: Page) => page.locator('product-variations add-to-cart [data-part=message]')
const quantity = (page: Page) => page.locator('product-variations quantity-input input')
const row = (page: Page) => page.locator('shop-cart [data-item-id]')

async function dismiss(page: Page) {
  while (await notices(page).count()) await notices(page).first().locator('[data-part=notice-close]').click()
}

test.beforeEach(withoutPhotos)

test('a failed addition is announced, loses nothing, and can be tried again, in the language of the page [ERROR-34, ERROR-35, ERROR-36]', async ({
  page,
  at,
}) => {
  const said = consoleOf(page)
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'add-to-cart', 'quantity-input', 'cart-summary')
  await quantity(page).fill('3')
  const failed: Partial<Fault>[] = [
    { status: 500, body: '{"Message":"Traceback (most recent call last)"}' },
    { status: 502, body: '<h1>Bad gateway</h1>' },
    { status: 200, body: '{"ItemsCount": 1' },
  ]
  for (const order of failed) {
    await fault(page, at, { method: 'POST', path: ADD, ...order })
    await add(page).click()
    await expect(notices(page)).toContainText('Votre demande n’a pas pu être envoyée.')
    await expect(page.locator('body')).not.toContainText(/Traceback|Bad gateway/)
    await dismiss(page)
  }
  expect(said.filter((entry) => entry.includes('cannot be read'))).toEqual([
    expect.stringContaining(`The answer to POST ${ADD} cannot be read: SyntaxError`),
  ])
  for (const order of [
    { status: 404, body: '{"Message":"Ce vase n’existe plus."}', text: 'Ce vase n’existe plus.' },
    { status: 409, body: '{"Message":"Plus que 2 pièces.","Stock":2}', text: 'Plus que 2 pièces.' },
    { status: 409, body: '{"Stock":1}', text: 'Il ne reste que 1 pièce en stock.' },
  ]) {
    await fault(page, at, { method: 'POST', path: ADD, status: order.status, body: order.body })
    await add(page).click()
    await expect(message(page)).toHaveText(order.text)
  }
  await page.context().setOffline(true)
  await add(page).click()
  await expect(notices(page)).toContainText('La boutique n’a pas répondu.')
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shownCount(page)).toHaveText('0')
  await expect(quantity(page)).toHaveValue('3')
  await add(page).click()
  await expect(page.getByRole('dialog')).toContainText('3 pièces')
  await expect(message(page)).toBeEmpty()
  expect(await countInShop(page, at)).toBe(3)
})

test('a failed change or removal in the basket is announced, and the basket shows what the shop has', async ({
  page,
  at,
}) => {
  await fill(page, at, 1, 2)
  await page.goto(at('/fr/shoppingcarts'))
  await ready(page, 'shop-cart', 'quantity-input', 'cart-summary')
  const field = row(page).locator('input[type=number]')
  const failed: Partial<Fault>[] = [{ status: 500 }, { status: 200, body: 'no JSON' }]
  for (const order of failed) {
    await fault(page, at, { method: 'PUT', path: ITEM, ...order })
    await field.fill('5')
    await field.press('Enter')
    await expect(notices(page)).toContainText('Votre demande n’a pas pu être envoyée.')
    await expect(field).toHaveValue('2')
    await expect(shownCount(page)).toHaveText('2')
    await dismiss(page)
  }
  await fault(page, at, { method: 'DELETE', path: ITEM, status: 500 })
  await row(page).locator('button[name=remove]').click()
  await expect(notices(page)).toContainText('Votre demande n’a pas pu être envoyée.')
  await expect(row(page)).toHaveCount(1)
  await dismiss(page)

  await fault(page, at, { method: 'GET', path: '/fr/widget/shoppingcartitems', status: 500, body: '<h1>Oops</h1>' })
  await field.fill('4')
  await field.press('Enter')
  await expect(notices(page)).toContainText('Le serveur ne répond pas comme prévu.')
  await expect(row(page)).toHaveAttribute('data-quantity', '4')
  await expect(page.locator('main')).not.toContainText('Oops')
  await dismiss(page)

  await row(page).locator('button[name=remove]').click()
  await expect(row(page)).toHaveCount(0)
  expect(await countInShop(page, at)).toBe(0)
})

test('without the shop’s texts those of the library are shown in the page’s culture, and a warning says so [ERROR-21, I18N-11]', async ({
  page,
  at,
}) => {
  const said = consoleOf(page)
  await fault(page, at, { method: 'GET', path: '/api/v1/localization/de/stringresources', status: 500 })
  const call = page.waitForRequest(/stringresources/)
  await page.goto(at('/de/catalog/product/1/x'))
  expect(new URL((await call).url()).pathname).toBe(new URL(at('/api/v1/localization/de/stringresources')).pathname)
  await ready(page, 'add-to-cart')
  await add(page).click()
  await expect(page.getByRole('dialog')).toContainText('In Ihrem Warenkorb')
  expect(said.filter((line) => /^warning:.*stringresources could not be loaded/.test(line))).toHaveLength(1)
})

/** All code but the core, which the page's one script imports. */
const CHUNKS = /\/vitrine\/c\/(?!core)/

test('without the library’s chunks every form and link of the server works, and the failure has a name [ERROR-23]', {
  tag: '@full-loads',
}, async ({ page, at, complaints }) => {
  const said = consoleOf(page)
  await page.route(CHUNKS, (route) => route.abort())
  await page.goto(at('/fr/catalog?q=soliflore'))
  await page.locator('product-list .card a').first().click()
  await expect(page.locator('product-variations')).toBeVisible()
  await quantity(page).fill('2')
  await add(page).click()
  await expect(page).toHaveURL(at('/fr/shoppingcarts'))
  await expect(row(page)).toHaveAttribute('data-quantity', '2')
  await row(page).locator('button[name=remove]').click()
  await expect(page.locator('shop-cart')).toContainText('Votre panier est encore vide')
  await page.goto(at('/fr/security/login'))
  const form = page.locator('main form')
  await form.locator('[name=Email]').fill('camille@example.com')
  await form.locator('[name=Password]').fill('vitrine-demo')
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(at('/fr/account'))
  expect(said.filter((line) => line.includes('ChunkLoadError')).length).toBeGreaterThan(0)
  complaints.length = 0
})

test('a tag whose code failed to come is there at the next touch', async ({ page, at }) => {
  const said = consoleOf(page)
  await page.route(CHUNKS, (route) => route.abort())
  await page.goto(at('/fr/catalog/product/1/x'))
  await expect.poll(() => said.join()).toContain('<add-to-cart> could not be loaded')
  await page.unroute(CHUNKS)
  await upgraded(page)
  await add(page).click()
  await expect(page.getByRole('dialog')).toContainText('1 pièce')
})

test('storage and cookies that the browser refuses change nothing', async ({ page, at }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await page.goto(at('/fr/catalog/product/1/x'))
  await upgraded(page)
  await add(page).click()
  await expect(page.getByRole('dialog')).toContainText('1 pièce')
  await page.getByRole('dialog').locator('[data-part=basket]').click()
  await ready(page, 'shop-cart')
  await row(page).locator('button[name=remove]').click()
  await expect(row(page)).toHaveCount(0)
})

test('a data layer that throws is warned about and stops nobody [ERROR-56]', async ({ page, at }) => {
  const said = consoleOf(page)
  await page.addInitScript(() => {
    const push = (entry: object) => {
      if ('event' in entry) throw new Error('The tag manager is broken.')
    }
    Object.assign(globalThis, { dataLayer: { push } })
  })
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'add-to-cart')
  await add(page).click()
  await expect(page.getByRole('dialog')).toContainText('1 pièce')
  expect(said.filter((line) => /^warning:.*analytics/.test(line))).toHaveLength(1)
})

test('a call that needs a sign-in opens it over the page, and the shopper continues [ERROR-01, ERROR-03]', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'add-to-cart')
  await fault(page, at, { method: 'POST', path: ADD, status: 401, body: '{"Message":"Who are you?"}' })
  const opened = page.waitForRequest(/security\/login/)
  await add(page).click()
  const modal = page.getByRole('dialog')
  await expect(modal.locator('[name=Email]')).toBeVisible()
  const returnUrl = new URL((await opened).url()).searchParams.get('returnUrl')
  expect(returnUrl).toContain('/fr/catalog/product/1/')
  // Before the view is hydrated, the browser itself sends the form, to its own page.
  await expect(modal.locator('login-form[data-hydrated]')).toBeVisible()
  await modal.locator('[name=Email]').fill('camille@example.com')
  await modal.locator('[name=Password]').fill('wrong password')
  await modal.locator('button[type=submit]').click()
  await expect(modal.locator('[role=alert], [data-valmsg-summary]').first()).not.toBeEmpty()
  await expect(modal.locator('[name=Email]')).toHaveValue('camille@example.com')
  await modal.locator('[name=Password]').fill('vitrine-demo')
  await modal.locator('button[type=submit]').click()
  await expect(page.locator('.shop-account')).toContainText('Camille')
  await expect(page).toHaveURL(/\/fr\/catalog\/product\/1\//)
})

test('a protected page in a modal becomes the sign-in, and leads to that page [ACCOUNT-10]', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  const { email, password } = await enter(page, at)
  await page.context().clearCookies()
  await page.goto(at('/fr/pages/terms'))
  await page.evaluate((href) => {
    const [tag, link] = [document.createElement('modal-link'), document.createElement('a')]
    Object.assign(link, { href, textContent: 'Mes commandes' })
    tag.append(link)
    document.querySelector('main')?.append(tag)
  }, at('/fr/account'))
  await page.getByRole('link', { name: 'Mes commandes' }).click()
  const modal = page.getByRole('dialog')
  await modal.locator('[name=Email]').fill(email)
  await modal.locator('[name=Password]').fill(password)
  await modal.locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { name: 'Bonjour Ada' })).toBeVisible()
})

test('a form that fails keeps what was typed, and a double click sends it once', { tag: '@full-loads' }, async ({
  page,
  at,
}) => {
  const { email, password } = newcomer()
  await page.goto(at('/fr/security/register'))
  await ready(page, 'register-form')
  const form = page.locator('register-form form')
  const texts = { FirstName: 'Ada', LastName: 'Lovelace', Email: email, Password: password, RepeatPassword: password }
  for (const [name, value] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(value)
  // Its code loads at the first touch; an earlier click is held, and repeated once it has loaded.
  await ready(page, 'form-validator')
  await form.locator('input[type=checkbox][name=Terms]').check()
  const send = form.locator('button[type=submit]')
  const path = '/fr/security/register'
  const failed: Partial<Fault>[] = [
    { status: 500, body: '<h1>Oops</h1>' },
    { status: 200, body: '{"Uri":' },
    { drop: 'before' },
  ]
  for (const order of failed) {
    await fault(page, at, { method: 'POST', path, ...order })
    await send.click()
    await expect(notices(page)).toHaveCount(1)
    await dismiss(page)
    await expect(form.locator('[name=FirstName]')).toHaveValue('Ada')
    await expect(form.locator('[name=Email]')).toHaveValue(email)
    await expect(page).toHaveURL(at(path))
  }
  const letGo = await hold(page, at, { method: 'POST', path })
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await send.dblclick()
  await letGo()
  await expect(page.locator('.shop-account')).toContainText('Ada')
  expect(posts).toHaveLength(1)
})

test('a mistake of a developer is explained once in the console', async ({ page, at }) => {
  const said = consoleOf(page)
  await page.goto(at('/fr/catalog/product/1/x'))
  await ready(page, 'social-share')
  await page.evaluate(() => document.querySelector('social-share')?.setAttribute('networks', 'facebook,carrier-pigeon'))
  const warnings = () => said.filter((line) => line.includes('carrier-pigeon'))
  await expect.poll(warnings).toHaveLength(1)
  expect(warnings()[0]).toMatch(
    /^warning: \[vitrine\] <social-share networks> knows no "carrier-pigeon"\. It is left out\. Write some of facebook, .*device\.$/,
  )
})

test('without a connection a visit says so, though its own code was never fetched @in-page', async ({
  page,
  at,
  complaints,
}) => {
  await page.goto(at('/fr/'))
  await ready(page, 'cart-summary')
  const said = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message())
      await dialog.dismiss()
    })
  })
  await page.context().setOffline(true)
  await page.locator('.shop-footer a[href$="/pages/workshop"]').first().click()
  expect(await said).toContain('Vous n’avez pas de connexion à Internet.')
  await page.context().setOffline(false)
  await page.locator('.shop-footer a[href$="/pages/workshop"]').first().click()
  await expect(page).toHaveURL(/pages\/workshop/)
  // A lost visit may be logged.
  complaints.splice(0)
})
