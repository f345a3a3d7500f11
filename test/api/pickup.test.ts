import type { APIRequestContext } from '@playwright/test'
import { add, findGood, order, plenty } from './goods.ts'
import { expect, test } from './shop.ts'

/** Products that only this file buys. */
const own = 1560

const RELAY = 4
const RETAILER = 5

const ask = (more: object = {}) => ({
  ...{ City: 'Lyon', PostalCode: '69001', CountryCode: 'FR', Address: '', ShippingMethodId: RELAY },
  ...{ SearchRadius: 20, MaximumListSize: 5, CultureName: 'fr', ...more },
})

const search = (visitor: APIRequestContext, more: object = {}, carrier = 'relais') =>
  visitor.post(`/api/v1/shipping/${carrier}/getpickuppoints`, { data: ask(more) })

type Point = { PublicAccessPointID: string; ConsigneeName: string; City: string; Distance: number; CountryId: number }

const found = async (visitor: APIRequestContext, more: object = {}, carrier = 'relais'): Promise<Point[]> =>
  (await (await search(visitor, more, carrier)).json()).PickupPointViewModels

const keep = (visitor: APIRequestContext, ref: unknown, more: object = {}) =>
  visitor.post('/api/v1/shoppingcarts/externalpickuppoint', {
    data: {
      ShippingMethodId: RELAY,
      ExternalPickupPointRef: ref,
      ShippingFirstName: 'Ada',
      ShippingLastName: 'Test',
      ...more,
    },
  })

const buy = async (visitor: APIRequestContext) => add(visitor, (await findGood(visitor, own, plenty)).variantId, 1)

const guest = (more: Record<string, string> = {}) => ({
  Email: 'gast@example.com',
  ShippingMethodId: `${RELAY}`,
  ...more,
})

const KEYS = [
  ...['PublicAccessPointID', 'ConsigneeName', 'Address', 'PostCode', 'City', 'CountryId', 'Distance', 'PhoneNumber'],
  ...['Geocode', 'ImageURL', 'Comments', 'StandardHoursOfOperation', 'Informations', 'LatestAirDropOffTime'],
  ...['AdditionalChargeIndicator', 'SpecialInstructions', 'AdditionalComments', 'PickupPointType'],
]

test.describe('the search for pickup points', () => {
  test('answers the points of a carrier, the nearest first [API-78, CHECKOUT-39, CHECKOUT-40, CHECKOUT-41, CHECKOUT-42, CHECKOUT-43]', async ({
    request,
  }) => {
    const answer = await (await search(request)).json()
    expect(Object.keys(answer).sort()).toEqual(['PickupPointViewModels', 'ResponseStatusDescription'])
    expect(answer.ResponseStatusDescription).toBe('Success')
    const points = answer.PickupPointViewModels
    expect(points).toHaveLength(5)
    for (const point of points) {
      expect(Object.keys(point).sort()).toEqual([...KEYS].sort())
      expect(Object.keys(point.Geocode)).toEqual(['Latitude', 'Longitude'])
      expect(point.City).toBe('Lyon')
    }
    const distances = points.map(({ Distance }: Point) => Distance)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    expect(points[0].StandardHoursOfOperation).toMatch(/;|24/)
  })

  test('finds by city, by the start of a code, within the radius, and up to a number', async ({ request }) => {
    expect(
      (await found(request, { PostalCode: '', City: 'GENT', CountryCode: 'be' })).map(({ City }) => City),
    ).toContain('Gent')
    expect(await found(request, { PostalCode: '69500' })).toHaveLength(5)
    expect(await found(request, { PostalCode: '97133', City: 'Gustavia' })).toEqual([])
    expect(await found(request, { SearchRadius: 1, MaximumListSize: 200, PostalCode: '75011' })).not.toHaveLength(200)
    expect(await found(request, { SearchRadius: 50, MaximumListSize: 999, PostalCode: '75011' })).toHaveLength(200)
    for (const wrong of [-1, 0, 'x', null])
      expect(
        (await found(request, { SearchRadius: wrong, MaximumListSize: wrong })).length,
        `${wrong}`,
      ).toBeGreaterThan(0)
  })

  test('has points of the shop’s own, by their id', async ({ request }) => {
    const points = await found(request, { ShippingMethodId: RETAILER }, 'static')
    expect(points).toHaveLength(3)
    expect(points[0]?.PublicAccessPointID).toMatch(/^\d+$/)
  })

  test('reports a carrier that does not answer, and refuses unknown ones', async ({ request }) => {
    const failed = await (await search(request, { PostalCode: '99999' })).json()
    expect(failed).toEqual({ ResponseStatusDescription: 'Failure', PickupPointViewModels: [] })
    expect((await search(request, {}, 'static')).status()).toBe(404)
    expect((await search(request, { ShippingMethodId: 1 })).status()).toBe(404)
    expect((await search(request, { CountryCode: 'XX' })).status()).toBe(400)
  })

  test('knows the places that a text may mean, and the one at a position', async ({ request }) => {
    const places = async (query: object) =>
      (await (await request.get('/fr/widget/places', { params: { ...query } })).json()) as object[]
    expect((await places({ text: '12 rue Haute, Gent', countryId: 2 }))[0]).toEqual({
      ...{ Address: '12 rue Haute', PostalCode: '9000', City: 'Gent', CountryId: 2 },
    })
    expect((await places({ text: '3 rue Basse 75011 Par', countryId: 1 }))[0]).toEqual({
      ...{ Address: '3 rue Basse', PostalCode: '75011', City: 'Paris', CountryId: 1 },
    })
    expect(await places({ latitude: 48.86, longitude: 2.38 })).toEqual([
      { Address: '', PostalCode: expect.stringMatching(/^75/), City: 'Paris', CountryId: 1 },
    ])
    expect(await places({ latitude: 0, longitude: 0 })).toEqual([])
    expect((await request.get('/fr/widget/places?latitude=x&longitude=1')).status()).toBe(400)
  })
})

