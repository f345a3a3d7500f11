import type { APIRequestContext } from '@playwright/test'
import { expect, register, test } from './shop.ts'

const fresh = (name: string) => `${name}${Date.now()}-${process.pid}@example.com`
const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()
const mailbox = (visitor: APIRequestContext) => htmlOf(visitor, '/fr/pages/mailbox')

async function confirmEmail(someone: APIRequestContext) {
  const Token = /\/security\/confirm\?token=([\w-]+)/.exec(await mailbox(someone))?.[1] ?? ''
  await someone.post('/fr/security/confirm', { form: { Token }, maxRedirects: 0 })
}

const subscribe = (visitor: APIRequestContext, Email: string) =>
  visitor.post('/fr/newsletter', { form: { Email }, maxRedirects: 0 })
const tokenOf = async (visitor: APIRequestContext) =>
  /\/newsletter\/confirm\?token=([\w-]+)/.exec(await mailbox(visitor))?.[1] ?? ''
const confirm = (visitor: APIRequestContext, Token: string) =>
  visitor.post('/fr/newsletter/confirm', { form: { Token }, maxRedirects: 0 })

test.describe('the newsletter', () => {
  test('is sent after the confirmation of its letter, once, by a button', async ({ visitor }) => {
    const [someone, stranger] = [await visitor(), await visitor()]
    const email = fresh('letter')
    expect((await subscribe(someone, email)).status()).toBe(303)
    expect(await htmlOf(someone, '/fr/newsletter')).toContain('Un e-mail est en route')
    const token = await tokenOf(someone)
    expect(await mailbox(someone)).not.toContain('List-Unsubscribe')
    expect(await htmlOf(stranger, `/fr/newsletter/confirm?token=${token}`)).toContain(`lettre de l’atelier à ${email}`)
    expect((await confirm(stranger, token)).status()).toBe(303)
    expect((await confirm(stranger, token)).status()).toBe(410)
    expect(await mailbox(stranger)).toContain('Bienvenue')
    // A second subscription is answered by a letter alone.
    expect((await subscribe(someone, email)).status()).toBe(303)
    expect(await mailbox(someone)).toContain('Vous recevez déjà')
  })

  test('ends by its link, without signing in and by one POST of a mail program', async ({ visitor, request }) => {
    const someone = await visitor()
    const email = fresh('leave')
    await subscribe(someone, email)
    await confirm(someone, await tokenOf(someone))
    const letters = await mailbox(someone)
    const address = /List-Unsubscribe: &lt;http[^&]*?(\/fr\/newsletter\/leave\?key=[\w-]+)&gt;/.exec(letters)?.[1] ?? ''
    expect(letters).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const page = await htmlOf(request, address)
    expect(page).toContain(`action="${address}"`)
    expect(page).not.toContain(email)
    const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    for (const again of [address, '/fr/newsletter/leave?key=x', '/fr/newsletter/leave']) {
      expect((await request.post(again, { multipart: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
      expect(await htmlOf(request, again)).toContain('Vous ne recevrez plus')
    }
    expect((await confirm(someone, await tokenOf(someone))).status()).toBe(410)
    await subscribe(someone, email)
    expect(await mailbox(someone)).not.toContain('Vous recevez déjà')
  })

  test('of an account needs a confirmed e-mail', async ({ visitor }) => {
    const someone = await visitor()
    const email = fresh('own')
    await register(someone, email)
    const choose = (Subscribe: string) =>
      someone.post('/fr/account/newsletter', { form: { Subscribe }, maxRedirects: 0 })
    expect(await htmlOf(someone, '/fr/account/choices')).toContain('pas encore confirmée')
    await choose('true')
    expect(await tokenOf(someone)).toBe('')
    await confirmEmail(someone)
    await choose('true')
    expect(await htmlOf(someone, '/fr/account/choices')).toContain('Il ne manque que votre confirmation')
    await confirm(someone, await tokenOf(someone))
    expect(await htmlOf(someone, '/fr/account/choices')).toContain('Vous la recevez depuis')
    expect(await htmlOf(someone, '/fr/account')).toContain('Vous recevez notre lettre.')
    await choose('false')
    expect(await htmlOf(someone, '/fr/account')).toContain('Vous ne recevez pas notre lettre.')
  })
})

test.describe('the choice of cookies', () => {
  const cookie = (choice: object) => ({ Cookie: `cookie-consent=${encodeURIComponent(JSON.stringify(choice))}` })
  const all = { stamp: '2026-11', preferences: true, statistics: true, marketing: true }

  test('of a customer is stored with its time, once for each', async ({ visitor }) => {
    const someone = await visitor()
    await register(someone, fresh('consent'))
    const session = (await someone.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const visit = async (choice: object | string) => {
      const value = typeof choice === 'string' ? choice : cookie(choice).Cookie
      return (await someone.get('/fr/account/choices', { headers: { Cookie: `${session}; ${value}` } })).text()
    }
    const rows = (html: string) => html.match(/<th scope="row">\d+ \S+ \d{4}/g)?.length ?? 0
    expect(rows(await visit('cookie-consent=%7B'))).toBe(0)
    expect(rows(await visit({ ...all, marketing: 'yes' }))).toBe(0)
    expect(rows(await visit(all))).toBe(1)
    expect(rows(await visit(all))).toBe(1)
    const html = await visit({ ...all, preferences: false, statistics: false, marketing: false })
    expect(rows(html)).toBe(2)
    expect(html).toContain('Seulement le nécessaire')
    expect(html).toContain('Préférences, Statistiques, Marketing')
  })
})

test.describe('the addresses of an account', () => {
  const address = { FirstName: 'Ada', LastName: 'T', PostalCode: '9000', City: 'Gent', CountryId: '2' }
  const save = async (visitor: APIRequestContext, Street1: string, AddressType = 'Both') => {
    const form = { ...address, Street1, AddressType }
    const headers = { 'X-Page-Target': 'address-form' }
    return (await (await visitor.post('/fr/account/addresses/new', { form, headers })).json()).Id as number
  }
  const page = '/fr/account/addresses'
  const first = (visitor: APIRequestContext, id: number, For: string) =>
    visitor.post(`${page}/${id}/first`, { form: { For }, maxRedirects: 0 })
  const picked = async (visitor: APIRequestContext, type: string) => {
    const html = await htmlOf(visitor, `/widget/DeliveryAddressPicker?type=${type}`)
    return Number(/value="(\d+)" checked/.exec(html)?.[1])
  }

  test('have one that is first for deliveries, and one for bills', { tag: '@engine' }, async ({ customer }) => {
    const someone = await customer()
    const [home, office, last] = [
      await save(someone, 'Maison 1'),
      await save(someone, 'Bureau 2', 'Billing'),
      await save(someone, 'Atelier 3'),
    ]
    expect([await picked(someone, 'Shipping'), await picked(someone, 'Billing')]).toEqual([last, last])
    expect((await first(someone, home, 'Shipping')).status()).toBe(303)
    expect((await first(someone, office, 'Billing')).status()).toBe(303)
    expect([await picked(someone, 'Shipping'), await picked(someone, 'Billing')]).toEqual([home, office])
    expect((await first(someone, office, 'Shipping')).status()).toBe(404)
    expect((await first(someone, home, 'Both')).status()).toBe(422)
    await Promise.all([home, last, home, last].map((id) => first(someone, id, 'Shipping')))
    const form = { ...address, Street1: 'Bureau 2', AddressType: 'Shipping' }
    await someone.post(`${page}/${office}`, { form })
    expect(await picked(someone, 'Billing')).toBe(last)
    expect((await htmlOf(someone, page)).match(/class="badge"/g)).toHaveLength(1)
  })

  test('are deleted, only by their owner', async ({ customer, request }) => {
    const [someone, other] = [await customer(), await customer()]
    const id = await save(someone, '<i>Rue</i> 4')
    expect(await htmlOf(someone, page)).toContain('&lt;i&gt;Rue&lt;/i&gt; 4')
    for (const [who, status] of [
      [other, 404],
      [request, 401],
    ] as const) {
      expect((await first(who, id, 'Shipping')).status()).toBe(status)
      expect((await who.post(`${page}/${id}/delete`)).status()).toBe(status)
    }
    expect((await someone.post(`${page}/${id}/delete`, { maxRedirects: 0 })).status()).toBe(303)
    expect(await htmlOf(someone, page)).toContain('aucune adresse')
  })
})
