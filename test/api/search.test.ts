import type { APIRequestContext } from '@playwright/test'
import { payIn } from './goods.ts'
import { expect, register, signIn, test } from './shop.ts'

const references = '/api/v1/catalog/customerref/search'
const customers = '/api/v1/sales/customers'
const demoPassword = 'vitrine-demo'
const camille = 'camille@example.com'
const sacha = 'sacha@example.com'

test.describe("a search by the customer's own numbers", () => {
  test('answers numbers with links to their products, page by page [API-30, SEARCH-11, SEARCH-12]', async ({
    visitor,
  }) => {
    const someone = await visitor()
    await signIn(someone, camille, demoPassword)
    const pages: { CustomerSKU: string; ProductLink: string }[][] = []
    for (const page of [1, 2, 3, 4])
      pages.push(await (await someone.get(references, { params: { q: 'cuisine', page } })).json())
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 6, 0])
    const all = pages.flat()
    expect(new Set(all.map(({ CustomerSKU }) => CustomerSKU)).size).toBe(26)
    for (const entry of all) expect(Object.keys(entry)).toEqual(['CustomerSKU', 'ProductLink'])
    const page = await someone.get(all[0]?.ProductLink ?? '')
    expect([page.status(), await page.text()]).toEqual([200, expect.stringContaining('CUISINE-01')])
  })

  test('finds a part in any case, and treats every character as text', { tag: '@engine' }, async ({ visitor }) => {
    const someone = await visitor()
    await signIn(someone, camille, demoPassword)
    const found = async (q: string) => (await (await someone.get(references, { params: { q } })).json()).length
    expect(await found('on-0')).toBe(2)
    expect(await found('SALON')).toBe(2)
    for (const q of ['%%', '__', '\\\\', "';--", 'S', '', 'x'.repeat(5_000)]) expect(await found(q), q).toBe(0)
    for (const page of ['0', 'x', '-1', '1e3', '99999999999'])
      expect((await someone.get(references, { params: { q: 'salon', page } })).status(), page).toBe(400)
  })

  test("is the customer's own: 401 for visitors, nothing of others [API-30]", async ({ request, customer }) => {
    expect((await request.get(references, { params: { q: 'salon' } })).status()).toBe(401)
    const other = await customer()
    expect(await (await other.get(references, { params: { q: 'salon' } })).json()).toEqual([])
  })

  test('is on the account without JavaScript too [SEARCH-10]', async ({ visitor, request }) => {
    const someone = await visitor()
    await signIn(someone, camille, demoPassword)
    const first = await (await someone.get('/fr/account?q=cuisine')).text()
    expect(first).toContain('CUISINE-10')
    expect(first).not.toContain('CUISINE-11')
    expect(await (await someone.get('/fr/account?q=cuisine&pageindex=2')).text()).toContain('CUISINE-11')
    expect(await (await someone.get('/de/account?q=<b>x')).text()).toContain('„&lt;b&gt;x“')
    expect((await request.get('/fr/account?q=cuisine')).status()).toBe(401)
  })
})

test.describe('a search for customers', () => {
  test('is for staff alone [SEARCH-16, API-72, API-73, SEARCH-15]', async ({ request, visitor, customer }) => {
    const ask = { params: { q: 'amil' } }
    expect((await request.get(customers, ask)).status()).toBe(401)
    expect((await (await customer()).get(customers, ask)).status()).toBe(403)
    const staff = await visitor()
    await signIn(staff, sacha, demoPassword)
    const answer = await staff.get(customers, ask)
    expect([answer.status(), await answer.json()]).toEqual([200, [{ CustomerId: 1, Email: camille }]])
    expect(answer.headers()['cache-control']).toContain('no-store')
  })

  test('treats pattern characters as text, and needs two characters [SEARCH-13]', { tag: '@engine' }, async ({
    visitor,
  }) => {
    const staff = await visitor()
    await signIn(staff, sacha, demoPassword)
    const found = async (q: string) => (await (await staff.get(customers, { params: { q } })).json()).length
    expect(await found('CAMILLE@')).toBe(1)
    for (const q of ['c', '', '%%', '_@', "' or 1=1"]) expect(await found(q), q).toBe(0)
  })
})

