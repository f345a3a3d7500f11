import { sql } from 'kysely'
import { openDatabase } from '../../demo/data/database.ts'
import { migrate } from '../../demo/data/migrate.ts'
import { ExtensionError } from '../../demo/data/migrations/0007-search.ts'
import { prepareDatabase } from '../../demo/data/prepare.ts'
import type { Db } from '../../demo/data/schema.ts'
import { expect, test } from './shop.ts'

/** A shop with the schema of the fifth migration: one product, a customer's country and ways of delivery. */
const shopOfThen = [
  `insert into country (code, name) values ('FR', '{"fr": "France"}')`,
  `insert into category (slug, name, description) values ('vases', '{}', '{}')`,
  `insert into brand (slug, name, description) values ('one', 'One', '{}')`,
  `insert into shipping_method (code, name, price_excl) values ('home', '{}', 4.92)`,
  `insert into warehouse (name, city) values ('{}', 'Lyon')`,
  `insert into product (slug, brand_id, category_id, name, description, shape, tax_rate)
    values ('pot', 1, 1, '{}', '{}', '{"form": "jar", "material": "ceramic", "profile": [0, 0, 0, 0, 0, 0]}', 0.2)`,
  `insert into product_search (product_id, culture, sort_key, words) values (1, 'de', 'teekanne', 'teekanne')`,
  `insert into variant (product_id, sku, price_excl) values (1, 'POT', 45)`,
  `insert into stock (variant_id, warehouse_id, quantity) values (1, 1, 3)`,
]

class Undo extends Error {}

/** Lets `work` change the shop, and rolls everything back. */
async function tried(db: Parameters<typeof prepareDatabase>[0], work: (trx: Db) => Promise<void>) {
  const change = db.transaction().execute(async (trx) => {
    await work(trx)
    throw new Undo()
  })
  await expect(change).rejects.toThrow(Undo)
}

const shelf = (trx: Db, id: number) =>
  trx.selectFrom('variant').select(['shelf_excl', 'is_in_stock']).where('id', '=', id).executeTakeFirstOrThrow()

const optionsOf = async (trx: Db, productId: number) =>
  (await trx.selectFrom('product_option').selectAll().where('product_id', '=', productId).execute()).map(
    (row) => row.attribute_value_id,
  )

/** The columns that triggers maintain, computed anew from their sources. */
const worked = (db: Db) =>
  sql<{ shelves: number; options: number }>`select
    (select count(*) from variant v join product p on p.id = v.product_id where v.is_in_stock is distinct from
      coalesce((select sum(s.quantity) from stock s join warehouse w on w.id = s.warehouse_id
        where w.is_active and s.variant_id = v.id), 0) >= p.min_qty
      or v.shelf_excl <> v.price_excl * 100) as shelves,
    (select count(*) from (select product_id, attribute_value_id from product_value union
      select v.product_id, vv.attribute_value_id from variant v join variant_value vv on vv.variant_id = v.id) own
      full join product_option o using (product_id, attribute_value_id)
      where o is null or own is null) as options`
    .execute(db)
    .then(({ rows }) => rows[0])

