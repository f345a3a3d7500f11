import type { APIRequestContext } from '@playwright/test'
import { staffOf } from './assets/staff.ts'
import { expect, signIn, test } from './shop.ts'

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

/** Camille has ordered the demo's first product, and the order has arrived. */
const camille = async (visitor: () => Promise<APIRequestContext>) => {
  const someone = await visitor()
  await signIn(someone, 'camille@example.com', 'vitrine-demo')
  return someone
}
const form = { ProductId: 1, Rating: 5, Title: 'Un <b>bijou</b>', Text: 'Elle est\nparfaite.', Name: 'Camille' }
const writing = '/fr/catalog/reviews/write'
const send = (
  who: APIRequestContext,
  more: Record<string, string | number> = {},
  headers: Record<string, string> = {},
) => who.post(writing, { form: { ...form, ...more }, headers, maxRedirects: 0 })

const deciding = '/fr/sales/reviews/decide'

/** The hidden fields of the first review that waits. */
const waiting = async (staff: APIRequestContext) => {
  const page = await textOf(staff, '/fr/sales/reviews')
  const [, Id = '', Sent = ''] =
    /name="Id" value="(\d+)"\/?>\s*<input[^>]*name="From" value="waiting"\/?>\s*<input[^>]*name="Sent" value="([^"]+)"/.exec(
      page,
    ) ?? []
  return { Id, Sent, From: 'waiting' }
}

test.describe('a review of one’s own', () => {
  test('is only for customers who have bought the product', async ({ visitor, customer }) => {
    const guest = await visitor()
    const asked = await guest.get(`${writing}?productId=1`)
    expect(asked.status()).toBe(401)
    expect(await asked.text()).toContain(`value="${writing}?productId=1"`)
    expect((await send(guest)).status()).toBe(401)
    const someone = await customer()
    for (const answer of [await someone.get(`${writing}?productId=1`), await send(someone)]) {
      expect(answer.status()).toBe(403)
      expect(await answer.text()).toContain('Seule une personne qui a acheté')
    }
    const inPlace = await send(someone, {}, { 'X-Page-Target': 'review-form' })
    expect([inPlace.status(), Object.keys(await inPlace.json())]).toEqual([403, ['Message']])
    expect((await (await camille(visitor)).get(`${writing}?productId=999999`)).status()).toBe(404)
  })

  test('is refused with its mistakes, and keeps the typed text', async ({ visitor }) => {
    const someone = await camille(visitor)
    const wrong = await send(someone, { Rating: 6, Title: ' ', Name: '\u202eadA', Text: 'x'.repeat(2001) })
    expect(wrong.status()).toBe(422)
    const html = await wrong.text()
    for (const name of ['Rating', 'Title', 'Text', 'Name'])
      expect(html, name).toMatch(new RegExp(`data-valmsg-for="${name}"[^>]*>[^<]`))
    expect(html).toContain('x'.repeat(2001))
    expect((await send(someone, { Rating: 'x' })).status()).toBe(422)
  })

  test('is published once staff have read it, and replaced by the next one', async ({ visitor }) => {
    const [someone, staff] = [await camille(visitor), await staffOf(visitor)]
    const sent = await send(someone)
    expect([sent.status(), sent.headers().location]).toEqual([
      303,
      expect.stringMatching(/^\/fr\/catalog\/product\/1\/.*#reviews$/),
    ])
    expect(await textOf(someone, page)).toContain('quand nous l’aurons lu')
    expect(await textOf(someone, page)).toContain('(34 avis)')
    const decision = { ...(await waiting(staff)), To: 'published', Answer: 'Merci <3', Note: '' }
    const decide = (more: Record<string, string> = {}) =>
      staff.post(deciding, { form: { ...decision, ...more }, maxRedirects: 0 })
    expect((await decide({ To: 'refused' })).status()).toBe(422)
    expect((await decide({ To: 'waiting' })).status()).toBe(400)
    expect((await decide({ Id: '999999' })).status()).toBe(404)
    expect((await decide()).status()).toBe(303)
    const html = await textOf(await visitor(), page)
    expect(html).toContain('(35 avis)')
    expect(html).toMatch(/<h3[^>]*>Un &lt;b&gt;bijou&lt;\/b&gt;<\/h3>.*Elle est\nparfaite\..*Merci &lt;3/s)
    // Nobody votes for a review of their own.
    expect((await someone.post(`/api/v1/catalog/reviews/${decision.Id}/helpful`)).status()).toBe(403)
    expect((await (await visitor()).post(`/api/v1/catalog/reviews/${decision.Id}/helpful`)).status()).toBe(200)
    // Another member of the staff decides on what is not there any more.
    await decide({ To: 'refused', Note: 'Non.' })
    expect(await textOf(staff, '/fr/sales/reviews')).toContain('a changé entre-temps')
    const known = await textOf(someone, `${writing}?productId=1`)
    expect(known).toContain('Vous avez déjà donné votre avis')
    expect(known).toMatch(/value="5" checked/)
    await Promise.all([1, 2, 3].map((stars) => send(someone, { Rating: stars, Title: 'Autre' })))
    expect(await textOf(someone, page)).toContain('(34 avis)')
    // Staff have read the earlier text.
    await decide()
    expect(await textOf(staff, '/fr/sales/reviews')).toContain('a changé entre-temps')
    expect(await textOf(someone, page)).toContain('(34 avis)')
    const again = await waiting(staff)
    expect(again.Id).toBe(decision.Id)
    expect((await decide({ ...again, To: 'refused', Note: 'Sans rapport avec la pièce.' })).status()).toBe(303)
    expect(await textOf(staff, '/fr/pages/mailbox')).toContain('Sans rapport avec la pièce.')
    expect(await textOf(someone, page)).toContain('(34 avis)')
    expect((await someone.post(`/api/v1/catalog/reviews/${decision.Id}/helpful`)).status()).toBe(404)
  })

  test('is read by staff alone', async ({ visitor, customer }) => {
    const [guest, someone] = [await visitor(), await customer()]
    expect([
      (await guest.get('/fr/sales/reviews')).status(),
      (await someone.get('/fr/sales/reviews')).status(),
    ]).toEqual([401, 403])
    const decision = { Id: '1', From: 'published', Sent: '2026-01-01T00:00:00Z', To: 'refused', Note: 'x' }
    expect((await someone.post(deciding, { form: decision, maxRedirects: 0 })).status()).toBe(403)
  })
})
