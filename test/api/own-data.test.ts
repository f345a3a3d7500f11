import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, payIn, plenty } from './goods.ts'
import { expect, password, register, signIn, test } from './shop.ts'

const fresh = (name: string) => `${name}${Date.now()}-${process.pid}@example.com`
const page = '/fr/account/data'
const exported = (visitor: APIRequestContext, CurrentPassword = password) =>
  visitor.post(`${page}/export`, { form: { CurrentPassword } })
const ask = (visitor: APIRequestContext, CurrentPassword = password) =>
  visitor.post(`${page}/delete`, { form: { CurrentPassword } })
const tokenIn = (html: string) => /name="Token" value="([\w-]+)"/.exec(html)?.[1] ?? ''
const erase = (visitor: APIRequestContext, Token: string) =>
  visitor.post(`${page}/delete/confirm`, { form: { Token }, maxRedirects: 0 })

/** Products that only this file buys. */
const goods = 1620

test.describe('the data of an account', () => {
  test('are one file, which requires the password', async ({ visitor }) => {
    const someone = await visitor()
    const email = fresh('export')
    await register(someone, email)
    await add(someone, (await findGood(someone, goods, plenty)).variantId, 2)
    await order(someone)
    expect((await exported(someone, 'not this one')).status()).toBe(422)
    const answer = await exported(someone)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename="atelier-vitrine-[\d-]+\.json"$/)
    expect(answer.headers()['cache-control']).toBe('no-store')
    const { about, tables } = await answer.json()
    expect(about.Text).toContain('Tout ce que la boutique garde')
    expect(tables.customer).toMatchObject({ about: 'Votre compte', rows: [{ email, first_name: 'Ada' }] })
    expect([tables.customer_order.rows.length, tables.order_line.rows[0].quantity]).toEqual([1, 2])
    expect(JSON.stringify(tables)).not.toContain('password_hash')
    const dutch = await someone.post('/nl/account/data/export', { form: { CurrentPassword: password } })
    expect((await dutch.json()).tables.customer.about).toBe('Uw account')
  })

  test('require the code as well if the second step is on', async ({ visitor }) => {
    const someone = await visitor()
    await register(someone, fresh('plain'))
    expect(await (await someone.get(page)).text()).not.toContain('name="Code"')
    for (const answer of [await exported(await visitor()), await ask(await visitor())])
      expect(answer.status()).toBe(401)
  })
})

test.describe('the end of an account', () => {
  test('needs two confirmations, ends all sessions, keeps the order, and is confirmed by a letter', {
    tag: '@engine',
  }, async ({ visitor }) => {
    const [someone, elsewhere] = [await visitor(), await visitor()]
    const email = fresh('end')
    await register(someone, email)
    await signIn(elsewhere, email)
    await add(someone, (await findGood(someone, goods, plenty)).variantId, 1)
    const number = /(\d+)$/.exec((await order(someone)).headers().location ?? '')?.[1] ?? ''
    expect((await ask(someone, 'not this one')).status()).toBe(422)
    const token = tokenIn(await (await ask(someone)).text())
    expect((await elsewhere.get('/fr/account')).status()).toBe(200)
    expect((await erase(someone, 'x')).headers().location).toBe(page)
    const done = await erase(someone, token)
    expect(done.headers().location).toBe('/fr/')
    expect(await (await someone.get('/fr/')).text()).toContain('Votre compte est supprimé')
    for (const who of [someone, elsewhere]) {
      expect((await who.get('/fr/account')).status()).toBe(401)
      expect((await who.get(`/fr/checkout/confirmation/${number}`)).status()).toBeGreaterThanOrEqual(401)
    }
    expect((await signIn(await visitor(), email)).status()).toBe(422)
    expect(await (await someone.get('/fr/pages/mailbox')).text()).toContain('dix ans, comme la loi le veut')
    // The e-mail can be used again.
    await register(await visitor(), email)
  })

  test('cannot be caused by others, and waits while there is money', async ({ visitor }) => {
    const [one, other] = [await visitor(), await visitor()]
    for (const who of [one, other]) await register(who, fresh('two'))
    const token = tokenIn(await (await ask(one)).text())
    expect((await erase(other, token)).headers().location).toBe(page)
    expect((await other.get('/fr/account')).status()).toBe(200)
    await payIn(one, 20)
    expect((await (await one.get(page)).text()).includes('20,00')).toBe(true)
    await erase(one, token)
    expect((await one.get('/fr/account')).status()).toBe(200)
  })
})
