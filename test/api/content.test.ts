import type { APIRequestContext } from '@playwright/test'
import { staffOf } from './assets/staff.ts'
import { expect, test } from './shop.ts'

const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt']
const library = '/fr/assetslibrary/asset/assetsbyfolder'

const htmlOf = async (visitor: APIRequestContext, path: string) => (await visitor.get(path)).text()
const assetsOf = async (visitor: APIRequestContext, path: string) =>
  [...(await htmlOf(visitor, path)).matchAll(/data-asset-id="(\d+)"/g)].map(([, id]) => Number(id))

test.describe('the assets library', () => {
  test('lists the pictures of a folder, and only those [NAV-39]', async ({ visitor }) => {
    const request = await staffOf(visitor)
    const [stills, products, close] = [
      await assetsOf(request, `${library}/1/2`),
      await assetsOf(request, `${library}/1/3`),
      await assetsOf(request, `${library}/1/4`),
    ]
    expect([stills.length, products.length, close.length]).toEqual([7, 6, 3])
    expect(new Set([...stills, ...products, ...close]).size).toBe(16)
    expect(await htmlOf(request, `${library}/1/3`)).toMatch(/aria-current="page">Pièces</)
  })

  test('shows the pictures of the root without a folder [NAV-40]', async ({ visitor }) => {
    const request = await staffOf(visitor)
    const root = await assetsOf(request, `${library}/1`)
    expect(root).toHaveLength(2)
    expect(await assetsOf(request, `${library}/1/1`)).toEqual(root)
  })

  test('does not list a folder that does not exist or is elsewhere [NAV-39]', async ({ visitor }) => {
    const request = await staffOf(visitor)
    for (const path of ['/999999', '/2', '/1/999999', '/1/99999999999', '/0', '/1/x']) {
      expect((await request.get(library + path)).status(), path).toBe(404)
    }
  })

  test('answers an asset and the tree of folders to scripts, in the requested culture', async ({ visitor }) => {
    const request = await staffOf(visitor)
    const asset = await (await request.get('/api/v1/assetslibrary/assets/1')).json()
    expect(asset).toMatchObject({
      AssetId: 1,
      OriginalFileName: 'hero.webp',
      fileType: 'Image',
      Width: 1600,
      Height: 700,
    })
    expect(asset.Uri).toMatch(/^\/photos\/stills\/hero-1600\.webp/)
    const headers = { 'Accept-Language': 'nl' }
    const tree = await (await request.get('/api/v1/assetslibrary/folders/hierarchy?folderId=1', { headers })).json()
    expect(tree).toMatchObject({ FolderId: 1, Name: 'Mediatheek', ItemLevel: 0 })
    expect(tree.Children[1]).toMatchObject({ FolderId: 3, ItemLevel: 1, Children: [{ FolderId: 4, ItemLevel: 2 }] })
    const all = await (await request.get('/api/v1/assetslibrary/folders/hierarchy')).json()
    expect(all).toHaveLength(1)
    for (const path of ['assets/999999', 'assets/x', 'folders/hierarchy?folderId=999999']) {
      expect((await request.get(`/api/v1/assetslibrary/${path}`)).status(), path).toBe(404)
    }
  })
})

const titlesOf = (html: string) => [...html.matchAll(/<h2><a href="[^"]*">([^<]*)</g)].map(([, title]) => title)

test.describe('the news', () => {
  test('are three on a page, counted by pageindex [NAV-25, CONTENT-01]', async ({ request }) => {
    const pages = await Promise.all([1, 2, 3].map((page) => htmlOf(request, `/fr/news?pageindex=${page}`)))
    expect(pages.map((html) => titlesOf(html).length)).toEqual([3, 3, 3])
    expect(new Set(pages.flatMap(titlesOf)).size).toBe(9)
    expect(pages[0]).toContain('href="/fr/news?pageindex=2"')
    expect(pages[1]).toContain('<list-pagination page="2" pages="13" param="pageindex">')
    const wrong = await Promise.all(
      ['0', 'x', '-1', '1e9'].map((page) => htmlOf(request, `/fr/news?pageindex=${page}`)),
    )
    expect(wrong.map((html) => titlesOf(html).length)).toEqual([3, 3, 3, 2])
  })

  test('are shown in full on their own page, in each culture [CONTENT-02]', async ({ request }) => {
    const heads = new Set<string>()
    for (const culture of cultures) {
      const answer = await request.get(`/${culture}/news/7/kiln`)
      expect(answer.status()).toBe(200)
      heads.add(/<h1>([^<]+)</.exec(await answer.text())?.[1] ?? '')
    }
    expect(heads.size).toBe(6)
    expect((await request.get('/fr/news/99/x')).status()).toBe(404)
  })
})

test.describe('the tag search', () => {
  const names = (html: string) => titlesOf(html).map((title) => title?.toLowerCase())

  test('orders its results by sort [NAV-28]', async ({ request }) => {
    const up = names(await htmlOf(request, '/fr/tags/search?tag=table&sort=name_asc'))
    const down = names(await htmlOf(request, '/fr/tags/search?tag=table&sort=name_desc&pageindex=2'))
    expect(up).toHaveLength(24)
    expect(up).toEqual(up.toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'fr')))
    expect(down).toEqual(up.toReversed())
    const html = await htmlOf(request, '/fr/tags/search?tag=table&sort=name_desc')
    expect(html).toContain('<option value="name_desc" selected="">')
    expect(html).toContain('sort=name_desc&amp;pageindex=2')
  })

  test('shows products or news by entityName [NAV-29]', async ({ request }) => {
    const news = await htmlOf(request, '/fr/tags/search?tag=house&entityName=News')
    expect(titlesOf(news).length).toBeGreaterThan(10)
    expect(news).not.toContain('<product-list')
    expect(news).toContain('<option value="News" selected="">')
    for (const query of ['', '&entityName=Product', '&entityName=x']) {
      expect(await htmlOf(request, `/fr/tags/search?tag=house${query}`)).toContain('<product-list')
    }
    expect((await request.get('/fr/tags/search?tag=nothing')).status()).toBe(404)
    expect((await request.get('/fr/tags/search')).status()).toBe(200)
  })
})
