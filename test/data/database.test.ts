import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { cultures } from '../../demo/data/cultures.ts'
import { openDatabase } from '../../demo/data/database.ts'
import { claimFolder, FolderTakenError } from '../../demo/data/folder-lock.ts'
import { toCents, withTax } from '../../demo/data/money/cents.ts'
import { homeMarket } from '../../demo/data/money/market.ts'
import { hashPassword, verifyPassword } from '../../demo/data/passwords.ts'
import { prepareDatabase, resetDatabase } from '../../demo/data/prepare.ts'
import { productRows } from '../../demo/data/seed/product-rows.ts'
import { expect, test } from './shop.ts'

test.describe('the database', { tag: '@engine' }, () => {
  test('gives bigint and numeric as numbers', async ({ db }) => {
    const { rows } = await sql`select count(*) as n, 12.50::numeric(12,2) as price, null::numeric as none`.execute(db)
    expect(rows).toEqual([{ n: 1, price: 12.5, none: null }])
  })

  test('lets one transaction wait for another', async ({ db }) => {
    const add = (amount: number) =>
      db.transaction().execute(async (trx) => {
        const { quantity } = await trx
          .selectFrom('stock')
          .select('quantity')
          .where('variant_id', '=', 1)
          .where('warehouse_id', '=', 1)
          .forUpdate()
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('stock')
          .set({ quantity: quantity + amount })
          .where('variant_id', '=', 1)
          .where('warehouse_id', '=', 1)
          .execute()
        return quantity
      })
    const before = await add(0)
    const seen = await Promise.all([add(1), add(1), add(1)])
    expect(seen.toSorted((one, other) => one - other)).toEqual([before, before + 1, before + 2])
    expect(await add(-3)).toBe(before + 3)
  })

  test('rolls back what fails, and refuses stock below zero', async ({ db }) => {
    const before = await db.selectFrom('stock').select('quantity').where('variant_id', '=', 2).execute()
    const failing = db.transaction().execute(async (trx) => {
      await trx.updateTable('stock').set({ quantity: 99 }).where('variant_id', '=', 2).execute()
      await trx.updateTable('stock').set({ quantity: -1 }).where('variant_id', '=', 2).execute()
    })
    await expect(failing).rejects.toMatchObject({ code: '23514' })
    expect(await db.selectFrom('stock').select('quantity').where('variant_id', '=', 2).execute()).toEqual(before)
  })

  test('is filled once when two processes, or two callers on PGlite, start together', async ({ place }) => {
    const admin = await openDatabase(place)
    if (place.url) await sql`create database twins`.execute(admin)
    await admin.destroy()
    const url = place.url?.replace(/\/postgres$/, '/twins')
    const one = await openDatabase({ url })
    const other = url ? await openDatabase({ url }) : one
    const filled = await Promise.all([prepareDatabase(one), prepareDatabase(other)])
    expect(filled.filter(Boolean)).toHaveLength(1)
    await Promise.all([...new Set([one, other])].map((db) => db.destroy()))
  })

  test('keeps a PGlite folder to one process', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'vitrine-lock-')), 'pglite')
    writeFileSync(`${folder}.lock`, '1')
    expect(() => claimFolder(folder)).toThrow(FolderTakenError)
    writeFileSync(`${folder}.lock`, '999999999')
    expect(() => claimFolder(folder)).not.toThrow()
    rmSync(join(folder, '..'), { recursive: true })
  })
})

test.describe('the seed', () => {
  test('is the same every time', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    expect(productRows(now)).toEqual(productRows(now))
  })

  test('has what the shop promises', async ({ db }) => {
    const counts = await sql<Record<string, number>>`select
      (select count(*) from product) as products, (select count(*) from category) as categories,
      (select count(*) from brand) as brands, (select count(*) from attribute) as attributes,
      (select count(*) from warehouse where is_active) as warehouses,
      (select count(distinct variant_id) from price_step) as degressive,
      (select count(*) from product where min_qty > 1) as sets,
      (select count(*) from product where max_qty > 0) as limited,
      (select count(*) from attribute_value where color3 is not null) as three_colours,
      (select count(*) from customer_order) as orders`.execute(db)
    expect(counts.rows[0]).toMatchObject({ brands: 27, attributes: 6, warehouses: 3, orders: 15 })
    for (const name of ['products', 'categories', 'degressive', 'sets', 'limited', 'three_colours']) {
      expect(counts.rows[0]?.[name], name).toBeGreaterThan(name === 'products' ? 2000 : 1)
    }
  })

  test('names every product in every culture, no two alike in one', async ({ db }) => {
    const products = await db.selectFrom('product').select(['name', 'description']).execute()
    for (const culture of cultures) {
      expect(products.every(({ name, description }) => name[culture] && description[culture])).toBe(true)
      expect(new Set(products.map(({ name }) => name[culture])).size).toBe(products.length)
    }
  })

  test('has prices that are whole steps of 10 cents with tax', async ({ db }) => {
    const variants = await db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['price_excl', 'tax_class'])
      .execute()
    const cents = variants.map((row) => withTax(toCents(row.price_excl), homeMarket.taxes[row.tax_class]))
    expect(cents.filter((amount) => amount % 10 !== 0)).toEqual([])
  })

  test('has accounts with the password that is printed', async ({ db }) => {
    const customers = await db.selectFrom('customer').select(['email', 'password_hash', 'role']).orderBy('id').execute()
    expect(customers.map(({ email, role }) => [email, role])).toEqual([
      ['camille@example.com', 'customer'],
      ['sacha@example.com', 'staff'],
      ['noor@example.com', 'customer'],
    ])
    expect(await verifyPassword('vitrine-demo', customers[0]?.password_hash ?? '')).toBe(true)
    expect(await verifyPassword('Vitrine-demo', customers[0]?.password_hash ?? '')).toBe(false)
  })

  test('adds coupon codes to a shop that was filled before they existed, and leaves its present ones', {
    tag: '@engine',
  }, async ({ db }) => {
    const codes = async () =>
      (await db.selectFrom('coupon').select('code').orderBy('code').execute()).map((r) => r.code)
    const seeded = await codes()
    expect(seeded).toEqual([
      ...['ATELIER20', 'BIENVENUE', 'CAMILLE', 'DEMAIN15', 'DIX', 'HIER15', 'PORT', 'PREMIER', 'UNEFOIS', 'VASES'],
    ])
    await db.deleteFrom('coupon').execute()
    expect(await prepareDatabase(db)).toBe(false)
    expect(await codes()).toEqual(seeded)
    await db.deleteFrom('coupon').where('code', '=', 'HIER15').execute()
    await prepareDatabase(db)
    expect(await codes()).toEqual(seeded.filter((code) => code !== 'HIER15'))
  })

  test('is complete after a reset, and its numbers continue', { tag: '@engine' }, async ({ db }) => {
    await db.insertInto('cart').defaultValues().execute()
    await resetDatabase(db)
    expect(await db.selectFrom('cart').select('id').execute()).toEqual([])
    const added = await db
      .insertInto('customer')
      .values({ email: 'new@example.com', password_hash: 'x', first_name: 'N', last_name: 'E' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(added.id).toBe(4)
    await db.deleteFrom('customer').where('id', '=', 4).execute()
    expect(await prepareDatabase(db)).toBe(false)
  })
})

test('a password hash reveals nothing, and nonsense matches no password', async () => {
  const [one, other] = [await hashPassword('secret'), await hashPassword('secret')]
  expect(one).not.toBe(other)
  expect(await verifyPassword('secret', 'nonsense')).toBe(false)
  expect(await verifyPassword('', one)).toBe(false)
})