test.describe('a chosen point', () => {
  test('is on the page of the checkout, in its summary and in the order [API-56]', async ({ request }) => {
    await buy(request)
    const [point] = (await found(request)) as [Point]
    expect(await (await keep(request, point.PublicAccessPointID)).json()).toBe(true)
    const page = await (await request.get('/fr/checkout')).text()
    expect(page).toMatch(new RegExp(`name="ShippingMethodId" value="${RELAY}" checked`))
    expect(page).toContain(point.ConsigneeName)
    const summary = await (await request.get('/fr/widget/checkoutsummary')).text()
    expect(summary).toContain(point.ConsigneeName)
    const placed = await order(request, guest())
    expect(placed.status()).toBe(303)
    const thanks = await (await request.get(placed.headers().location ?? '')).text()
    expect(thanks).toContain(point.ConsigneeName)
    expect(thanks).toContain('Ada Test')
    const letters = await (await request.get('/fr/pages/mailbox')).text()
    expect(letters).toContain(point.ConsigneeName)
    await buy(request)
    expect(await (await request.get('/fr/checkout')).text()).not.toContain(point.ConsigneeName)
  })

  test('is required if the way ends at one, and belongs to that way', async ({ request }) => {
    await buy(request)
    const refused = await order(request, guest())
    expect([refused.status(), await refused.text()]).toEqual([422, expect.stringContaining('où vous retirez')])
    const [point] = (await found(request)) as [Point]
    await keep(request, point.PublicAccessPointID)
    expect((await order(request, guest({ ShippingMethodId: `${RETAILER}` }))).status()).toBe(422)
    const brought = await order(request, guest({ ShippingMethodId: '1' }))
    expect(brought.status()).toBe(303)
    expect(await (await request.get(brought.headers().location ?? '')).text()).not.toContain(point.ConsigneeName)
  })

  test('must be one of the carrier’s; its data are read by the shop', async ({ request }) => {
    await buy(request)
    const [own] = (await found(request, { ShippingMethodId: RETAILER }, 'static')) as [Point]
    for (const [ref, more] of [
      ...([
        ['none', {}],
        ['', {}],
        [null, {}],
        [own.PublicAccessPointID, {}],
      ] as const),
      ...([
        [own.PublicAccessPointID, { ShippingMethodId: 1 }],
        ['R16900101', { ShippingMethodId: 'x' }],
      ] as const),
    ])
      expect((await keep(request, ref, more)).status(), `${ref}`).toBe(400)
    const [point] = (await found(request)) as [Point]
    await keep(request, point.PublicAccessPointID, { PickupPointName: 'Elsewhere', ShippingCity: '<b>Nowhere' })
    const page = await (await request.get('/fr/checkout')).text()
    expect(page).toContain(point.ConsigneeName)
    expect(page).not.toMatch(/Elsewhere|Nowhere/)
  })

  test('decides the taxes by its country, until the delivery is to the address again', async ({ request }) => {
    await buy(request)
    const tax = async () =>
      /name="SeenTotal" value="([^"]+)"/.exec(
        await (await request.get('/fr/widget/checkoutsummary?ShippingCountryId=1')).text(),
      )?.[1]
    const home = await tax()
    const [point] = (await found(request, { PostalCode: '1611', City: '', CountryCode: 'LU' })) as [Point]
    await keep(request, point.PublicAccessPointID)
    const abroad = await tax()
    expect((await order(request, guest({ SeenTotal: abroad ?? '' }))).status()).toBe(303)
    await buy(request)
    await keep(request, point.PublicAccessPointID)
    await request.post('/api/v1/shoppingcarts/shippingmethods', { data: { ShippingMethodId: 1 } })
    expect(await tax()).toBe(home)
  })

  test('is chosen on a page of its own without JavaScript', async ({ request }) => {
    await buy(request)
    const page = await (await request.get('/fr/shippings/pickuppoint/search?countryId=1&address=69005%20Lyon')).text()
    const ref = /name="PickupPoint" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const send = (PickupPoint: string) =>
      request.post('/fr/shippings/pickuppoint', {
        form: { ShippingMethodId: `${RELAY}`, PickupPoint },
        maxRedirects: 0,
      })
    expect((await send('none')).status()).toBe(422)
    const kept = await send(ref)
    expect([kept.status(), kept.headers().location]).toEqual([303, '/fr/checkout#step-2'])
    const express = await request.get('/fr/checkout')
    expect(await express.text()).toContain('Choisir un autre point')
  })
})

test('the demo renders the tiles of its maps', async ({ request }) => {
  const tile = await request.get('/tiles/13/4206/2918.svg')
  expect([tile.status(), tile.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(await tile.text()).toMatch(/^<svg [\s\S]*<\/svg>$/)
  for (const path of ['13/99999/1', '20/1/1', 'x/1/1', '3/8/0', '1/1/-1']) {
    expect((await request.get(`/tiles/${path}.svg`)).status(), path).toBe(404)
  }
})
