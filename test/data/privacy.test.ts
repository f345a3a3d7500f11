import { type Kysely, sql } from 'kysely'
import type { Database } from '../../demo/data/schema.ts'
import { eraseCustomer, stripErased } from '../../demo/server/shop/customer/privacy/erase.ts'
import { exportText, personOf } from '../../demo/server/shop/customer/privacy/export.ts'
import { personalTables, plan } from '../../demo/server/shop/customer/privacy/plan.ts'
import { expect, test } from './shop.ts'
import { mark, secretsOf, withEverything } from './whole-customer.ts'

type Db = Kysely<Database>

/** The tables with a foreign key to another, both by name. */
async function references(db: Db): Promise<{ child: string; parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`.execute(
    db,
  )
  return rows
}

/**
 * Keys that lead to a customer, and do not describe them: the picture of a category, whichever member of the staff has
 * sent it.
 */
const ofTheShop = ({ child, parent }: { child: string; parent: string }) => child === 'category' && parent === 'asset'

/** Every table whose rows lead to a customer, over any number of keys. */
async function leadingToCustomers(db: Db): Promise<Set<string>> {
  const keys = (await references(db)).filter((key) => !ofTheShop(key))
  const found = new Set(['customer'])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const { child, parent } of keys) if (found.has(parent)) found.add(child)
  }
  return found
}

/** Columns that may contain a person's data, by their names. */
const ofPeople = /mail|recipient|customer|session|first_name|last_name|phone|^ip|agent|password|secret/

const ofNobody = ['pickup_point.phone', 'provider_payment.secret', 'shop_store.phone']

async function tablesWith(db: Db, text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of Object.keys(plan)) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} as r
      where r::text like ${`%${text}%`}`.execute(db)
    if ((rows[0]?.n ?? 0) > 0) found.push(table)
  }
  return found
}

type Export = { about: object; tables: Record<string, { about: string; rows: Record<string, unknown>[] }> }

async function exportOf(db: Db, id: number): Promise<{ text: string; data: Export }> {
  let text = ''
  for await (const part of exportText(db, await personOf(db, id), (key, ..._filling) => String(key))) text += part
  return { text, data: JSON.parse(text) }
}

test.describe('the data of a customer', () => {
  test('are in tables that the plan knows, all of them', { tag: '@engine' }, async ({ db }) => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(db)
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(plan).sort())
  })

  test('are found in every table that leads to a customer, or that has a column about people', {
    tag: '@engine',
  }, async ({ db }) => {
    const personal = new Set<string>(personalTables.map(({ table }) => table))
    const leading = [...(await leadingToCustomers(db))].filter((table) => !personal.has(table))
    expect(leading, 'these tables lead to a customer; say in plan.ts what becomes of them').toEqual([])
    const { rows } = await sql<{ name: string; column: string }>`
      select table_name as name, column_name as column from information_schema.columns where table_schema = 'public'`.execute(
      db,
    )
    const suspicious = rows
      .filter(({ name, column }) => name in plan && !personal.has(name) && ofPeople.test(column))
      .map(({ name, column }) => `${name}.${column}`)
      .filter((column) => !ofNobody.includes(column))
    expect(suspicious, 'these columns may be about people; say in plan.ts whose they are').toEqual([])
  })

  test('are all in the export, with the name of each table, without what opens the account', {
    tag: '@engine',
  }, async ({ db }) => {
    const id = await withEverything(db, 'whole')
    const { text, data } = await exportOf(db, id)
    const empty = Object.entries(data.tables).filter(([, { rows }]) => rows.length === 0)
    expect(empty.map(([table]) => table)).toEqual([])
    expect(Object.keys(data.tables)).toEqual(personalTables.map(({ table }) => table))
    for (const { about } of Object.values(data.tables)) expect(about).toMatch(/^Customer\.Export\./)
    for (const secret of secretsOf('whole')) expect(text, secret).not.toContain(secret)
    // A second customer has the same, and none of it is in the first one's data.
    await withEverything(db, 'other')
    expect((await exportOf(db, id)).text).not.toContain(mark('other'))
  })

  test('that are stored by e-mail are not included for an account without the confirmed e-mail', async ({ db }) => {
    const id = await withEverything(db, 'unsure', { isConfirmed: false })
    const { data } = await exportOf(db, id)
    for (const table of ['newsletter_subscriber', 'stock_request', 'letter'])
      expect(data.tables[table]?.rows, table).toEqual([])
    expect(data.tables.contact_message?.rows).toHaveLength(1)
    expect(await eraseCustomer(db, id)).toBe('erased')
    const left = await tablesWith(db, mark('unsure'))
    expect(left).toEqual(expect.arrayContaining(['newsletter_subscriber', 'stock_request']))
    // Data that all accounts with the e-mail share are deleted with the last of them.
    expect(left).not.toContain('email_salt')
  })

  test('are deleted on request, except for the name on an invoice', async ({ db }) => {
    const id = await withEverything(db, 'gone')
    await withEverything(db, 'stays')
    const before = await tablesWith(db, mark('stays'))
    expect(before.length).toBeGreaterThan(12)
    expect(await eraseCustomer(db, id)).toBe('erased')
    expect(await tablesWith(db, mark('gone'))).toEqual(['customer_order'])
    const orders = await db.selectFrom('customer_order').selectAll().where('erased_at', 'is not', null).execute()
    const kept = orders.filter((order) => JSON.stringify(order).includes(mark('gone')))
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ customer_id: null, email: null, session_id: null, remarks: '' })
    expect(JSON.stringify(kept[0]?.billing)).toContain(mark('gone'))
    expect(JSON.stringify(kept[0]?.shipping)).not.toContain(mark('gone'))
    expect(await tablesWith(db, mark('stays'))).toEqual(before)
    expect(await eraseCustomer(db, id)).toBe('erased')
  })

  test('stay on an order that is being delivered until it has arrived, and on none for longer than ten years', async ({
    db,
  }) => {
    const id = await withEverything(db, 'coming', { isDelivered: false })
    await eraseCustomer(db, id)
    const orders = () =>
      db
        .selectFrom('customer_order')
        .selectAll()
        .where(sql<boolean>`billing::text like ${`%${mark('coming')}%`}`)
    expect(JSON.stringify((await orders().execute())[0]?.shipping)).toContain(mark('coming'))
    const delivered = { sent_at: new Date(), delivered_at: new Date() }
    const [order] = await orders().execute()
    await db
      .updateTable('customer_order')
      .set(delivered)
      .where('id', '=', order?.id ?? 0)
      .execute()
    await stripErased(db)
    expect(JSON.stringify((await orders().execute())[0]?.shipping)).not.toContain(mark('coming'))
    const old = { created_at: new Date('2010-01-01') }
    await db
      .updateTable('customer_order')
      .set(old)
      .where('id', '=', order?.id ?? 0)
      .execute()
    await stripErased(db)
    expect(await tablesWith(db, mark('coming'))).toEqual([])
  })

  test('wait while there is money on the prepaid account', async ({ db }) => {
    const id = await withEverything(db, 'rich', { balance: 40 })
    expect(await eraseCustomer(db, id)).toBe('kept')
    expect((await tablesWith(db, mark('rich'))).length).toBeGreaterThan(12)
  })
})
