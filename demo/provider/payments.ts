import { sql } from 'kysely'
import type { Cents } from '../data/money/cents.ts'
import type { Db, Row } from '../data/schema.ts'
import { askBank, type Card, stepCode } from './cards.ts'

/** A payment by card, in cents. */
export type Payment = Row<'provider_payment'>

/** What a shop asks a payment for. `key` names what is paid for: the same key is always the same payment. */
export type PaymentOrder = { key: string; amount: Cents; currency: string }

/** What came of a card, or of a second step. */
export type Authorisation = 'authorised' | 'step' | 'refused' | 'funds' | 'timeout'

type Kind = Row<'provider_event'>['kind']

async function note(db: Db, { id, amount, currency }: Payment, kind: Kind): Promise<void> {
  await db.insertInto('provider_event').values({ payment_id: id, kind, amount, currency }).execute()
}

/** What happened to a payment, from the first to the last. */
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
 * Opens the payment for a key, or finds the one that is there. While nothing was captured it may get another amount: what the bank
 * has promised for the one before is given back.
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
    if (payment.state === 'captured' || (payment.amount === amount && payment.currency === currency)) return payment
    if (payment.state !== 'open') await move(trx, payment, 'open', 'voided')
    const other = { amount, currency, state: 'open' as const }
    await trx.updateTable('provider_payment').set(other).where('id', '=', payment.id).execute()
    return { ...payment, ...other }
  })
}

/** The payment of a key; undefined when none was opened. */
export const findPayment = (db: Db, key: string): Promise<Payment | undefined> =>
  db.selectFrom('provider_payment').selectAll().where('key', '=', key).executeTakeFirst()

/** A browser's payment: it knows the secret. */
export const secretPayment = (db: Db, secret: string): Promise<Payment | undefined> =>
  db.selectFrom('provider_payment').selectAll().where(sql`secret::text`, '=', secret).executeTakeFirst()

/** Moves the money that the bank has promised. Repeated, it moves nothing. False when nothing was promised. */
export function capture(db: Db, key: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const payment = await locked(trx, key)
    if (payment?.state === 'authorised') await move(trx, payment, 'captured', 'captured')
    return payment?.state === 'authorised' || payment?.state === 'captured'
  })
}

/** Ends the bank's promise, when nothing is bought with it after all. */
export function release(db: Db, key: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const payment = await locked(trx, key)
    if (payment?.state === 'authorised' || payment?.state === 'step') await move(trx, payment, 'open', 'voided')
  })
}

/** Asks the bank for the amount of a payment. One that was promised before stays as it is, whichever card comes. */
export function authorise(db: Db, key: string, card: Card): Promise<Authorisation> {
  return db.transaction().execute(async (trx) => {
    const payment = await locked(trx, key)
    if (!payment) return 'refused'
    if (payment.state === 'authorised' || payment.state === 'captured') return 'authorised'
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

/** Ends the bank's second step; a wrong code refuses the card. */
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
