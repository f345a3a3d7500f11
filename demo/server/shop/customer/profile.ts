import type { Db } from '../../../data/schema.ts'
import type { Culture, Customer, ShopContext, Translate } from '../../context.ts'
import { translator } from '../../culture/strings.ts'

/** `waiting`: an e-mail that is not confirmed yet. */
export type Profile = {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  culture: Culture | null
  isConfirmed: boolean
  since: Date
  waiting: string | undefined
}

export async function profileOf(db: Db, id: number): Promise<Profile> {
  const row = await db
    .selectFrom('customer')
    .leftJoin('email_change', (join) =>
      join.onRef('email_change.customer_id', '=', 'customer.id').on('email_change.expires_at', '>', new Date()),
    )
    .select(['first_name', 'last_name', 'customer.email', 'phone_number', 'culture', 'confirmed_at', 'created_at'])
    .select('email_change.email as waiting')
    .where('customer.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: row.phone_number ?? '',
    culture: row.culture,
    isConfirmed: row.confirmed_at !== null,
    since: row.created_at,
    waiting: row.waiting ?? undefined,
  }
}

/** The details that a customer may change without a letter. */
export type ProfileChange = Pick<Profile, 'firstName' | 'lastName' | 'phoneNumber'> & { culture: Culture }

/** Stores a customer's own details; the newsletter gets the same language. */
export const saveProfile = (db: Db, { id, email }: Customer, change: ProfileChange): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { firstName, lastName, phoneNumber, culture } = change
    const values = { first_name: firstName, last_name: lastName, phone_number: phoneNumber || null, culture }
    const changed = trx.updateTable('customer').set(values).where('id', '=', id).returning('confirmed_at')
    const isConfirmed = (await changed.executeTakeFirst())?.confirmed_at != null
    // An unconfirmed e-mail may belong to somebody else.
    if (isConfirmed)
      await trx.updateTable('newsletter_subscriber').set({ culture }).where('email', '=', email).execute()
  })

/** The texts of a letter to a customer: in the language of the customer, else in that of the page. */
export async function lettersTo(c: ShopContext, id: number): Promise<Translate> {
  const row = await c.get('db').selectFrom('customer').select('culture').where('id', '=', id).executeTakeFirst()
  return row?.culture ? translator(row.culture) : c.get('t')
}