test.describe('the columns of a variant that lists read', { tag: '@engine' }, () => {
  test('are correct for the whole seed', async ({ db }) => {
    expect(await worked(db)).toEqual({ shelves: 0, options: 0 })
  })

  test('follow the stock, the warehouse and the smallest quantity', async ({ db }) => {
    await tried(db, async (trx) => {
      await trx.deleteFrom('stock').where('variant_id', '=', 1).execute()
      expect((await shelf(trx, 1)).is_in_stock).toBe(false)
      await trx.insertInto('stock').values({ variant_id: 1, warehouse_id: 4, quantity: 9 }).execute()
      expect((await shelf(trx, 1)).is_in_stock, 'in a closed warehouse').toBe(false)
      await trx.updateTable('warehouse').set({ is_active: true }).where('id', '=', 4).execute()
      expect((await shelf(trx, 1)).is_in_stock).toBe(true)
      await trx.updateTable('product').set({ min_qty: 10 }).where('id', '=', 1).execute()
      expect((await shelf(trx, 1)).is_in_stock).toBe(false)
      await trx.updateTable('stock').set({ quantity: 10 }).where('variant_id', '=', 1).execute()
      expect((await shelf(trx, 1)).is_in_stock).toBe(true)
    })
    expect(await worked(db)).toEqual({ shelves: 0, options: 0 })
  })

  test('follow the price and steps that the smallest quantity reaches', async ({ db }) => {
    await tried(db, async (trx) => {
      await trx.deleteFrom('price_step').where('variant_id', '=', 1).execute()
      await trx.updateTable('variant').set({ price_excl: 10.05 }).where('id', '=', 1).execute()
      expect((await shelf(trx, 1)).shelf_excl).toBe(1005)
      await trx.updateTable('product').set({ min_qty: 6 }).where('id', '=', 1).execute()
      expect((await shelf(trx, 1)).shelf_excl).toBe(1005)
      const step = { variant_id: 1, price_excl: 8 }
      await trx
        .insertInto('price_step')
        .values({ ...step, from_quantity: 7 })
        .execute()
      expect((await shelf(trx, 1)).shelf_excl).toBe(1005)
      await trx
        .insertInto('price_step')
        .values({ ...step, from_quantity: 6 })
        .execute()
      expect((await shelf(trx, 1)).shelf_excl).toBe(800)
    })
  })

  test('follow new and removed variants and values', async ({ db }) => {
    await tried(db, async (trx) => {
      const row = { product_id: 1, sku: 'NEW-1', price_excl: 5, position: 9 }
      const { id } = await trx.insertInto('variant').values(row).returning('id').executeTakeFirstOrThrow()
      expect(await shelf(trx, id)).toEqual({ shelf_excl: 500, is_in_stock: false })
      const before = await optionsOf(trx, 1)
      const rareWord = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((value) => !before.includes(value)) ?? 0
      const value = { variant_id: id, attribute_id: 1, attribute_value_id: rareWord }
      await trx.insertInto('variant_value').values(value).execute()
      expect(await optionsOf(trx, 1)).toContain(rareWord)
      const shared = before.find((one) => one < 28) ?? 0
      await trx.updateTable('variant_value').set({ attribute_value_id: shared }).where('variant_id', '=', id).execute()
      expect((await optionsOf(trx, 1)).toSorted()).toEqual(before.toSorted())
      await trx.deleteFrom('variant').where('id', '=', id).execute()
      expect((await optionsOf(trx, 1)).toSorted(), 'others still have it').toEqual(before.toSorted())
      await trx.deleteFrom('product_value').where('product_id', '=', 1).execute()
      expect((await optionsOf(trx, 1)).length).toBeLessThan(before.length)
    })
  })

  test('are filled, with those of searches, when an older shop is opened', async ({ place }) => {
    const admin = await openDatabase(place)
    if (place.url) await sql`create database older`.execute(admin)
    await admin.destroy()
    const db = await openDatabase({ url: place.url?.replace(/\/postgres$/, '/older') })
    await migrate(db, '0005-house')
    for (const row of shopOfThen) await sql.raw(row).execute(db)
    expect(await prepareDatabase(db)).toBe(false)
    expect(await worked(db)).toEqual({ shelves: 0, options: 0 })
    expect(await db.selectFrom('variant').select(['shelf_excl', 'is_in_stock']).execute()).toEqual([
      { shelf_excl: 4500, is_in_stock: true },
    ])
    expect((await db.selectFrom('currency').select('code').execute()).length).toBe(4)
    const words = await db.selectFrom('search_word').select('word').where('culture', '=', 'de').execute()
    expect(words.map(({ word }) => word)).toContain('teekanne')
    await db.destroy()
  })

  test('have a message with instructions if the database may not use pg_trgm @postgresql', async ({ place }) => {
    const { url } = place
    if (url === undefined) return
    const admin = await openDatabase({ url })
    await sql`create role clerk login`.execute(admin)
    await sql`create database plain`.execute(admin)
    await admin.destroy()
    const owner = await openDatabase({ url: url.replace(/\/postgres$/, '/plain') })
    await sql`grant create on schema public to clerk`.execute(owner)
    const clerk = await openDatabase({ url: url.replace('postgres@', 'clerk@').replace(/\/postgres$/, '/plain') })
    const refused = migrate(clerk)
    await expect(refused).rejects.toThrow(ExtensionError)
    await expect(refused).rejects.toThrow(/create extension pg_trgm/)
    await sql`create extension pg_trgm`.execute(owner)
    await migrate(clerk)
    await Promise.all([owner.destroy(), clerk.destroy()])
  })
})
