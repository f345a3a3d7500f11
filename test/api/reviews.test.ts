import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './shop.ts'

/** The demo's first product has 34 reviews. */
const page = '/fr/catalog/product/1/x'
const widget = '/fr/widget/catalog/ProductReviews'

const textOf = async (visitor: APIRequestContext, address: string) => (await visitor.get(address)).text()

const idsIn = (html: string) => [...html.matchAll(/id="review-(\d+)"/g)].map(([, id]) => Number(id))
const starsIn = (html: string) =>
  [...html.matchAll(/review-rating"><span class="stars" data-stars="(\d)"/g)].map(([, n]) => Number(n))
const votesFor = (html: string, id: number) =>
  Number(new RegExp(`data-review-id="${id}".*?data-part="count">(\\d+)`, 's').exec(html)?.[1])

type Facts = {
  aggregateRating: { ratingValue: number; reviewCount: number }
  review: { reviewRating: { ratingValue: number }; name: string }[]
}

test.describe('reviews', () => {
  test('are on the page of a product, with their average for search engines', async ({ visitor }) => {
    const html = await textOf(await visitor(), page)
    expect(html).toMatch(/class="product-rating small"><a href="#reviews">.*?\(34 avis\)/s)
    expect(html).toContain('nous vérifions chaque achat')
    expect(idsIn(html)).toHaveLength(6)
    const [, json = ''] =
      /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema.org","@type":"Product".*?)<\/script>/s.exec(
        html,
      ) ?? []
    const { aggregateRating, review } = JSON.parse(json) as Facts
    expect(aggregateRating).toMatchObject({ reviewCount: 34 })
    expect(html).toContain(`>${String(aggregateRating.ratingValue).replace('.', ',')}<`)
    expect(review.map(({ reviewRating }) => reviewRating.ratingValue)).toEqual(starsIn(html))
  })

  test('are shown on cards, and lists are ordered by them', async ({ visitor }) => {
    const html = await textOf(await visitor(), '/fr/catalog?sort=rating')
    const averages = [...html.matchAll(/card-rating.*?aria-hidden="true">(\d,\d)</gs)].map(([, text]) => text ?? '')
    expect(averages).toHaveLength(24)
    expect(averages.every((text) => text >= '4,5')).toBe(true)
    expect(html).toContain('<option value="rating" selected')
  })

  test('are filtered, ordered and paged by the address, in the page and in its part', async ({ visitor }) => {
    const someone = await visitor()
    for (const address of [`${page}?`, `${widget}?productId=1&`]) {
      expect(new Set(starsIn(await textOf(someone, `${address}stars=4`)))).toEqual(new Set([4]))
      const lowest = starsIn(await textOf(someone, `${address}reviewsort=lowest`))
      expect(lowest).toEqual(lowest.toSorted())
      const helpful = await textOf(someone, `${address}reviewsort=helpful`)
      const votes = idsIn(helpful).map((id) => votesFor(helpful, id))
      expect(votes).toEqual(votes.toSorted((one, other) => other - one))
      const seen = [1, 2, 3, 4, 5, 6].map(async (number) =>
        idsIn(await textOf(someone, `${address}reviewpage=${number}`)),
      )
      expect(new Set((await Promise.all(seen)).flat()).size).toBe(34)
    }
  })

  test('ignore an invalid filter, order or page', async ({ visitor }) => {
    const someone = await visitor()
    const usual = idsIn(await textOf(someone, page))
    for (const query of [
      'stars=6',
      'stars=x',
      'stars=5&stars=<b>',
      'reviewsort=name',
      'reviewpage=-1',
      'reviewpage=1e9',
    ])
      expect(idsIn(await textOf(someone, `${page}?${query}`)).length, query).toBeGreaterThan(0)
    expect(idsIn(await textOf(someone, `${page}?stars=0&reviewsort=&reviewpage=0`))).toEqual(usual)
    expect((await someone.get(`${widget}?productId=999999`)).status()).toBe(404)
    expect((await someone.get(`${widget}?productId=x`)).status()).toBe(404)
  })

  test('count the vote of a visitor once, also when it is sent twice at once @engine', async ({ visitor }) => {
    const someone = await visitor()
    const before = await textOf(someone, page)
    const [id = 0] = idsIn(before)
    const number = votesFor(before, id)
    // The first request brings the session; without it, each would be another visitor.
    const vote = (who: APIRequestContext) => who.post(`/api/v1/catalog/reviews/${id}/helpful`)
    expect(await (await vote(someone)).json()).toEqual({ HelpfulCount: number + 1 })
    for (const answer of await Promise.all([vote(someone), vote(someone), vote(someone)]))
      expect(await answer.json()).toEqual({ HelpfulCount: number + 1 })
    const after = await textOf(someone, page)
    expect(votesFor(after, id)).toBe(number + 1)
    expect(after).toMatch(new RegExp(`data-review-id="${id}".*?aria-pressed="true"`, 's'))
    expect(await (await vote(await visitor())).json()).toEqual({ HelpfulCount: number + 2 })
  })

  test('count a customer’s votes once, at whichever time they are sent @engine', async ({ customer }) => {
    const someone = await customer()
    const html = await textOf(someone, page)
    const id = idsIn(html)[1] ?? 0
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => someone.post(`/api/v1/catalog/reviews/${id}/helpful`)),
    )
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200])
    expect(votesFor(await textOf(someone, page), id)).toBe(votesFor(html, id) + 1)
  })

  test('are voted for by a form, which leads back to the review', async ({ visitor }) => {
    const someone = await visitor()
    const [id = 0] = idsIn(await textOf(someone, page))
    const send = (form: Record<string, string | number>) =>
      someone.post('/fr/catalog/reviews/helpful', { form, maxRedirects: 0 })
    const own = await send({ ReviewId: id, ReturnUrl: `${page}?stars=5#review-${id}` })
    expect([own.status(), own.headers().location]).toEqual([303, `${page}?stars=5#review-${id}`])
    expect(await textOf(someone, page)).toContain('votre vote est compté')
    const other = await send({ ReviewId: id, ReturnUrl: 'https://evil.example/' })
    expect(other.headers().location).toBe('/fr/catalog')
    expect((await send({ ReviewId: 'x' })).status()).toBe(404)
  })
})
