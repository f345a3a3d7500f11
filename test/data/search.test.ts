import { facets } from '../../demo/data/catalogue/facets.ts'
import type { ListQuery } from '../../demo/data/catalogue/matching.ts'
import { listProducts } from '../../demo/data/catalogue/products.ts'
import { slipsOf } from '../../demo/data/catalogue/search/search.ts'
import { foldText } from '../../demo/data/fold.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import type { Db } from '../../demo/data/schema.ts'
import { expect, test } from './shop.ts'

type More = Partial<ListQuery>

const search = (db: Db, q: string, culture: ListQuery['culture'] = 'fr', more: More = {}) =>
  listProducts(db, { culture, market: homeMarket, q, page: 1, pageSize: 48, ...more })

const total = async (db: Db, q: string, culture: ListQuery['culture'] = 'fr', more: More = {}) =>
  (await search(db, q, culture, more)).total

const names = async (db: Db, q: string, culture: ListQuery['culture'] = 'fr', more: More = {}) =>
  (await search(db, q, culture, more)).items.map((item) => item.name)

test.describe('searching', { tag: '@engine' }, () => {
  test('finds a name without its accents and capitals', async ({ db }) => {
    expect(await total(db, 'THEIERE ecume')).toBe(1)
    expect(await total(db, 'Théière Écume')).toBe(1)
    expect(await total(db, 'teekanne ecume', 'de')).toBe(1)
    expect(await total(db, 'chavena', 'pt')).toBeGreaterThan(100)
  })

  test('searches the names of the culture only', async ({ db }) => {
    expect(await total(db, 'teekanne', 'fr')).toBe(0)
  })

  test('finds a brand, a SKU, a colour, a category and the category above', async ({ db }) => {
    const { sku } = await db.selectFrom('variant').select('sku').where('id', '=', 500).executeTakeFirstOrThrow()
    expect(await total(db, sku)).toBe(1)
    expect(await total(db, 'atelier marou')).toBe(106)
    expect(await total(db, 'vase bleu')).toBeGreaterThan(10)
    for (const [name, id] of [
      ['assiettes plates', 13],
      ['assiettes', 2],
      ['vaisselle', 1],
    ] as const) {
      const row = await db.selectFrom('category').select('name').where('id', '=', id).executeTakeFirstOrThrow()
      expect(foldText(row.name.fr)).toBe(name)
      const { total: held } = await search(db, '', 'fr', { categoryId: id })
      expect(await total(db, row.name.fr), name).toBeGreaterThanOrEqual(held)
    }
  })

  test('treats characters of SQL and LIKE as text', async ({ db }) => {
    expect(await total(db, '%')).toBe(0)
    expect(await total(db, '_')).toBe(0)
    expect(await total(db, "'; drop table product; --")).toBe(0)
    expect(await total(db, '100%')).toBe(await total(db, '100'))
    expect(await total(db, '   ')).toBeGreaterThan(2000)
    expect(await total(db, `${'é'.repeat(5000)} ${'a '.repeat(500)}`)).toBe(0)
  })

  test('finds the product with the hostile name, as text', async ({ db }) => {
    expect(await names(db, 'onerror')).toEqual(['<img src=x onerror=alert(1)>'])
  })

  test('shows the exact name first, then names that begin with the text, then words that do, then all others', async ({
    db,
  }) => {
    expect((await names(db, 'Bol Écume'))[0]).toBe('Bol Écume')
    const bowls = (await names(db, 'bol', 'fr', { pageSize: 200 })).map(foldText)
    const places = bowls.map((name) => (name.startsWith('bol') ? 0 : name.includes(' bol') ? 1 : 2))
    expect(places).toEqual(places.toSorted())
    // "ass" begins names (assiette), and is inside others (tasse).
    const held = (await names(db, 'ass', 'fr', { pageSize: 200, page: 2 })).map(foldText)
    const ranks = held.map((name) => (name.startsWith('ass') ? 0 : / ass/.test(name) ? 1 : /ass/.test(name) ? 2 : 3))
    expect(ranks).toEqual(ranks.toSorted())
    expect(new Set(ranks).size).toBeGreaterThan(1)
  })

  test('uses the chosen order instead of its own', async ({ db }) => {
    const up = await search(db, 'bol', 'fr', { sort: 'price_asc' })
    const prices = up.items.map((item) => item.lowestExcl)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const newest = await search(db, 'bol', 'fr', { sort: 'newest' })
    expect(newest.items.map((item) => item.id)).not.toEqual((await search(db, 'bol')).items.map((item) => item.id))
    expect(newest.total).toBe((await search(db, 'bol')).total)
  })
})

