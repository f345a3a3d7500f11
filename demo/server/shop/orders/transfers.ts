import { type Cents, toCents } from '../../../data/money/cents.ts'
import type { Db, Row } from '../../../data/schema.ts'
import { markPaid } from '../account/top-ups.ts'
import { may, standingColumns } from './order-acts.ts'
import { releaseUnused } from './promises.ts'

type Order = Row<'customer_order'>

/** `isTopUp`: the order pays into the prepaid account. */
export type Transfer = Pick<Order, 'number' | 'currency' | 'culture'> & {
  /** Null if the buyer's account was deleted. */
  email: string | null
  firstName: string
  createdAt: Date
  amount: Cents
  isGuest: boolean
  isTopUp: boolean
}

const orders = (db: Db) =>
  db
    .selectFrom('customer_order')
    .leftJoin('customer', 'customer.id', 'customer_order.customer_id')
    .where('payment_method', '=', 'BankTransfer')

const awaited = (db: Db, reference: string) => {
  const open = orders(db)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('card_payment', 'is', null)
  return reference === '' ? open : open.where('number', '=', reference)
}

const transfers = (query: ReturnType<typeof orders>) =>
  query.select((e) => [
    'number',
    'currency',
    'shipping',
    'top_up',
    'total_incl',
    'customer_order.created_at as createdAt',
    'customer_order.customer_id as customerId',
    e.fn.coalesce('customer.email', 'customer_order.email').as('email'),
    e.fn.coalesce('customer.culture', 'customer_order.culture').as('culture'),
    'customer.first_name as firstName',
  ])

type Found = Awaited<ReturnType<ReturnType<typeof transfers>['execute']>>[number]

const toTransfer = ({ shipping, top_up, total_incl, customerId, firstName, ...order }: Found): Transfer => ({
  ...order,
  firstName: firstName ?? shipping.firstName,
  amount: toCents(total_incl),
  isGuest: customerId === null,
  isTopUp: top_up !== null,
})

/** The number of orders that wait for a transfer; `reference` limits it to one, '' means all. */
export async function countTransfers(db: Db, reference: string): Promise<number> {
  const row = await awaited(db, reference)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

/** A page of the orders that wait for a transfer, the newest first. */
export async function awaitedTransfers(db: Db, reference: string, start: number, count: number): Promise<Transfer[]> {
  const found = await transfers(awaited(db, reference))
    .orderBy('customer_order.created_at', 'desc')
    .orderBy('customer_order.id', 'desc')
    .limit(count)
    .offset(start)
    .execute()
  return found.map(toTransfer)
}

/** `late`: the order was already paid, in whatever way, or is cancelled. */
export type Receipt = { state: 'unknown' | 'late' } | { state: 'received'; transfer: Transfer }

/**
 * Records that the transfer for an order has arrived: the order is paid, once. A payment into an account is then
 * booked.
 */
export async function receiveTransfer(db: Db, number: string): Promise<Receipt> {
  const receipt = await receive(db, number)
  await releaseUnused(db, number)
  return receipt
}

const receive = (db: Db, number: string): Promise<Receipt> =>
  db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('customer_order')
      .select(['id', 'card_payment', ...standingColumns])
      .where('payment_method', '=', 'BankTransfer')
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst()
    if (!order) return { state: 'unknown' }
    // An order with a payment by card is about to be settled.
    if (!may('pay', order) || order.card_payment !== null) return { state: 'late' }
    await markPaid(trx, order.id)
    const found = await transfers(orders(trx)).where('customer_order.id', '=', order.id).executeTakeFirstOrThrow()
    return { state: 'received', transfer: toTransfer(found) }
  })
