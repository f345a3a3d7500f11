import { listProducts } from '../../demo/data/catalogue/products.ts'
import { nearTerms } from '../../demo/data/catalogue/search/near-terms.ts'
import { tellingWords, typedWords } from '../../demo/data/catalogue/search/typed-words.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import type { Db } from '../../demo/data/schema.ts'
import { expect, test } from './shop.ts'

const asked = { culture: 'fr', market: homeMarket, page: 1, pageSize: 24 } as const

const search = (db: Db, q: string, isLiteral = false) => listProducts(db, { ...asked, q, isLiteral })

test.describe('a search that no name answers', { tag: '@engine' }, () => {
  test('reads the descriptions, with and without accents, joining words and full width', async ({ db }) => {
    const { total, items, isGuess } = await search(db, 'coupe a fruits')
    expect(total).toBeGreaterThan(50)
    expect(items.every(({ name }) => /^Coupe/.test(name))).toBe(true)
    expect(isGuess).toBe(false)
    for (const q of ['Coupe à fruits', 'COUPE POUR LES FRUITS', 'ｃｏｕｐｅ à ｆｒｕｉｔｓ', 'fruits coupe'])
      expect((await search(db, q)).total, q).toBe(total)
  })

  test('finds the whole printed name of a variant, and shows that variant', async ({ db }) => {
    for (const q of ['Bougeoir Méandre, Indigo, 12 cm', 'bougeoir meandre indigo 12cm', 'BOUGEOIR MEANDRE 12 CM']) {
      const { items } = await search(db, q)
      expect(
        items.map(({ name }) => name),
        q,
      ).toEqual(['Bougeoir Méandre'])
      const sizes = await db
        .selectFrom('variant_value')
        .innerJoin('attribute_value', 'attribute_value.id', 'attribute_value_id')
        .select('attribute_value.name')
        .where('variant_id', '=', items[0]?.defaultVariantId ?? 0)
        .execute()
      expect(
        sizes.map(({ name }) => name.fr),
        q,
      ).toContain('12 cm')
    }
    expect((await search(db, 'Bougeoir Méandre, Indigo, 13 cm')).total).toBe(0)
    expect((await search(db, '12cm')).total).toBe((await search(db, '12 cm')).total)
    expect((await search(db, '12cm')).total).toBeGreaterThan(50)
  })

  test('names the words that were meant, and none if it is literal', async ({ db }) => {
    const guess = await search(db, 'tasse blue')
    expect([guess.isGuess, guess.meant]).toEqual([true, ['tasse', 'bleu']])
    expect(guess.total).toBe((await search(db, 'tasse bleu')).total)
    const literal = await search(db, 'tasse blue', true)
    expect([literal.total, literal.isGuess]).toEqual([0, false])
  })

  test('has near terms: single words and similar ones, each of which finds something', async ({ db }) => {
    expect((await nearTerms(db, { ...asked, q: 'vase xyzzy' })).map(({ term }) => term)).toEqual(['vase'])
    const [first] = await nearTerms(db, { ...asked, q: 'theire' })
    expect(first?.term).toBe('theiere')
    expect(first?.total).toBe((await search(db, 'theiere')).total)
    expect(await nearTerms(db, { ...asked, q: 'xqxqxq' })).toEqual([])
    expect(await nearTerms(db, { ...asked, q: '%%%' })).toEqual([])
  })

  test('orders by what is ordered most', async ({ db }) => {
    const { items } = await listProducts(db, { ...asked, sort: 'popular' })
    const sold = await db
      .selectFrom('order_line')
      .innerJoin('variant', 'variant.id', 'order_line.variant_id')
      .select(({ fn }) => ['variant.product_id as id', fn.sum<number>('quantity').as('sold')])
      .groupBy('variant.product_id')
      .execute()
    const counts = items.map(({ id }) => Number(sold.find((row) => row.id === id)?.sold ?? 0))
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })
})

test('the words of a search are folded, each once, with units apart from their number', () => {
  expect(typedWords('Ｖａｓｅ 12cm, 0,5L vase')).toEqual(['vase', '12', 'cm', '0', '5', 'l'])
  expect(typedWords('BOT1231')).toEqual(['bot1231'])
  expect(tellingWords(['coupe', 'a', 'fruits'], 'fr')).toEqual(['coupe', 'fruits'])
  expect(tellingWords(['de', 'la'], 'fr')).toEqual(['de', 'la'])
})
