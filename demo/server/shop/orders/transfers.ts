import { type Cents, toCents } from '../../../data/money/cents.ts'
import type { Db, Row } from '../../../data/schema.ts'
import { markPaid } from '../account/top-ups.ts'
import { may, standingColumns } from './order-acts.ts'
import { releaseUnused } from './promises.ts'

type Order = Row<'customer_order'>

/** An order that waits for a transfer, and whom its money comes from; `isTopUp` puts it on their prepaid account. */
export type Transfer = Pick<Order, 'number' | 'currency' | 'culture'> & {
  /** Null once the account that ordered has ended. */
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

/** How many orders wait for a transfer, or of these the one with a reference; '' is all. */
export async function countTransfers(db: Db, reference: string): Promise<number> {
  const row = await awaited(db, reference)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

/** A page of them, the newest first. */
export async function awaitedTransfers(db: Db, reference: string, start: number, count: number): Promise<Transfer[]> {
  const found = await transfers(awaited(db, reference))
    .orderBy('customer_order.created_at', 'desc')
    .orderBy('customer_order.id', 'desc')
    .limit(count)
    .offset(start)
    .execute()
  return found.map(toTransfer)
}

/** `late`: the order was paid before, by this or otherwise, or it is cancelled. */
export type Receipt = { state: 'unknown' | 'late' } | { state: 'received'; transfer: Transfer }

/** The money of an order has arrived: it is paid, once. That of a top-up is on its account then. */
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
    // An order that names a payment by card is being paid by it.
    if (!may('pay', order) || order.card_payment !== null) return { state: 'late' }
    await markPaid(trx, order.id)
    const found = await transfers(orders(trx)).where('customer_order.id', '=', order.id).executeTakeFirstOrThrow()
    return { state: 'received', transfer: toTransfer(found) }
  })
