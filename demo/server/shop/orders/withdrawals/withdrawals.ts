import type { Db, Row } from '../../../../data/schema.ts'

/** What a consumer states: who withdraws, from which order, and from which part of it; '' is the whole. */
export type Statement = { number: string; name: string; email: string; part: string }

/** A statement that the shop has, with the moment at which it came. `order_id` is null when no order fits it. */
export type Withdrawal = Row<'withdrawal'>

/** A key names one attempt: whatever is sent again with it is the same statement. */
export const isKey = (key: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)

/** The statement of a key, for whoever has it. */
export const findWithdrawal = (db: Db, key: string): Promise<Withdrawal | undefined> =>
  isKey(key)
    ? db.selectFrom('withdrawal').selectAll().where('id', '=', key).executeTakeFirst()
    : Promise.resolve(undefined)

/** The statements about an order, the first one first. */
export const withdrawalsOf = (db: Db, orderId: number): Promise<Withdrawal[]> =>
  db.selectFrom('withdrawal').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()

/** Whether a withdrawal from an order waits for an answer: until then its goods are not refunded otherwise. */
export const isWithdrawing = async (db: Db, orderId: number): Promise<boolean> =>
  (await withdrawalsOf(db, orderId)).some(({ state }) => state === 'stated')

/** The most statements that staff see at once. */
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
