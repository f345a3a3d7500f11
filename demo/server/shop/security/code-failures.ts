import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

/** Wrong codes that a customer may have in a row, of each kind: then none is looked at any more (NIST SP 800-63B-4, 3.2.2). */
export const mostFailures = 100

/** Six digits of an app or a letter, or a code for recovery. */
export type CodeKind = 'code' | 'recovery'

/**
 * Counts a code as wrong before it is looked at, so that many at once cannot slip through: the number of wrong ones in a row, or
 * undefined where there have been so many that this one is not looked at.
 */
export async function countFailure(db: Db, customerId: number, kind: CodeKind): Promise<number | undefined> {
  const row = await db
    .insertInto('code_failure')
    .values({ customer_id: customerId, kind, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'kind'])
        .doUpdateSet({ count: sql<number>`code_failure.count + 1` })
        .where('code_failure.count', '<', mostFailures),
    )
    .returning('count')
    .executeTakeFirst()
  return row?.count
}

/** Forgets them, of all kinds, once the owner of the account has been there. */
export async function forgetFailures(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('code_failure').where('customer_id', '=', customerId).execute()
}
