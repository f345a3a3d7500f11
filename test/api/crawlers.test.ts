import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './shop.ts'

const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt']

/** Whether the rules of a robots.txt allow an address, as RFC 9309 defines them: `*` matches any text. */
function isOpen(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule as string)
  const patterns = rules.map((rule) =>
    rule
      .split('*')
      .map((part) => part.replace(/[.?+()[\]]/g, '\\$&'))
      .join('.*'),
  )
  return !patterns.some((pattern) => new RegExp(`^${pattern}`).test(path))
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string)

async function parts(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text()
  return all(index, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address).pathname)
}

test.describe('robots.txt', () => {
  test('limits search engines to useful pages, and names the sitemap', async ({ request, shop }) => {
    const answer = await request.get('/robots.txt')
    expect(answer.headers()['content-type']).toContain('text/plain')
    const robots = await answer.text()
    expect(robots).toMatch(/^User-agent: \*\n/)
    expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`)
    for (const path of [
      '/fr/',
      '/fr/catalog',
      '/de/catalog?pageindex=3',
      '/nl/catalog/category/3/vases',
      '/fr/catalog/product/1/vase?variant=12',
      '/photos/1/0-640.webp?v=1',
      '/vitrine/vitrine.js',
      '/docs/',
    ]) {
      expect(isOpen(robots, path), path).toBe(true)
    }
    for (const path of [
      '/fr/shoppingcarts',
      '/it/checkout',
      '/fr/account/orders',
      '/fr/security/login',
      '/fr/catalog/wishlist/list',
      '/api/v1/catalog/products/1/productvariants',
      '/widget/catalog/DegressivePrice',
      '/fr/widget/shoppingcartitems',
      '/fr/catalog?q=vase',
      '/fr/catalog?pageindex=2&sort=name_asc',
      '/fr/catalog?filter=%7B%7D',
      '/fr/news?month=2026-05',
      '/fr/news?category=kiln&month=2026-05',
    ]) {
      expect(isOpen(robots, path), path).toBe(false)
    }
  })
})

test('the page of the sitemap has no two links of one name in any culture', async ({ request }) => {
  for (const culture of cultures) {
    const page = await (await request.get(`/${culture}/pages/sitemap`)).text()
    const list = page.slice(page.indexOf('class="sitemap"'), page.indexOf('</main>'))
    const names = all(list, /<a [^>]*>([^<]+)<\/a>/g)
    expect(names.length).toBeGreaterThan(25)
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  }
})

test.describe('the sitemap', () => {
  test('lists every product and category in each of six cultures', async ({ request }) => {
    const files = await parts(request)
    for (const culture of cultures) {
      const texts = await Promise.all(
        files
          .filter((file) => file.startsWith(`/sitemap-${culture}-`))
          .map(async (file) => (await request.get(file)).text()),
      )
      const addresses = texts.flatMap((text) => all(text, /<loc>([^<]+)<\/loc>/g)).map((text) => new URL(text).pathname)
      expect(new Set(addresses).size).toBe(addresses.length)
      expect(addresses.every((path) => path.startsWith(`/${culture}/`))).toBe(true)
      expect(addresses.filter((path) => path.includes('/product/')).length).toBe(2123)
      expect(addresses.filter((path) => path.includes('/category/')).length).toBe(49)
      expect(addresses).toContain(`/${culture}/`)
    }
  })

  test('is sent in parts that search engines accept, compressed, with the type of XML', async ({ request }) => {
    for (const file of ['/sitemap.xml', ...(await parts(request))]) {
      const answer = await request.get(file)
      expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
      expect(answer.headers()['content-encoding']).toBe('gzip')
      const text = await answer.text()
      expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
      expect(text.length).toBeLessThan(5_000_000)
      expect(text.match(/<url>/g)?.length ?? 0).toBe(text.match(/<\/url>/g)?.length ?? 0)
      expect(gzipSync(text).length).toBeLessThan(500_000)
    }
    for (const file of [
      '/sitemap-fr-99.xml',
      '/sitemap-en-1.xml',
      '/sitemap-fr-0.xml',
      '/sitemap-fr-99999999999.xml',
    ]) {
      expect((await request.get(file)).status(), file).toBe(404)
    }
  })

  test('names each page in all cultures, as the page does itself', async ({ request }) => {
    const [file = ''] = await parts(request)
    const entries = all(await (await request.get(file)).text(), /<url>([\s\S]*?)<\/url>/g)
    for (const entry of [0, 1, 20, 60, 100, 1500].map((place) => entries[place] ?? '')) {
      const [address = ''] = all(entry, /<loc>([^<]+)<\/loc>/g)
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      const html = await answer.text()
      expect(html).toContain(`<link rel="canonical" href="${address}"`)
      const links = all(entry, /hreflang="([^"]+)"/g)
      expect(links).toEqual([...cultures, 'x-default'])
      const own = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
      expect(own.map(([, language, href]) => [language, href])).toEqual(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
      )
      expect(html).not.toContain('noindex')
    }
  })

  test('trusts no visitor who claims to be a proxy', async ({ request }) => {
    const headers = { 'X-Forwarded-Proto': 'https' }
    expect(await (await request.get('/sitemap.xml', { headers })).text()).toContain('<loc>http://')
  })
})
