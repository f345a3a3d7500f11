import type { Db } from '../../../../data/schema.ts'
import type { Customer } from '../../../context.ts'
import { createToken, fingerprint } from '../../../security/tokens.ts'

/** Minutes between the password and the confirmation. */
const lifetimeMinutes = 15

/** Returns the token for the form of the confirmation. */
export async function beginDeletion(db: Db, { id }: Customer): Promise<string> {
  const token = createToken()
  const asked = { id: fingerprint(token), expires_at: new Date(Date.now() + lifetimeMinutes * 60_000) }
  await db
    .insertInto('account_deletion')
    .values({ customer_id: id, ...asked })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(asked))
    .execute()
  return token
}

/** The token is that of this customer, and in time. */
export async function isDeletionOf(db: Db, { id }: Customer, token: string): Promise<boolean> {
  const row = db.selectFrom('account_deletion').select('customer_id').where('id', '=', fingerprint(token))
  return (await row.where('customer_id', '=', id).where('expires_at', '>', new Date()).executeTakeFirst()) !== undefined
}
