import { expect, test } from './shop.ts'

const read = (html: string) => ({
  names: [...html.matchAll(/<h2[^>]*>\s*<a href="[^"]*\/product\/[^"]*"[^>]*>([^<]+)/g)].map(([, name]) => name),
  more: Object.fromEntries(
    [...(/<load-more([^>]*)>/.exec(html)?.[1] ?? '').matchAll(/ (\w+)="(\d+)"/g)].map(([, name, value]) => [
      name,
      Number(value),
    ]),
  ),
  count: /data-page-status[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ''),
  isHidden: / rel="next" hidden/.test(html),
})

test.describe('a list of more than one page', { tag: '@engine' }, () => {
  test('shows the pages from `frompage` to `pageindex`, each product once', async ({ request }) => {
    const list = async (query: string) => read(await (await request.get(`/fr/catalog?sort=name_asc&${query}`)).text())
    const pages = [await list(''), await list('pageindex=2'), await list('pageindex=3')]
    const whole = await list('pageindex=3&frompage=1')
    expect(whole.names).toEqual(pages.flatMap(({ names }) => names))
    expect(whole.more).toEqual({ page: 3, from: 1, pages: 89, first: 1, shown: 72, total: 2123 })
    expect(whole.count).toMatch(/^72 sur 2\s123 pièces$/)
    expect(pages[1]?.count).toMatch(/^25 à 48 sur 2\s123 pièces$/)
    expect((await list('pageindex=3&frompage=2')).more).toMatchObject({ page: 3, from: 2, first: 25, shown: 72 })
  })

  test('shows one page for an invalid `frompage`, and at most 600 products', async ({ request }) => {
    const list = async (query: string) => read(await (await request.get(`/fr/catalog?${query}`)).text())
    for (const from of ['0', '-1', 'x', '4', '1e9', '', '2.5', '99999999999999999999']) {
      const { names, more } = await list(`pageindex=3&frompage=${from}`)
      expect([names.length, more.from, more.page], from).toEqual([24, 3, 3])
    }
    const long = await list('pageindex=80&frompage=1')
    expect([long.names.length, long.more.from, long.more.shown]).toEqual([600, 56, 1920])
    const end = await list('pageindex=999&frompage=88')
    expect([end.more.from, end.more.page, end.more.shown, end.isHidden]).toEqual([88, 89, 2123, true])
    const large = await list('pageSize=200&pageindex=11&frompage=1')
    expect([large.names.length, large.more.first]).toEqual([2123 - 1600, 1601])
  })

  test('is for search engines only page by page', async ({ request }) => {
    const html = async (query: string) => (await request.get(`/fr/catalog?${query}`)).text()
    expect(await html('pageindex=3')).toMatch(/<link rel="canonical" href="[^"]*\?pageindex=3"/)
    expect(await html('pageindex=3&frompage=1')).not.toContain('rel="canonical"')
  })

  test('says in each language how many products are shown', async ({ request }) => {
    const texts = { nl: '24 van 2.123 stukken', es: '24 de 2123 piezas', de: '24 von 2.123 Stücken' }
    for (const [culture, text] of Object.entries(texts))
      expect(read(await (await request.get(`/${culture}/catalog`)).text()).count, culture).toBe(text)
  })
})
