import { sql } from 'kysely'
import type { Cents } from '../data/money/cents.ts'
import type { Db, Row } from '../data/schema.ts'
import { askBank, type Card, stepCode } from './cards.ts'

/** A payment by card, in cents. */
export type Payment = Row<'provider_payment'>

/** The data of a requested payment. `key` names the paid object: the same key is always the same payment. */
export type PaymentOrder = { key: string; amount: Cents; currency: string }

export type Authorisation = 'authorised' | 'step' | 'refused' | 'funds' | 'timeout'

type Kind = Row<'provider_event'>['kind']

async function note(db: Db, { id, amount, currency }: Payment, kind: Kind): Promise<void> {
  await db.insertInto('provider_event').values({ payment_id: id, kind, amount, currency }).execute()
}

/** The events of a payment, the first one first. */
export async function eventsOf(db: Db, { id }: Payment): Promise<Kind[]> {
  const rows = await db.selectFrom('provider_event').select('kind').where('payment_id', '=', id).orderBy('id').execute()
  return rows.map(({ kind }) => kind)
}

async function move(db: Db, payment: Payment, state: Payment['state'], kind: Kind): Promise<Payment> {
  await note(db, payment, kind)
  await db.updateTable('provider_payment').set({ state }).where('id', '=', payment.id).execute()
  return { ...payment, state }
}

/** The payment of a key, locked until the transaction ends. */
const locked = (trx: Db, key: string) =>
  trx.selectFrom('provider_payment').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()

/**
 * Opens the payment for a key, or finds the present one. Until it is captured its amount may change: an earlier
 * authorization is then cancelled.
 */
export function openPayment(db: Db, { key, amount, currency }: PaymentOrder): Promise<Payment> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('provider_payment')
      .values({ key, amount, currency })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const payment = await locked(trx, key)
    if (!payment) throw new Error('A payment is gone while it is opened.')
    const isSame = payment.amount === amount && payment.currency === currency
    if (payment.state === 'captured' || (isSame && payment.state !== 'closed')) return payment
    if (payment.state === 'step' || payment.state === 'authorised') await move(trx, payment, 'open', 'voided')
    const other = { amount, currency, state: 'open' as const }
    await trx.updateTable('provider_payment').set(other).where('id', '=', payment.id).execute()
    return { ...payment, ...other }
  })
}

export const findPayment = (db: Db, key: string): Promise<Payment | undefined> =>
  db.selectFrom('provider_payment').selectAll().where('key', '=', key).executeTakeFirst()

/** The payment of a browser, which has its secret. */
export const secretPayment = (db: Db, secret: string): Promise<Payment | undefined> =>
  db.selectFrom('provider_payment').selectAll().where(sql`secret::text`, '=', secret).executeTakeFirst()

/** Whether exactly this amount is authorized or captured. */
export const isPromised = (payment: Payment | undefined, { amount, currency }: PaymentOrder): payment is Payment =>
  payment !== undefined &&
  (payment.state === 'authorised' || payment.state === 'captured') &&
  payment.amount === amount &&
  payment.currency === currency

/** Captures the authorized amount; a repetition captures nothing. False when this amount is not authorized. */
export function capture(db: Db, order: PaymentOrder): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const payment = await locked(trx, order.key)
    if (!isPromised(payment, order)) return false
    if (payment.state === 'authorised') await move(trx, payment, 'captured', 'captured')
    return true
  })
}

/**
 * Cancels the authorization of a payment that is no longer needed, and closes the payment: a card that is being typed
 * is not authorized until the shop opens it again. A captured amount is not changed.
 */
export function release(db: Db, key: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const payment = await locked(trx, key)
    if (payment?.state === 'authorised' || payment?.state === 'step') await move(trx, payment, 'closed', 'voided')
    if (payment?.state !== 'open') return
    await trx.updateTable('provider_payment').set({ state: 'closed' }).where('id', '=', payment.id).execute()
  })
}

/** A payment that is authorized, or waits for the bank's second step, and the moment at which that began. */
export type Promised = { key: string; since: Date }

export const promisedPayments = (db: Db): Promise<Promised[]> =>
  db
    .selectFrom('provider_payment')
    .innerJoin('provider_event', 'provider_event.payment_id', 'provider_payment.id')
    .where('state', 'in', ['step', 'authorised'])
    .groupBy('provider_payment.id')
    .select((e) => ['key', e.fn.max('at').as('since')])
    .execute()

/** Asks the bank to authorize a payment. An authorized payment is not changed, whatever card is sent. */
export function authorise(db: Db, key: string, card: Card): Promise<Authorisation> {
  return db.transaction().execute(async (trx) => {
    const payment = await locked(trx, key)
    if (!payment) return 'refused'
    if (payment.state === 'authorised' || payment.state === 'captured') return 'authorised'
    if (payment.state === 'closed') return 'refused'
    const answer = askBank(card)
    if (answer === 'timeout') return 'timeout'
    if (answer === 'step') {
      await move(trx, payment, 'step', 'step')
      return 'step'
    }
    if (answer === 'yes') {
      await move(trx, payment, 'authorised', 'authorised')
      return 'authorised'
    }
    await move(trx, payment, 'open', 'refused')
    return answer === 'funds' ? 'funds' : 'refused'
  })
}

/** Finishes the bank's second step; a wrong code refuses the card. */
export function finishStep(db: Db, key: string, code: string): Promise<Authorisation> {
  return db.transaction().execute(async (trx) => {
    const payment = await locked(trx, key)
    if (payment?.state === 'authorised' || payment?.state === 'captured') return 'authorised'
    if (payment?.state !== 'step') return 'refused'
    const isRight = code.replace(/\s/g, '') === stepCode
    await (isRight ? move(trx, payment, 'authorised', 'authorised') : move(trx, payment, 'open', 'refused'))
    return isRight ? 'authorised' : 'refused'
  })
}
