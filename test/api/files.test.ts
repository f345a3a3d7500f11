import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from './shop.ts'

test.describe('the files of the library and the theme', () => {
  test('are revalidated by their tag, and sent compressed [API-01]', async ({ request }) => {
    for (const path of ['/vitrine/vitrine.css', '/theme/base.css']) {
      const packed = await request.get(path, { headers: { 'Accept-Encoding': 'gzip, br' } })
      const headers = packed.headers()
      expect(packed.status(), path).toBe(200)
      expect(headers['content-type']).toBe('text/css; charset=utf-8')
      expect(headers['content-encoding']).toBe('br')
      expect(headers['cache-control']).toBe('no-cache')
      const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
      expect(plain.headers()['content-encoding']).toBeUndefined()
      expect(await plain.text()).toBe(await packed.text())
      const known = { 'If-None-Match': headers.etag ?? '', 'Accept-Encoding': 'br' }
      expect((await request.get(path, { headers: known })).status()).toBe(304)
    }
  })

  test('with a hash in their names are cached for ever [API-01]', async ({ request }) => {
    const chunk = readdirSync('dist/c').find((name) => name.endsWith('.js'))
    const answer = await request.get(`/vitrine/c/${chunk}`)
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers()['content-type']).toBe('text/javascript; charset=utf-8')
    const entry = await request.get('/vitrine/vitrine.js')
    expect(entry.headers()['cache-control']).toBe('no-cache')
  })

  test('exist if a page links them [API-01]', async ({ request }) => {
    const html = await (await request.get('/fr/')).text()
    const links = [...html.matchAll(/(?:href|src)="(\/(?:theme|vitrine|favicon)[^"]*)"/g)].map(
      ([, path]) => path as string,
    )
    expect(links.length).toBeGreaterThan(3)
    for (const path of new Set(links)) expect((await request.get(path)).status(), path).toBe(200)
  })

  // Such lists have `-cookie-law-`, `/consent-banner.`, `/popups.` and `social-share.`.
  test('have no name that lists of ad and cookie blockers contain', () => {
    const refused =
      /(^|[^a-z])(ads?(?![a-z])|advert|analytics|banner|beacon|consent|cookie|gdpr|pixel|popup|promo|share|social|sponsor|track)/i
    const files = ['dist/c', 'dist/lean/c', 'demo/theme'].flatMap((folder) => readdirSync(folder))
    expect(files.length).toBeGreaterThan(200)
    // A hash consists of any letters.
    expect(files.filter((name) => refused.test(name.replace(/-[\w-]{7}\./, '.')))).toEqual([])
  })

  test('are sent in parts if they are videos, as some browsers require [API-01]', async ({ request }) => {
    const film = '/theme/images/turn-1.webm'
    const whole = await request.get(film)
    const { 'content-type': type, 'accept-ranges': ranges } = whole.headers()
    expect([whole.status(), type, ranges]).toEqual([200, 'video/webm', 'bytes'])
    const { length } = await whole.body()
    expect(length).toBeLessThanOrEqual(300_000)
    for (const [range, status, expected] of [
      ['bytes=0-1', 206, `bytes 0-1/${length}`],
      ['bytes=100-', 206, `bytes 100-${length - 1}/${length}`],
      ['bytes=-10', 206, `bytes ${length - 10}-${length - 1}/${length}`],
      [`bytes=${length}-`, 416, `bytes */${length}`],
    ] as const) {
      const part = await request.get(film, { headers: { Range: range } })
      expect([part.status(), part.headers()['content-range']], range).toEqual([status, expected])
    }
    expect((await request.get(film, { headers: { Range: 'lines=1' } })).status()).toBe(200)
  })

  test.beforeAll(() => {
    if (!existsSync('dist/vitrine.js'))
      throw new Error('dist/ is missing: the library must be built before these tests run.')
  })
})

/** A sentence that the text of each licence contains. */
const conditions: Record<string, RegExp> = {
  MIT: /Permission is hereby granted, free of charge/,
  ISC: /Permission to use, copy, modify, and\/or distribute/,
  'BSD-2-Clause': /Redistributions in binary form must reproduce the above copyright/,
  'BSD-3-Clause': /Redistributions in binary form must reproduce the above copyright/,
}

test('the notices of all licences are part of both builds', async ({ request }) => {
  for (const [build, renderer] of [
    ['', 'react-dom'],
    ['lean/', 'preact'],
  ]) {
    const packages = (await (await request.get(`/vitrine/${build}LICENSES.md`)).text()).split(/^## /m).slice(1)
    expect(packages.map((one) => one.split(' ')[0])).toEqual(expect.arrayContaining([renderer, 'nanostores', 'dlv']))
    for (const one of packages) {
      expect(one).toMatch(/Copyright/)
      expect(one).toMatch(conditions[/\((.+?)\)/.exec(one)?.[1] ?? ''] ?? /a licence this test knows/)
    }
  }
})