test.describe('giving a prepaid account to another customer', () => {
  const form = '/fr/account/prepaid/customer'
  const email = () => `owner-${crypto.randomUUID()}@example.com`

  async function owner(visitor: () => Promise<APIRequestContext>) {
    const someone = await visitor()
    const Email = email()
    await register(someone, Email)
    await payIn(someone, 20)
    return { someone, Email }
  }

  const numberOf = (html: string, address: string) =>
    new RegExp(`<th scope="row">${address}</th>[\\s\\S]*?PrepaidAccountId=(\\d+)`).exec(html)?.[1] ?? ''

  test('moves its whole amount, and only staff may [SEARCH-14, SEARCH-16]', async ({ visitor, request }) => {
    const { someone, Email } = await owner(visitor)
    const heir = await visitor()
    const heirEmail = email()
    await register(heir, heirEmail)
    const staff = await visitor()
    await signIn(staff, sacha, demoPassword)
    const page = await (await staff.get('/fr/account/prepaid')).text()
    const PrepaidAccountId = numberOf(page, Email)
    expect(await (await someone.get('/fr/account/prepaid')).text()).not.toContain('<prepaid-customers')
    const modal = await staff.get(`${form}?PrepaidAccountId=${PrepaidAccountId}`, {
      headers: { 'X-Page-Target': 'modal' },
    })
    expect(await modal.text()).toContain('<customer-search>')

    const wish = { form: { PrepaidAccountId, Email: heirEmail } }
    expect((await someone.post(form, wish)).status()).toBe(403)
    expect((await request.post(form, wish)).status()).toBe(401)
    expect((await someone.get(`${form}?PrepaidAccountId=${PrepaidAccountId}`)).status()).toBe(403)

    const answer = await staff.post(form, { ...wish, headers: { 'X-Page-Target': 'form' } })
    expect(await answer.json()).toEqual({ Uri: '/fr/account/prepaid' })
    expect(await (await staff.get('/fr/account/prepaid')).text()).toContain(heirEmail)
    const balance = async (visit: APIRequestContext) =>
      /prepaid-amount">\D*([\d,]+)/.exec(await (await visit.get('/fr/account/prepaid')).text())?.[1]
    expect([await balance(heir), await balance(someone)]).toEqual(['20,00', '0,00'])
  })

  test('is refused without a customer, for a customer who has one, and without an account', async ({ visitor }) => {
    const { Email } = await owner(visitor)
    const staff = await visitor()
    await signIn(staff, sacha, demoPassword)
    const PrepaidAccountId = numberOf(await (await staff.get('/fr/account/prepaid')).text(), Email)
    const refusal = async (fields: Record<string, string>) => {
      const answer = await staff.post(form, { form: { PrepaidAccountId, ...fields }, maxRedirects: 0 })
      return [answer.status(), /field-validation-error"[^>]*>([^<]+)/.exec(await answer.text())?.[1]]
    }
    expect(await refusal({ Email: 'nobody@example.com' })).toEqual([422, 'Aucun client n’a cette adresse.'])
    expect(await refusal({ CustomerId: '999999' })).toEqual([422, 'Aucun client n’a cette adresse.'])
    expect(await refusal({})).toEqual([422, 'Aucun client n’a cette adresse.'])
    expect(await refusal({ Email: camille })).toEqual([422, 'Ce client a déjà un compte prépayé.'])
    expect((await refusal({ PrepaidAccountId: '999999', Email: camille }))[0]).toBe(404)
    expect((await refusal({ PrepaidAccountId: 'x', Email: camille }))[0]).toBe(404)
    // Its own customer may keep it; the typed text counts, not an earlier id.
    expect((await refusal({ CustomerId: '1', Email }))[0]).toBe(303)
    expect(await (await staff.get('/fr/account/prepaid')).text()).toContain(Email)
  })
})
