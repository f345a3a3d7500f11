import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { record } from './audit.ts'
import { endEverything } from './change-password.ts'
import { endOtherSessions } from './sessions.ts'
import { clearTwoFactor } from './two-factor.ts'

/**
 * Ends all by which somebody else may be in an account whose e-mail is proved for the first time: whoever registered with it may not
 * be its owner. Only the session that proves it stays. Works on the given transaction.
 */
export async function endFormerAccess(c: ShopContext, trx: Db, customerId: number): Promise<void> {
  await endEverything(c, trx, customerId)
  await clearTwoFactor(c, trx, customerId)
  const passkeys = trx.deleteFrom('passkey').where('customer_id', '=', customerId)
  if ((await passkeys.executeTakeFirst()).numDeletedRows > 0n) await record(c, 'passkey-removed', customerId, trx)
  if ((await endOtherSessions(c, trx, customerId)) > 0) await record(c, 'sessions-ended', customerId, trx)
}
