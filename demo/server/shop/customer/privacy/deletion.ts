import type { Db } from '../../../../data/schema.ts'
import type { Customer } from '../../../context.ts'
import { createToken, fingerprint } from '../../../security/tokens.ts'

/** Minutes between the password and the confirmation. */
const lifetimeMinutes = 15

/** Records that a customer gave the password to delete the account; the token is in the form of the confirmation. */
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

/** Whether a confirmation has the token of this customer, and is in time. */
export async function isDeletionOf(db: Db, { id }: Customer, token: string): Promise<boolean> {
  const row = db.selectFrom('account_deletion').select('customer_id').where('id', '=', fingerprint(token))
  return (await row.where('customer_id', '=', id).where('expires_at', '>', new Date()).executeTakeFirst()) !== undefined
}
