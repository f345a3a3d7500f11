import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1450

const belgium = { ShippingCountryId: '2', ShippingPostalCode: '1000' }

const ask = (visitor: APIRequestContext, VAT: string, more: Record<string, string> = {}) =>
  visitor.get('/api/v1/sales/customers/checkisvatvalid/', { params: { countryId: '2', VAT, customerId: '', ...more } })

const tax = async (visitor: APIRequestContext) => {
  const html = await (await visitor.get('/fr/widget/checkoutsummary')).text()
  return /data-part="tax">([^<]*)</.exec(html)?.[1]?.replaceAll(/\s/g, ' ')
}

const deliverTo = (visitor: APIRequestContext, CountryCode: string) =>
  visitor.post('/api/v1/shoppingcarts/shippingcountries', { data: { CountryCode } })

test.describe('VAT numbers', () => {
  test('are valid, invalid, or unknown [CHECKOUT-17, CHECKOUT-18, API-74]', async ({ request }) => {
    const answers: [number: string, countryId: string, isValid: boolean | null, message: RegExp | null][] = [
      ['BE0411905847', '2', true, null],
      ['be 0411.905.847', '2', true, null],
      ['0411905847', '2', true, null],
      ['BE0403170701', '2', false, /n’est pas valable/],
      ['BE0123456789', '2', false, /vérifiez les chiffres/],
      ['DE136695976', '2', false, /autre pays/],
      ['ESB58378431', '5', null, /ne connaît pas encore/],
      ['ATU10223006', '9', null, /ne répond pas/],
    ]
    for (const [number, countryId, isValid, message] of answers) {
      const answer = await ask(request, number, { countryId })
      expect(answer.status(), number).toBe(200)
      const data = await answer.json()
      expect(Object.keys(data).sort()).toEqual(['ErrorMessage', 'IsVATValidWebService'])
      expect(data.IsVATValidWebService, number).toBe(isValid)
      expect(data.ErrorMessage, number).toEqual(message === null ? null : expect.stringMatching(message))
    }
  })

  test('need a number, a country, and one’s own id', async ({ request, customer }) => {
    expect((await ask(request, '')).status()).toBe(400)
    expect((await ask(request, 'x'.repeat(21))).status()).toBe(400)
    expect((await ask(request, 'BE0411905847', { countryId: '999' })).status()).toBe(400)
    expect((await ask(request, 'BE0411905847', { customerId: '1' })).status()).toBe(404)
    expect((await ask(await customer(), 'BE0411905847', { customerId: '1' })).status()).toBe(404)
  })

  test('exempt a company of another country from tax, until the number or the country changes', async ({ request }) => {
    await add(request, (await findGood(request, own, plenty)).variantId, 2)
    await deliverTo(request, 'BE')
    const taxed = await tax(request)
    expect(taxed).not.toBe('0,00 €')
    await ask(request, 'BE0411905847')
    expect(await tax(request)).toBe('0,00 €')
    expect(await (await request.get('/fr/checkout')).text()).toMatch(/last-result="true"[\s\S]*value="BE0411905847"/)
    // The register cannot check another number: it proves nothing.
    await ask(request, 'ATU10223006', { countryId: '9' })
    expect(await tax(request)).toBe(taxed)
    await ask(request, 'BE0411905847')
    await deliverTo(request, 'NL')
    expect(await tax(request)).not.toBe('0,00 €')
    await deliverTo(request, 'BE')
    expect(await tax(request)).toBe('0,00 €')
    await ask(request, 'BE0403170701')
    expect(await tax(request)).toBe(taxed)
  })

  test('belong to the country of delivery without a country of their own', async ({ request }) => {
    await deliverTo(request, 'BE')
    const answer = await ask(request, '0411905847', { countryId: '' })
    expect((await answer.json()).IsVATValidWebService).toBe(true)
    await deliverTo(request, 'NL')
    expect((await (await ask(request, 'BE0411905847', { countryId: '' })).json()).IsVATValidWebService).toBe(false)
  })

  test('have no effect in the shop’s country, and outside the customs union', async ({ request }) => {
    await add(request, (await findGood(request, own, plenty)).variantId, 2)
    const atHome = await tax(request)
    expect((await (await ask(request, 'FR83404833048', { countryId: '1' })).json()).IsVATValidWebService).toBe(true)
    expect(await tax(request)).toBe(atHome)
  })

  test('are part of a company’s order, which says who owes the tax', async ({ request }) => {
    await add(request, (await findGood(request, own + 20, plenty)).variantId, 2)
    const company = {
      ...belgium,
      Email: 'firma@example.com',
      AccountType: 'Business',
      CompanyName: 'Ateliers <b>Réunis</b>',
    }
    const wrong = await order(request, { ...company, VatNumber: 'BE0403170701' })
    expect([wrong.status(), await wrong.text()]).toEqual([422, expect.stringContaining('href="#checkout-VatNumber"')])
    const nameless = await order(request, { ...company, CompanyName: ' ' })
    expect([nameless.status(), await nameless.text()]).toEqual([422, expect.stringContaining('#checkout-CompanyName')])
    const path = (await order(request, { ...company, VatNumber: 'be 0411 905 847' })).headers().location ?? ''
    const page = await (await request.get(path)).text()
    expect(page).toContain('Autoliquidation')
    expect(page).toContain('BE0411905847')
    expect(page).toContain('Ateliers &lt;b&gt;Réunis&lt;/b&gt;')
    expect(page.replaceAll(/\s/g, ' ')).toMatch(/data-part="tax">0,00 €</)
  })

  test('are removed when a private person orders, and the tax is shown before', async ({ request }) => {
    await add(request, (await findGood(request, own + 40, plenty)).variantId, 2)
    await deliverTo(request, 'BE')
    await ask(request, 'BE0411905847')
    const seen = /name="SeenTotal" value="([^"]+)"/.exec(
      await (await request.get('/fr/widget/checkoutsummary')).text(),
    )?.[1]
    const form = { ...belgium, Email: 'ada@example.com', AccountType: 'Private' }
    expect((await order(request, { ...form, SeenTotal: seen ?? '' })).status()).toBe(409)
    expect(await tax(request)).not.toBe('0,00 €')
    expect((await order(request, form)).status()).toBe(303)
  })

  test('do not prevent an order when the register is unreachable: the tax is added', async ({ request }) => {
    await add(request, (await findGood(request, own + 40, plenty)).variantId, 1)
    const austria = { ShippingCountryId: '9', ShippingPostalCode: '1010', Email: 'at@example.com' }
    const company = { AccountType: 'Business', CompanyName: 'Wien GmbH', VatNumber: 'ATU10223006' }
    const path = (await order(request, { ...austria, ...company })).headers().location ?? ''
    const page = await (await request.get(path)).text()
    expect(page).toContain('Wien GmbH')
    expect(page).not.toContain('Autoliquidation')
  })
})
