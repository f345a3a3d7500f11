import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test, totalOfList } from './shop.ts'

const WIDGET = '/widget/catalog/ListFilter'
const asPart = { headers: { 'X-Page-Target': 'product-filters', 'Accept-Language': 'fr' } }

const filter = (value: unknown) => `filter=${encodeURIComponent(JSON.stringify(value))}`

const countOf = async (answer: APIResponse) => totalOfList(await answer.text())

const list = (request: APIRequestContext, query: string) => request.get(`/fr/catalog?${query}`)
const ignored = async (answer: APIResponse) => /elle a été ignorée|n’est pas utilisé/.test(await answer.text())

test.describe('the filters of a list', () => {
  test('narrow it by the address [NAV-23, FILTER-20]', async ({ request }) => {
    const all = await countOf(await list(request, ''))
    const one = await countOf(await list(request, filter({ Brand: [3] })))
    const two = await countOf(await list(request, filter({ Brand: [3, 5] })))
    const priced = await countOf(await list(request, filter({ Brand: [3, 5], PriceMax: 20, InStock: true })))
    expect(all).toBeGreaterThan(two)
    expect(two).toBeGreaterThan(one)
    expect(two).toBeGreaterThan(priced)
    expect(priced).toBeGreaterThan(0)
  })

  test('have the number of products for each value', async ({ request }) => {
    const text = await (await list(request, filter({ Category: [2] }))).text()
    const [, id, count] = /name="Brand" value="(\d+)"[\s\S]*?filter-count">([\d\s]+)</.exec(text) ?? []
    const narrowed = await list(request, filter({ Category: [2], Brand: [Number(id)] }))
    expect(await countOf(narrowed)).toBe(Number(count))
  })

  test('have the same number for a category as the navigation beside them, and as its own page', async ({
    request,
  }) => {
    const numbers = (text: string, found: RegExp) =>
      new Map([...text.matchAll(found)].map(([, id, count]) => [id, Number(count?.replace(/\D/g, ''))] as const))
    const navigation = async (path: string) => {
      const text = await (await request.get(path)).text()
      return {
        beside: numbers(text, /\/category\/(\d+)\/[^>]*>[^<]*<\/a><span class="nav-count"><span[^>]*>([^<]*)</g),
        filters: numbers(text, /<filter-item name="Category" value="(\d+)"[\s\S]*?filter-count">([^<]*)</g),
        own: totalOfList(text),
      }
    }
    const { beside, filters } = await navigation('/fr/catalog')
    expect(beside.size).toBeGreaterThan(20)
    expect(filters.size).toBeGreaterThan(2)
    for (const [id, count] of filters) expect(beside.get(id), `category ${id}`).toBe(count)
    for (const [id, count] of beside) {
      const page = await navigation(`/fr/catalog/category/${id}/x`)
      expect(page.own, `category ${id}`).toBe(count)
      for (const [child, inside] of page.filters) expect(beside.get(child), `category ${child}`).toBe(inside)
    }
  })

  test('are ignored with a notice if they are broken, hostile or unknown', { tag: '@engine' }, async ({ request }) => {
    const hostile = [
      'filter=%7B',
      'filter=[]',
      'filter=null',
      `filter=${'['.repeat(2_000)}`,
      `${filter({ Brand: Array.from({ length: 1_500 }, (_, id) => id) })}`,
      filter({ Brand: [[[1]], { a: 1 }] }),
      filter({ Brand: [99_999_999] }),
      filter({ Brand: [99_999_999_999_999] }),
      filter({ Brand: ["1' or 1=1--"] }),
      filter({ ProductAttributes: { __proto__x: [1], 1: [999_999] } }),
      filter({ ProductAttributes: [1] }),
      filter({ PriceMin: 'x' }),
      filter({ PriceMax: -1 }),
      filter({ PriceMax: { $gt: 1 } }),
      'filter=%7B%22__proto__%22%3A%7B%22brandIds%22%3A%5B1%5D%7D%7D',
      filter({ constructor: [1] }),
      filter({ Unknown: [1] }),
    ]
    const all = await countOf(await list(request, ''))
    for (const query of hostile) {
      const answer = await list(request, query)
      expect(answer.status(), query.slice(0, 80)).toBe(200)
      expect(await ignored(answer), query.slice(0, 80)).toBe(true)
      expect(await countOf(answer), query.slice(0, 80)).toBe(all)
    }
    expect(await ignored(await list(request, filter({ Brand: [3], InStock: true })))).toBe(false)
    const partly = await list(request, filter({ Brand: [3, 99_999_999] }))
    expect(await ignored(partly)).toBe(true)
    expect(await countOf(partly)).toBe(await countOf(await list(request, filter({ Brand: [3] }))))
  })

  test('of a form without JavaScript lead to the address of the same filters', async ({ request }) => {
    const query =
      'q=bol&sort=name_asc&Brand=7&Brand=3&PriceMin=80&PriceMax=12,50&InStock=true&ProductAttributes.1=2&ProductAttributes.1=1'
    const answer = await request.get(`/fr/catalog/category/1/x?${query}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    const to = new URL(answer.headers().location ?? '', 'http://shop.test')
    expect(to.pathname).toBe('/fr/catalog/category/1/x')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      q: 'bol',
      sort: 'name_asc',
      filter: '{"Brand":[3,7],"PriceMin":12.5,"PriceMax":80,"InStock":true,"ProductAttributes":{"1":[1,2]}}',
    })
    const none = await request.get('/fr/catalog?PriceMin=&PriceMax=', { maxRedirects: 0 })
    expect(none.headers().location).toBe('/fr/catalog')
    const odd = await request.get('/fr/catalog?Brand=x&PriceMin=-3&ProductAttributes.1=%27', { maxRedirects: 0 })
    // An invalid price stays in its field.
    expect(odd.headers().location).toBe(`/fr/catalog?${filter({ PriceMin: '-3' })}`)
  })

  test('report that an invalid price is not used, and keep it in its field', async ({ request }) => {
    const text = await (await list(request, filter({ PriceMin: '<b>', PriceMax: 20 }))).text()
    expect(text).toMatch(/<p class="list-notice" role="status">« &lt;b&gt; » n’est pas utilisé/)
    expect(text).toMatch(/id="filter-PriceMin" value="&lt;b&gt;"[^>]*aria-invalid="true"/)
    expect(text).toMatch(/id="filter-PriceMax" value="20"/)
    expect(text).not.toMatch(/id="filter-PriceMax"[^>]*aria-invalid/)
    expect(text).not.toContain('elle a été ignorée')
    const narrowed = await countOf(await list(request, filter({ PriceMax: 20 })))
    expect(await countOf(await list(request, filter({ PriceMin: 'abc', PriceMax: 20 })))).toBe(narrowed)
  })
})

test.describe('GET {site}/widget/catalog/ListFilter', () => {
  test('answers the form of filters [FILTER-01, FILTER-21]', async ({ request }) => {
    const query = `brandId=&categoryId=1&currentFilter=${encodeURIComponent('{"Brand":[3]}')}`
    const answer = await request.get(`${WIDGET}?${query}`, asPart)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
    const text = await answer.text()
    expect(text).not.toContain('<html')
    expect(text).toMatch(/<form method="get" action="\/fr\/catalog\/category\/1\//)
    expect(text).toMatch(/<filter-item name="Brand" value="3"[^>]*data-is-selected="True"/)
    expect(text).toMatch(/<filter-item name="Brand" value="\d+"[^>]*data-is-selected="False"/)
  })

  test('answers a bare visit with a page, without parameters with all filters', async ({ request }) => {
    const answer = await request.get(WIDGET)
    expect(answer.status()).toBe(200)
    const text = await answer.text()
    expect(text).toContain('<html')
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).toContain('<product-filters')
  })

  test('is limited to the brand of its page', async ({ request }) => {
    const text = await (await request.get(`${WIDGET}?brandId=3`, asPart)).text()
    expect(text).toMatch(/<filter-item name="Brand" value="3"[^>]*data-is-selected="True"/)
  })

  test('refuses invalid values, and never fails', async ({ request }) => {
    const { asked } = { asked: (query: string) => request.get(`${WIDGET}?${query}`, asPart) }
    for (const query of [
      'brandId=x',
      'categoryId=1.5',
      'categoryId=99999999999',
      'currentFilter=%7B',
      'currentFilter=[]',
      'currentFilter=%7B%22Brand%22%3A%5B%5B1%5D%5D%7D',
      `currentFilter=${'x'.repeat(9_000)}`,
    ]) {
      expect((await asked(query)).status(), query.slice(0, 60)).toBe(400)
    }
    expect((await asked('categoryId=99999')).status()).toBe(404)
    expect((await asked('currentFilter=%7B%22Brand%22%3A%5B99999%5D%7D')).status()).toBe(200)
  })
})

test.describe('a list for search engines', () => {
  const canonical = (text: string) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]

  test('has one address a page, in each culture', async ({ request, shop }) => {
    for (const path of [
      '/catalog',
      '/catalog?pageindex=2',
      '/catalog?display=table',
      '/catalog?sort=name_asc&pageSize=48',
    ]) {
      const text = await (await request.get(`/fr${path}`)).text()
      const own = path.includes('pageindex') ? path : '/catalog'
      expect(canonical(text), path).toBe(`${shop.url}/fr${own}`)
      expect(text).toContain(`hreflang="de" href="${shop.url}/de${own}"`)
      expect(text).toContain(`hreflang="x-default" href="${shop.url}/fr${own}"`)
      expect(text).not.toContain('name="robots"')
    }
    const titles = await Promise.all(
      [1, 2, 3].map(async (page) => {
        const text = await (await request.get(`/fr/catalog?pageindex=${page}`)).text()
        return /<title>([^<]+)</.exec(text)?.[1]
      }),
    )
    expect(new Set(titles).size).toBe(3)
  })

  test('is left out if its filters have endless combinations', async ({ request }) => {
    for (const query of [
      'q=bol',
      filter({ Brand: [3] }),
      'filter=%7B',
      'sort=name_asc&pageindex=2',
      'pageSize=12&pageindex=2',
    ]) {
      const text = await (await list(request, query)).text()
      expect(text, query).toContain('name="robots" content="noindex"')
      expect(canonical(text), query).toBeUndefined()
      expect(text, query).not.toContain('hreflang="x-default"')
    }
  })

  test('has its path and its products as structured data', async ({ request, shop }) => {
    const text = await (await request.get('/fr/catalog/category/1/x?pageindex=2')).text()
    const facts = [...text.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    )
    const [trail, items] = ['BreadcrumbList', 'ItemList'].map((type) => facts.find((fact) => fact['@type'] === type))
    expect(trail.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2])
    expect(items.itemListElement).toHaveLength(24)
    expect(items.itemListElement[0].url).toMatch(new RegExp(`^${shop.url}/fr/catalog/product/\\d+/`))
  })
})
