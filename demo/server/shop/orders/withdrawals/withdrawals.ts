import type { Db, Row } from '../../../../data/schema.ts'

/** A consumer's statement: the person, the order, and the part of the order; '' means the whole order. */
export type Statement = { number: string; name: string; email: string; part: string }

/** A stored statement, with the moment of its arrival. `order_id` is null when no order matches it. */
export type Withdrawal = Row<'withdrawal'>

/** A key names one attempt: a form that is sent again with it is the same statement. */
export const isKey = (key: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)

export const findWithdrawal = (db: Db, key: string): Promise<Withdrawal | undefined> =>
  isKey(key)
    ? db.selectFrom('withdrawal').selectAll().where('id', '=', key).executeTakeFirst()
    : Promise.resolve(undefined)

/** The statements about an order, the oldest first. */
export const withdrawalsOf = (db: Db, orderId: number): Promise<Withdrawal[]> =>
  db.selectFrom('withdrawal').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()

/** Whether a withdrawal from an order waits for an answer: until then its goods cannot be refunded. */
export const isWithdrawing = async (db: Db, orderId: number): Promise<boolean> =>
  (await withdrawalsOf(db, orderId)).some(({ state }) => state === 'stated')

const most = 50

/** All statements, for staff: those that wait for an answer first, then the newest. */
export const allWithdrawals = (db: Db): Promise<Withdrawal[]> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .orderBy((e) => e('state', '<>', 'stated'))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
