import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { record } from './audit.ts'
import { endEverything } from './change-password.ts'
import { endOtherSessions } from './sessions.ts'
import { clearTwoFactor } from './two-factor.ts'

/**
 * Ends all earlier access to an account whose e-mail is confirmed for the first time: another person may have
 * registered with it. Only the session that confirms it is kept. Works on the given transaction.
 */
export async function endFormerAccess(c: ShopContext, trx: Db, customerId: number): Promise<void> {
  await endEverything(c, trx, customerId)
  await clearTwoFactor(c, trx, customerId)
  const passkeys = trx.deleteFrom('passkey').where('customer_id', '=', customerId)
  if ((await passkeys.executeTakeFirst()).numDeletedRows > 0n) await record(c, 'passkey-removed', customerId, trx)
  if ((await endOtherSessions(c, trx, customerId)) > 0) await record(c, 'sessions-ended', customerId, trx)
}