test.describe('searching with spelling mistakes', { tag: '@engine' }, () => {
  test('finds the intended products, in each culture', async ({ db }) => {
    for (const [culture, q, meant] of [
      ['fr', 'theire', 'theiere'],
      ['fr', 'lampdaire', 'lampadaire'],
      ['fr', 'vaze', 'vase'],
      ['fr', 'vsae', 'vase'],
      ['fr', 'mgu', 'mug'],
      ['fr', 'assiete plate', 'assiette plate'],
      ['nl', 'teepot', 'theepot'],
      ['es', 'jaron', 'jarron'],
      ['de', 'Schüsel', 'salatschussel'],
      ['it', 'teira', 'teiera'],
      ['pt', 'chavna', 'chavena'],
    ] as const) {
      const [first = ''] = await names(db, q, culture)
      expect(foldText(first), `${culture} ${q}`).toContain(meant)
    }
  })

  test('finds a brand, and keeps the correct words', async ({ db }) => {
    expect(await total(db, 'atelier maruo')).toBe(106)
    const found = (await search(db, 'assiete gres', 'fr', { pageSize: 200 })).items
    expect(found.length).toBeGreaterThan(10)
    expect(found.every((item) => foldText(item.name).includes('assiette'))).toBe(true)
  })

  test('guesses only if nothing matches the typed text', async ({ db }) => {
    // "bol" alone would be like "boule": bowls are there, so balls are not shown.
    expect((await names(db, 'bol', 'fr', { pageSize: 200 })).some((name) => /boule/i.test(name))).toBe(false)
    expect(await total(db, 'xqxqxq')).toBe(0)
    expect(await total(db, 'ordinateur')).toBe(0)
    expect(await total(db, 'ATM-9999-77')).toBe(0)
  })

  test('is as strict as its accuracy', async ({ db }) => {
    expect(await total(db, 'theire', 'fr', { accuracy: 0.3 })).toBeGreaterThan(10)
    expect(await total(db, 'theire', 'fr', { accuracy: 0.9 })).toBe(0)
    expect(await total(db, 'theiere', 'fr', { accuracy: 1 })).toBeGreaterThan(10)
  })

  test('has the same count as its list', async ({ db }) => {
    const query = { culture: 'fr', market: homeMarket, q: 'theire', page: 1, pageSize: 24 } as const
    expect((await facets(db, query)).total).toBe((await listProducts(db, query)).total)
  })

  test('recognises one mistake: a letter too many, missing, wrong, or two exchanged', () => {
    const like = (word: string) => slipsOf(word).map((pattern) => new RegExp(`^${pattern.replaceAll('_', '.')}$`, 'u'))
    const means = (typed: string, word: string) => like(typed).some((pattern) => pattern.test(word))
    for (const typed of ['vasse', 'vse', 'vaze', 'vsae', 'vas', 'ase']) expect(means(typed, 'vase'), typed).toBe(true)
    for (const typed of ['vaaaase', 'bol', 'va']) expect(means(typed, 'vase'), typed).toBe(false)
    expect(means('mgu', 'mug')).toBe(true)
    expect(means('mag', 'mug')).toBe(false)
  })
})
