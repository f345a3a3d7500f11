import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1480

const address = (more: Record<string, string> = {}) => ({
  ...{ FirstName: 'Ada', LastName: 'Test', Street1: 'Kerkstraat 1', PostalCode: '9000', City: 'Gent', CountryId: '2' },
  ...more,
})

const library = { 'X-Page-Target': 'address-form' }

const save = (visitor: APIRequestContext, more: Record<string, string> = {}, id = 'new') =>
  visitor.post(`/fr/account/addresses/${id}`, { form: address(more), headers: library })

const picker = async (visitor: APIRequestContext, more: Record<string, string> = {}) => {
  const flags = { isAddNewAddress: 'true', isEditAddress: 'true', selectedAddressId: '' }
  const params = { inputname: 'ExistingShippingAddressId', ...flags, type: 'Shipping', ...more }
  const answer = await visitor.get('/widget/DeliveryAddressPicker', { params, headers: { 'Accept-Language': 'fr' } })
  expect(answer.status()).toBe(200)
  return answer.text()
}

const ids = (html: string) =>
  [...html.matchAll(/type="radio" name="\w+" value="(\d+)"( checked)?/g)].map(([, id, on]) => id + (on ? '*' : ''))

test.describe('addresses', () => {
  test('are added and edited, and listed by their use [CHECKOUT-04] [CHECKOUT-05] [CHECKOUT-06] [CHECKOUT-07] [CHECKOUT-15] [API-76]', async ({
    customer,
  }) => {
    const someone = await customer()
    expect(ids(await picker(someone))).toEqual([])
    const first = await (await save(someone, { AddressType: 'Shipping' })).json()
    expect(first).toEqual({ Id: expect.any(Number), AddressType: 'Shipping' })
    const second = await (await save(someone, { AddressType: 'Billing', Street1: 'Bureau 2' })).json()
    expect(ids(await picker(someone))).toEqual([`${first.Id}*`])
    expect(ids(await picker(someone, { type: 'Billing', inputname: 'ExistingBillingAddressId' }))).toEqual([
      `${second.Id}*`,
    ])
    await save(someone, { AddressType: 'Both', Street1: '<b>Bureau</b> 3' }, `${second.Id}`)
    const html = await picker(someone, { selectedAddressId: `${first.Id}` })
    expect(ids(html)).toEqual([`${second.Id}`, `${first.Id}*`])
    expect(html).toContain('&lt;b&gt;Bureau&lt;/b&gt; 3')
    expect(html).toMatch(/data-address-type="Both" data-country-code="BE"/)
  })

  test('have links to add and to edit only if the parameters ask for them [CHECKOUT-13] [CHECKOUT-14]', async ({
    customer,
  }) => {
    const someone = await customer()
    await save(someone)
    const parts = (html: string) => ['data-part="add"', 'data-part="edit"'].map((part) => html.includes(part))
    expect(parts(await picker(someone))).toEqual([true, true])
    expect(parts(await picker(someone, { isAddNewAddress: 'false' }))).toEqual([false, true])
    expect(parts(await picker(someone, { isEditAddress: 'False' }))).toEqual([true, false])
  })

  test('are validated, also by the rules of a country', async ({ customer }) => {
    const someone = await customer()
    const wrongs: Record<string, string>[] = [
      { City: '' },
      { PostalCode: '99999' },
      { CountryId: '999' },
      { Region: '😀' },
      { LastName: ' ' },
      // It has a width but no visible character; the text after it would be read backwards.
      { LastName: '\u3164' },
      { FirstName: 'Ada\u202e' },
    ]
    for (const wrong of wrongs) {
      const answer = await save(someone, wrong)
      expect(answer.status(), JSON.stringify(wrong)).toBe(422)
      expect(await answer.text()).toContain('address-form')
    }
    expect(ids(await picker(someone))).toEqual([])
  })

  test('cannot be read or changed by other customers', async ({ customer, request }) => {
    const someone = await customer()
    const { Id } = await (await save(someone)).json()
    const other = await customer()
    expect((await other.get(`/fr/account/addresses/${Id}`)).status()).toBe(404)
    expect((await save(other, {}, `${Id}`)).status()).toBe(404)
    expect(ids(await picker(other, { selectedAddressId: `${Id}` }))).toEqual([])
    expect((await request.get(`/fr/account/addresses/${Id}`)).status()).toBe(401)
    expect((await save(request)).status()).toBe(401)
    expect(ids(await picker(request))).toEqual([])
    await add(other, (await findGood(other, own, plenty)).variantId, 1)
    const refused = await order(other, { ExistingShippingAddressId: `${Id}` })
    expect([refused.status(), await refused.text()]).toEqual([
      422,
      expect.stringContaining('Cette adresse n’existe pas'),
    ])
  })

  test('are included in the order, one for the delivery and one for the bill [CHECKOUT-08] [CHECKOUT-09]', async ({
    customer,
  }) => {
    const someone = await customer()
    const home = await (await save(someone, { AddressType: 'Shipping' })).json()
    const office = await (
      await save(someone, { AddressType: 'Billing', Street1: 'Bureau 2', PostalCode: '9300', City: 'Aalst' })
    ).json()
    await add(someone, (await findGood(someone, own, plenty)).variantId, 1)
    const page = await (await someone.get('/fr/checkout')).text()
    for (const name of [
      'ExistingShippingAddressId',
      'ExistingBillingAddressId',
      'BillingFirstName',
      'BillingCountryId',
    ])
      expect(page).toContain(`name="${name}"`)
    const chosen = { ExistingShippingAddressId: `${home.Id}`, ExistingBillingAddressId: `${office.Id}` }
    const placed = await order(someone, { ...chosen, BillingSameAsShipping: 'false', ShippingStreet1: 'nowhere' })
    const text = await (await someone.get(placed.headers().location ?? '')).text()
    for (const part of ['Kerkstraat 1', '9000 Gent', 'Bureau 2', '9300 Aalst', 'Belgique']) expect(text).toContain(part)
    expect(text).not.toContain('nowhere')
  })

  test('have the fields of their country in its order', async ({ request }) => {
    const names = async (CountryId: string) => {
      const html = await (
        await request.get('/fr/widget/addressfields', { params: { kind: 'Shipping', CountryId } })
      ).text()
      return [...html.matchAll(/name="Shipping(PostalCode|City|Region)"/g)].map(([, name]) => name)
    }
    expect(await names('1')).toEqual(['PostalCode', 'City'])
    expect(await names('5')).toEqual(['PostalCode', 'City', 'Region'])
    expect(await names('10')).toEqual(['City', 'Region', 'PostalCode'])
    expect(await names('12')).toEqual(['City', 'PostalCode'])
    expect(await names('x')).toEqual(['PostalCode', 'City'])
  })

  test('ask a phone for digits if postal codes have nothing else', async ({ request }) => {
    const digits: string[] = []
    for (const CountryId of ['1', '2', '3', '4', '7', '10', '11', '12']) {
      const params = { kind: 'Shipping', CountryId }
      const html = await (await request.get('/fr/widget/addressfields', { params })).text()
      if (/<input[^>]*name="ShippingPostalCode"[^>]*inputmode="numeric"/.test(html)) digits.push(CountryId)
    }
    expect(digits).toEqual(['1', '2', '4', '11'])
  })
})
