import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { staffOf } from './assets/staff.ts'
import { add, findGood, order, payByCard, payIn, plenty } from './goods.ts'
import { expect, password, register, signIn, test } from './shop.ts'

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()
const ordersOf = (html: string) => [...html.matchAll(/\/account\/orders\/(\d+)"/g)].map(([, number]) => number)
const fresh = (name: string) => `${name}${Date.now()}-${process.pid}@example.com`

async function camille(visitor: () => Promise<APIRequestContext>) {
  const someone = await visitor()
  await signIn(someone, 'camille@example.com', 'vitrine-demo')
  return someone
}

async function withOrder(someone: APIRequestContext, start: number): Promise<string> {
  await add(someone, (await findGood(someone, start, plenty)).variantId, 2)
  return /(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
}

test.describe('a forgotten password', () => {
  const ask = (visitor: APIRequestContext, Email: string) => visitor.post('/fr/security/forgot', { form: { Email } })
  const linkOf = async (visitor: APIRequestContext) =>
    /href="(\/fr\/security\/reset\?token=[\w-]+)"/.exec(await htmlOf(visitor, '/fr/pages/mailbox'))?.[1] ?? ''
  const reset = (visitor: APIRequestContext, link: string, Password: string, RepeatPassword = Password) =>
    visitor.post('/fr/security/reset', {
      form: { Token: link.split('=')[1] ?? '', Password, RepeatPassword },
      maxRedirects: 0,
    })

  test('is replaced by a letter that only its owner can read [NAV-52, ACCOUNT-02]', async ({ visitor }) => {
    const email = fresh('forgot')
    const [owner, asking, stranger] = [await visitor(), await visitor(), await visitor()]
    await register(owner, email)
    expect((await ask(asking, email.toUpperCase())).status()).toBe(200)
    const link = await linkOf(asking)
    expect(link).not.toBe('')
    expect(await linkOf(stranger)).toBe('')
    expect((await asking.get(link)).status()).toBe(200)
    expect((await reset(asking, link, 'short')).status()).toBe(422)
    expect((await reset(asking, link, 'a new password', 'another one')).status()).toBe(422)
    expect((await reset(asking, link, 'a new password')).headers().location).toBe('/fr/security/login')
    expect((await owner.get('/fr/account')).status()).toBe(401)
    expect((await signIn(owner, email, password)).status()).toBe(422)
    expect((await signIn(owner, email, 'a new password')).status()).toBe(303)
  })

  test('is set once by a letter, and never by a guess', { tag: '@engine' }, async ({ visitor }) => {
    const email = fresh('once')
    const someone = await visitor()
    await register(await visitor(), email)
    await ask(someone, email)
    const link = await linkOf(someone)
    const answers = await Promise.all([1, 2].map((number) => reset(someone, link, `a new password ${number}`)))
    expect(answers.map((answer) => answer.status()).toSorted()).toEqual([303, 410])
    for (const wrong of [link, '/fr/security/reset?token=x', '/fr/security/reset']) {
      expect((await someone.get(wrong)).status(), wrong).toBe(410)
    }
  })

  test('does not reveal who has an account, and sends a limited number of letters', async ({ visitor }) => {
    const email = fresh('known')
    await register(await visitor(), email)
    const [one, other] = [await visitor(), await visitor()]
    const said = async (who: APIRequestContext, address: string) =>
      /<div role="status">.*?<\/div>/.exec(await (await ask(who, address)).text())?.[0]
    expect(await said(one, email)).toBeTruthy()
    expect(await said(one, email)).toBe(await said(other, fresh('unknown')))
    for (const wrong of ['', 'x@y']) expect((await ask(one, wrong)).status()).toBe(422)
    const many = await Promise.all(Array.from({ length: 10 }, () => ask(other, email)))
    expect(many.map((answer) => answer.status())).toContain(429)
  })
})

test.describe('the orders of a customer', () => {
  test('are five on a page, counted by pagenbr [NAV-26, ORDER-01]', async ({ visitor }) => {
    const someone = await camille(visitor)
    const pages = await Promise.all([1, 2, 3].map((page) => htmlOf(someone, `/fr/account/orders?pagenbr=${page}`)))
    expect(pages.map((html) => ordersOf(html).length)).toEqual([5, 5, 5])
    expect(new Set(pages.flatMap(ordersOf)).size).toBe(15)
    expect(pages[0]).toContain('href="/fr/account/orders?pagenbr=2"')
    expect(pages[0]).not.toContain('pageindex')
    expect(ordersOf(await htmlOf(someone, '/fr/account/orders?pageindex=2'))).toEqual(ordersOf(pages[0] ?? ''))
  })

  test('and their amounts are shown only to their customer [ACCOUNT-10]', async ({ request, customer }) => {
    const someone = await customer()
    for (const path of ['/account/orders', '/account/prepaid', '/sales/refund', '/sales/payment']) {
      expect((await request.get(`/fr${path}`)).status(), path).toBe(401)
      expect((await someone.get(`/fr${path}`)).status(), path).toBe(200)
    }
    for (const path of ['/account/prepaid/add', '/account/prepaid/notification', '/sales/refund', '/sales/payment']) {
      expect((await request.post(`/fr${path}`, { form: { Number: '100001' } })).status(), path).toBe(401)
    }
    for (const path of ['refund', 'payment']) {
      expect((await someone.get(`/fr/sales/${path}?number=100001`)).status(), path).toBe(404)
      expect((await someone.post(`/fr/sales/${path}`, { form: { Number: '100001' } })).status(), path).toBe(404)
    }
  })
})

test.describe('the prepaid account', () => {
  test('lists its movements ten on a page, counted by pagenbr [NAV-27, ORDER-12]', async ({ visitor }) => {
    const someone = await camille(visitor)
    const rows = (html: string) => html.match(/<td class="amount">/g)?.length ?? 0
    const pages = await Promise.all([1, 2, 3].map((page) => htmlOf(someone, `/fr/account/prepaid?pagenbr=${page}`)))
    expect(pages.map(rows)).toEqual([10, 10, 4])
    expect(pages[1]).toContain('<list-pagination page="2" pages="3" param="pagenbr">')
  })

  test('accepts whole euros, and pays an order once [ORDER-11, ORDER-15, NAV-52]', { tag: '@engine' }, async ({
    customer,
  }) => {
    const someone = await customer()
    const addMoney = (Quantity: string) =>
      someone.post('/fr/account/prepaid/add', { form: { Quantity }, maxRedirects: 0 })
    for (const wrong of ['', '0', '4', '501', '1.5', '-20', '1e2', 'x'])
      expect((await addMoney(wrong)).status(), wrong).toBe(422)
    expect(await (await addMoney('')).text()).toContain('Indiquez une quantité.')
    const number = await withOrder(someone, 1360)
    const pay = () =>
      someone.post('/fr/sales/payment', { form: { Number: number, PaymentMethod: 'PrepaidAccount' }, maxRedirects: 0 })
    expect((await pay()).status()).toBe(409)
    for (let times = 0; times < 3; times++) expect((await payIn(someone, 500)).status()).toBe(303)
    const paid = await Promise.all([pay(), pay()])
    expect(paid.map((answer) => answer.status())).toEqual([303, 303])
    const html = await htmlOf(someone, '/fr/account/prepaid')
    expect(html.match(new RegExp(`Commande ${number}`, 'g'))).toHaveLength(1)
    expect(await htmlOf(someone, `/fr/sales/payment?number=${number}`)).not.toContain('name="PaymentMethod"')
    expect(
      (await someone.post('/fr/sales/payment', { form: { Number: number, PaymentMethod: 'Gold' } })).status(),
    ).toBe(422)
  })

  test('stores whether its owner wants to be notified of its use [ORDER-10]', async ({ customer }) => {
    const someone = await customer()
    const isTicked = async () =>
      (await htmlOf(someone, '/fr/account/prepaid')).includes('name="IsActivated" value="true" checked')
    const choose = (form: Record<string, string>) => someone.post('/fr/account/prepaid/notification', { form })
    await choose({ IsActivated: 'true' })
    expect(await isTicked()).toBe(true)
    await choose({})
    expect(await isTicked()).toBe(false)
  })
})

test('a refund is requested for at most the ordered units, in all [NAV-52, ORDER-05, ORDER-27]', {
  tag: '@engine',
}, async ({ customer }) => {
  const someone = await customer()
  const number = await withOrder(someone, 1380)
  await payByCard(someone, number)
  const page = await htmlOf(someone, `/fr/sales/refund?number=${number}`)
  const line = /data-line-id="(\d+)" data-unit-price="\d+\.\d\d"/.exec(page)?.[1] ?? ''
  const ask = (quantity: string, Reason = 'Trop <petit>') =>
    someone.post('/fr/sales/refund', {
      form: { Number: number, [`Quantity-${line}`]: quantity, Reason },
      maxRedirects: 0,
    })
  for (const wrong of ['0', '', '3', '-1', '1.5', 'x']) expect((await ask(wrong)).status(), wrong).toBe(422)
  expect((await ask('1', '')).status()).toBe(422)
  expect(await (await ask('3')).text()).toContain('Trop &lt;petit&gt;')
  const answers = await Promise.all(['2', '1'].map((quantity) => ask(quantity)))
  expect(answers.map((answer) => answer.status()).toSorted()).toEqual([303, 422])
  expect((await ask('2')).status()).toBe(422)
})

test('the sitemap lists every page, and each answers 200 [NAV-52, NAV-01]', async ({ visitor }) => {
  const someone = await camille(visitor)
  await add(someone, (await findGood(someone, 1400, plenty)).variantId, 1)
  const html = /<div class="sitemap">[\s\S]*?<\/div>/.exec(await htmlOf(someone, '/nl/pages/sitemap'))?.[0] ?? ''
  const paths = [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => (path ?? '').replaceAll('&amp;', '&'))
  expect(paths.length).toBeGreaterThan(30)
  const staff = await staffOf(visitor)
  for (const path of paths) {
    const isOfStaff = /\/(assetslibrary\/|account\/staff\/|sales\/(transfers|refunds|withdrawals|reviews))/.test(path)
    const page = await (isOfStaff ? staff : someone).get(path, { maxRedirects: 0 })
    expect(page.status(), path).toBe(200)
    const text = await page.text()
    expect(text, path).toMatch(/<h1[ >]/)
    // The name of a text in place of the text.
    expect(text.replace(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(/>\s*(Pages|Shop|Answers)(\.\w+)+\s*</)
  }
})

test('the texts of the pages exist in every culture, with the same values [I18N-13]', async ({ request }) => {
  type Page = { [name: string]: string | Page }
  const flat = (texts: Page, above = ''): [string, string][] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[`${above}${name}`, text] as [string, string]] : flat(text, `${above}${name}.`),
    )
  const read = (culture: string) =>
    new Map(flat(JSON.parse(readFileSync(`demo/server/texts/pages/${culture}.json`, 'utf8'))))
  const french = read('fr')
  const values = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted()
  for (const culture of ['nl', 'es', 'de', 'it', 'pt']) {
    const texts = read(culture)
    expect([...texts.keys()]).toEqual([...french.keys()])
    for (const [key, text] of texts) expect(values(text), `${key} in ${culture}`).toEqual(values(french.get(key)))
  }
  const served = await (await request.get('/api/v1/localization/fr/stringresources')).json()
  expect(served.Pages).toBeUndefined()
})
