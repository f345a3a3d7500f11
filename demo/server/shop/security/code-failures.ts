import { sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

/** Wrong codes of a kind in succession, after which no code is checked any more (NIST SP 800-63B-4, 3.2.2). */
export const mostFailures = 100

/** `code` is six digits from an app or a letter, `recovery` is a recovery code. */
export type CodeKind = 'code' | 'recovery'

/**
 * Counts a code as wrong before it is checked, so that parallel attempts cannot pass the limit. Returns the number of
 * wrong codes in succession; undefined when the limit is reached and the code must not be checked.
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

/** Resets the counts of all kinds once the owner of the account has signed in. */
export async function forgetFailures(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('code_failure').where('customer_id', '=', customerId).execute()
}
