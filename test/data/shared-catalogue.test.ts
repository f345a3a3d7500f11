import { listProducts } from '../../demo/data/catalogue/products.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import type { Db } from '../../demo/data/schema.ts'
import { catalogueVersion, SharedCatalogue } from '../../demo/server/shop/catalogue/shared-catalogue.ts'
import { expect, test } from './shop.ts'

const seconds = 1000

/** A catalogue whose reader counts how often it is called. */
function counted(db: Db, now = () => 0) {
  const catalogue = new SharedCatalogue(db, now)
  const calls: unknown[] = []
  const read = async (_db: Db, query: unknown) => {
    calls.push(query)
    return { query, parts: [{ name: 'vase' }] }
  }
  return { catalogue, calls, read }
}

test.describe('results that visitors share', () => {
  test('are read once for each query and version', async ({ db }) => {
    const { catalogue, calls, read } = counted(db)
    const all = await Promise.all([1, 2, 3].map(() => catalogue.read(1, read, 'a')))
    expect(new Set(all).size).toBe(1)
    await catalogue.read(1, read, 'b')
    expect(calls).toEqual(['a', 'b'])
    await catalogue.read(2, read, 'a')
    // A request that began before the change gets the newer result.
    await catalogue.read(1, read, 'a')
    expect(calls).toEqual(['a', 'b', 'a'])
  })

  test('differ by filters, which are maps', async ({ db }) => {
    const { catalogue, calls, read } = counted(db)
    const filter = (value: number) => ({ attributes: new Map([[1, [value]]]) })
    for (const value of [1, 2, 1]) await catalogue.read(1, read, filter(value))
    expect(calls).toEqual([filter(1), filter(2)])
  })

  test('are read again after ten seconds, as a sale may have ended', async ({ db }) => {
    let now = 0
    const { catalogue, calls, read } = counted(db, () => now)
    await catalogue.read(1, read, 'a')
    now = 9 * seconds
    await catalogue.read(1, read, 'a')
    expect(calls).toHaveLength(1)
    now = 10 * seconds
    await catalogue.read(1, read, 'a')
    expect(calls).toHaveLength(2)
  })

  test('are the 300 that were wanted last', async ({ db }) => {
    const { catalogue, calls, read } = counted(db)
    for (let nth = 0; nth < 300; nth += 1) await catalogue.read(1, read, nth)
    for (const nth of [0, 300]) await catalogue.read(1, read, nth)
    expect(calls).toHaveLength(301)
    await catalogue.read(1, read, 0)
    expect(calls).toHaveLength(301)
    await catalogue.read(1, read, 1)
    expect(calls).toHaveLength(302)
  })

  test('cannot be changed by a page', async ({ db }) => {
    const { catalogue, read } = counted(db)
    const { parts } = await catalogue.read(1, read, 'a')
    expect(() => parts.push({ name: 'bowl' })).toThrow(TypeError)
    expect(() => Object.assign(parts[0] ?? {}, { name: 'bowl' })).toThrow(TypeError)
  })

  test('are not kept if the reading fails', async ({ db }) => {
    const catalogue = new SharedCatalogue(db)
    let calls = 0
    const read = async () => {
      calls += 1
      if (calls === 1) throw new Error('away')
      return calls
    }
    await expect(catalogue.read(1, read)).rejects.toThrow('away')
    expect(await catalogue.read(1, read)).toBe(2)
  })
})

test.describe('the version of the catalogue', { tag: '@engine' }, () => {
  test('rises with each change of stock, prices and names, and with nothing else', async ({ db }) => {
    const before = await catalogueVersion(db)
    await listProducts(db, { culture: 'fr', market: homeMarket, page: 1, pageSize: 12 })
    await db.insertInto('cart').values({ customer_id: null }).execute()
    expect(await catalogueVersion(db)).toBe(before)
    const changes = [
      db.updateTable('stock').set({ quantity: 7 }).where('variant_id', '=', 3),
      db.updateTable('sale').set({ price_excl: 1 }).where('id', '=', 1),
      db.updateTable('brand').set({ name: 'Aube' }).where('id', '=', 1),
      db.updateTable('currency').set({ per_euro: 2 }).where('code', '=', 'USD'),
    ]
    let version = before
    for (const change of changes) {
      await change.execute()
      const next = await catalogueVersion(db)
      expect(next).toBeGreaterThan(version)
      version = next
    }
  })
})
