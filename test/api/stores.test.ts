import { demoMapsKey, storeRows } from '../../demo/data/seed/content/stores.ts'
import { calls } from '../../demo/docs/calls/calls.ts'
import { dayRuns } from '../../demo/server/shop/content/stores.ts'
import { expect, test } from './shop.ts'

const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt']

test('the key of the maps service is answered as text, the example of the seed [API-67] [API-04]', async ({
  request,
}) => {
  const answer = await request.get('/api/v1/settings/GoogleFrontAPIKey')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toBe(demoMapsKey)
  // The documentation shows the data of the seed.
  expect(calls.find(({ path }) => path.endsWith('/GoogleFrontAPIKey'))?.answer).toBe(demoMapsKey)
})

test('the stores are listed with address, place and hours, in each culture', async ({ request }) => {
  for (const culture of cultures) {
    const html = await (await request.get(`/${culture}/pages/stores`)).text()
    for (const { name, street, city, latitude, longitude } of storeRows()) {
      expect(html).toContain(`data-title="${name}"`)
      expect(html).toContain(`data-lat="${latitude}" data-lng="${longitude}"`)
      expect(html).toContain(`${street}<br/>`)
      expect(html).toContain(city)
    }
    expect(html).not.toMatch(/Stores\.\w+/)
  }
  const html = await (await request.get('/fr/pages/stores')).text()
  expect(html).toContain('mar. – sam.')
  expect(html).toContain('10:00 – 13:00, 14:00 – 18:30')
  expect(new Set(storeRows().map(({ country_id: country }) => country)).size).toBeGreaterThanOrEqual(3)
})

test('days that are alike are one line', () => {
  expect(dayRuns([[], [['9', '12']], [['9', '12']], [], [], [['9', '12']], []])).toEqual([
    { first: 0, last: 0, spans: [] },
    { first: 1, last: 2, spans: [['9', '12']] },
    { first: 3, last: 4, spans: [] },
    { first: 5, last: 5, spans: [['9', '12']] },
    { first: 6, last: 6, spans: [] },
  ])
})

test('the points of a country are more than a hundred in France; a country without any, or an unknown one, is no error', async ({
  request,
}) => {
  const pointsOf = async (query: string) => {
    const answer = await request.get(`/fr/pages/pickuppoints${query}`)
    expect(answer.status()).toBe(200)
    return [...(await answer.text()).matchAll(/data-marker-id="/g)].length
  }
  expect(await pointsOf('?countryId=1')).toBeGreaterThan(100)
  expect(await pointsOf('?countryId=99999')).toBe(await pointsOf(''))
  expect(await pointsOf("?countryId=1'--")).toBe(await pointsOf(''))
})

test('captions have their type, and the frames of the two sites are allowed, no others', async ({ request }) => {
  const captions = await request.get('/theme/media/table-fr.vtt')
  expect([captions.status(), captions.headers()['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
  const policy = (await request.get('/fr/pages/landing')).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;")
  expect(policy).not.toContain('googleapis')
})
