import type { APIRequestContext } from '@playwright/test'
import { add, findGood, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1640

const find = async (visitor: APIRequestContext, countryId: number | string, text: string) =>
  visitor.get(`/api/v1/countries/${countryId}/cities/${encodeURIComponent(text)}`)

const found = async (visitor: APIRequestContext, countryId: number, text: string): Promise<Record<string, string>> =>
  (await find(visitor, countryId, text)).json()

const value = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]

test.describe('the cities', () => {
  test('are found by postal code and by name, in a map from ids to names, from four letters on [API-79, CART-18]', async ({
    request,
  }) => {
    expect(Object.values(await found(request, 1, '59000'))).toContain('59000 Lille')
    expect(Object.values(await found(request, 1, 'Saint Étienne'))).toContain('42000 Saint-Étienne')
    expect(Object.values(await found(request, 2, '9000 gen'))).toEqual(['9000 Gent'])
    for (const none of ['590', '   ', '99999', '%%%%', '____', 'é'.repeat(90)])
      expect(await found(request, 1, none), none).toEqual({})
    for (const country of ['999', 'x']) expect((await find(request, country, '59000')).status(), country).toBe(404)
  })

  test('are at least 5,000, some in each of eight countries', async ({ request }) => {
    const html = await (await request.get('/fr/market')).text()
    expect(html).toContain('FR')
    // Ids are assigned one after the other.
    const ids = Object.keys(await found(request, 1, '95880')).map(Number)
    expect(Math.max(...ids)).toBeGreaterThan(5000)
    const samples = ['59000', '9000 ', '10115', '00118', '28001', '1000-001', '1011 AB', '1111']
    const countries = Array.from({ length: 13 }, (_, index) => index + 1)
    for (const text of samples) {
      const all = await Promise.all(countries.map((id) => found(request, id, text.padEnd(4)).catch(() => ({}))))
      expect(
        all.some((map) => Object.keys(map).length > 0),
        text,
      ).toBe(true)
    }
  })

  test('are stored for the cart, and proposed by the checkout [API-55, CART-21]', async ({ visitor }) => {
    const guest = await visitor()
    await add(guest, (await findGood(guest, own, plenty)).variantId, 1)
    const [id = ''] = Object.entries(await found(guest, 1, '59000')).find(([, name]) => name === '59000 Lille') ?? []
    const keep = (CityId: unknown) => guest.post('/api/v1/shoppingcarts/city', { data: { CityId } })
    for (const wrong of [undefined, 'x', 999_999_999]) expect((await keep(wrong)).status(), `${wrong}`).toBe(400)
    expect((await keep(Number(id))).ok()).toBe(true)
    expect(value(await (await guest.get('/fr/shoppingcarts')).text(), 'Place')).toBe('59000 Lille')
    const checkout = await (await guest.get('/fr/checkout')).text()
    expect([value(checkout, 'ShippingPostalCode'), value(checkout, 'ShippingCity')]).toEqual(['59000', 'Lille'])
  })

  test('are chosen without JavaScript: a single one at once, of more a button each', async ({ visitor }) => {
    const guest = await visitor()
    await add(guest, (await findGood(guest, own + 10, plenty)).variantId, 1)
    const post = (form: Record<string, string>) => guest.post('/fr/shoppingcarts/city', { form, maxRedirects: 0 })
    expect((await post({ Place: '59000 Lille' })).status()).toBe(303)
    const asked = await (await post({ Place: '5900' })).text()
    expect(asked.match(/name="CityId"/g)?.length).toBeGreaterThan(1)
    expect(await (await post({ Place: '<b>99999' })).text()).toContain('Aucune ville ne correspond')
  })
})
