import { sql } from 'kysely'
import { literally } from '../../../data/fold.ts'
import type { Db } from '../../../data/schema.ts'

/** The fewest characters of a search for customers (§5). */
export const shortestCustomer = 2

const mostCustomers = 20
const longestEmail = 200

/** Customers whose e-mail contains a text; those that begin with it are the first. */
export async function findCustomers(db: Db, q: string): Promise<{ id: number; email: string }[]> {
  const text = literally(q.slice(0, longestEmail).toLowerCase())
  return db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('email', 'like', `%${text}%`)
    .orderBy(sql`email like ${`${text}%`}`, 'desc')
    .orderBy('email')
    .limit(mostCustomers)
    .execute()
}
