import type { Db } from '../../../data/schema.ts'
import { isPaymentMethod, type PaymentMethod } from '../delivery.ts'

export type LastChoices = { payment: PaymentMethod | undefined; company: string | null; vatNumber: string | null }

/** Reads the choices of a customer's last order of goods; undefined before the first order. */
export async function lastChoices(db: Db, customerId: number): Promise<LastChoices | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .select(['payment_method as payment', 'company', 'vat_number as vatNumber'])
    .where('customer_id', '=', customerId)
    .where('top_up', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { payment, company, vatNumber } = row
  return { payment: isPaymentMethod(payment) ? payment : undefined, company, vatNumber }
}
