import { sql } from 'kysely'
import { type Cents, fromCents } from '../../../data/money/cents.ts'
import type { Db } from '../../../data/schema.ts'
import type { Customer, ShopContext } from '../../context.ts'
import { customerAddresses } from '../addresses.ts'
import { lockCustomer } from '../cart/find-cart.ts'
import { lockAccount, prepaidCurrency } from './prepaid.ts'

/** A second click within these minutes creates no second order. */
const sameMinutes = 30

/**
 * Creates an order that pays into a customer's account, and returns its number. It has no tax: purchases with the money
 * are taxed. The first order creates the account.
 */
export async function orderTopUp(c: ShopContext, customer: Customer, amount: Cents): Promise<string> {
  const [home] = await customerAddresses(c.get('db'), customer.id, 'Billing')
  const { firstName, lastName } = customer
  const address = home ?? { firstName, lastName, street1: '', postalCode: '', city: '', countryId: 1 }
  const { id: _id, type: _type, ...billing } = { id: 0, type: '', ...address }
  return c
    .get('db')
    .transaction()
    .execute(async (trx) => {
      await lockCustomer(trx, customer.id)
      await lockAccount(trx, customer.id)
      return (
        (await openTopUp(trx, customer.id, amount)) ?? (await insertTopUp(trx, c, customer.id, { amount, billing }))
      )
    })
}

async function openTopUp(trx: Db, customerId: number, amount: Cents): Promise<string | undefined> {
  const row = await trx
    .selectFrom('customer_order')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('top_up', '=', fromCents(amount))
    .where('paid_at', 'is', null)
    .where('card_payment', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${sameMinutes})`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.number
}

async function insertTopUp(
  trx: Db,
  { var: { culture, t } }: ShopContext,
  customerId: number,
  { amount, billing }: { amount: Cents; billing: object },
): Promise<string> {
  const euros = fromCents(amount)
  const address = JSON.stringify(billing)
  const { id, number } = await trx
    .insertInto('customer_order')
    .values({
      number: sql<string>`nextval('order_number')::text`,
      customer_id: customerId,
      culture,
      shipping: address,
      billing: address,
      shipping_method: '',
      shipping_tax_rate: 0,
      payment_method: 'BankTransfer',
      currency: prepaidCurrency,
      top_up: euros,
      total_excl: euros,
      total_incl: euros,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  const price = { unit_price_excl: euros, unit_price_incl: euros, tax_rate: 0 }
  const line = { order_id: id, sku: 'PREPAID', name: t('Pages.Prepaid.Title'), quantity: 1, ...price }
  await trx.insertInto('order_line').values(line).execute()
  return number
}

/** Marks an order as paid, once; a payment into an account is then booked. False when it was already paid. */
export async function markPaid(trx: Db, orderId: number): Promise<boolean> {
  const paid = await trx
    .updateTable('customer_order')
    .set({ paid_at: new Date() })
    .where('id', '=', orderId)
    .where('paid_at', 'is', null)
    .returning(['customer_id', 'number', 'top_up'])
    .executeTakeFirst()
  if (paid?.customer_id && paid.top_up !== null) {
    const account_id = await lockAccount(trx, paid.customer_id)
    const entry = { account_id, kind: 'top-up', order_number: paid.number, amount: paid.top_up } as const
    await trx.insertInto('prepaid_entry').values(entry).execute()
  }
  return paid !== undefined
}
