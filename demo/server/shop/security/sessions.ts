import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'

/** The sessions of a customer, the last used first; `isHere` marks this one. */
export async function sessionsOf(c: ShopContext, customerId: number) {
  const rows = await c.var.db
    .selectFrom('session')
    .select(['id', 'handle', 'user_agent as userAgent', 'created_at as begunAt', 'seen_at as seenAt'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', new Date())
    .orderBy('seen_at', 'desc')
    .execute()
  const sessions = rows.map(({ id, ...session }) => ({ ...session, isHere: id === c.get('session').id }))
  return sessions.toSorted((one, other) => Number(other.isHere) - Number(one.isHere))
}

/** Ends another session of a customer by its handle, or all others without a handle. Returns their number. */
export async function endOtherSessions(c: ShopContext, db: Db, customerId: number, handle?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .where('id', '!=', c.get('session').id ?? '')
    .$if(handle !== undefined, (query) => query.where('handle', '=', handle ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
