import { sql } from 'kysely'
import type { Db } from '../../../../data/schema.ts'
import type { Translate } from '../../../context.ts'
import { type Person, personalTables } from './plan.ts'

/** Rows that are read at once, which bounds the memory of an export. */
const rowsAtOnce = 500

/** The person to whom an account's data belong; without an e-mail that is not confirmed. */
export async function personOf(db: Db, id: number): Promise<Person> {
  const row = db.selectFrom('customer').select(['email', 'confirmed_at']).where('id', '=', id)
  const { email, confirmed_at: confirmedAt } = await row.executeTakeFirstOrThrow()
  return { id, email: confirmedAt === null ? null : email }
}

type Rows = Record<string, unknown>[]

/** Bytes, such as those of a photo, are base64 in JSON. */
const asText = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value)

/** The rows of a person in a table, without its secrets, in batches. */
async function* rowsOf(db: Db, person: Person, { table, rows, order, secrets = [] }: (typeof personalTables)[number]) {
  for (let start = 0; ; start += rowsAtOnce) {
    const query = sql<Rows[number]>`select * from ${sql.table(table)} where ${rows(person)}
      order by ${sql.raw(order)} limit ${rowsAtOnce} offset ${start}`
    const { rows: found } = await query.execute(db)
    for (const row of found) {
      const columns = Object.entries(row).filter(([name]) => !secrets.includes(name))
      yield Object.fromEntries(columns.map(([name, value]) => [name, asText(value)]))
    }
    if (found.length < rowsAtOnce) return
  }
}

/**
 * Yields all data of a customer as one JSON text, in parts. `about` describes the file. `tables` has each table with
 * its description in the customer's language, and its rows by the names of their columns (GDPR 15 and 20).
 */
export async function* exportText(db: Db, person: Person, t: Translate): AsyncGenerator<string> {
  const about = { Shop: 'Atelier Vitrine', Text: t('Customer.Export.About'), CreatedAt: new Date() }
  yield `{\n"about": ${JSON.stringify(about)},\n"tables": {`
  let comma = ''
  for (const treatment of personalTables) {
    const { table } = treatment
    yield `${comma}\n${JSON.stringify(table)}: {"about": ${JSON.stringify(t(`Customer.Export.${table}`))}, "rows": [`
    let between = ''
    for await (const row of rowsOf(db, person, treatment)) {
      yield `${between}\n${JSON.stringify(row)}`
      between = ','
    }
    yield ']}'
    comma = ','
  }
  yield '\n}\n}\n'
}
