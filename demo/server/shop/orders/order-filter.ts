import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../data/schema.ts'

export const orderStates = ['placed', 'paid', 'sent', 'delivered', 'cancelled'] as const

export type OrderState = (typeof orderStates)[number]

export type OrderFilter = { state?: OrderState | undefined; year?: number | undefined }

const stateColumns: Record<OrderState, RawBuilder<boolean>> = {
  placed: sql`paid_at is null and sent_at is null and delivered_at is null and cancelled_at is null`,
  paid: sql`paid_at is not null and sent_at is null and delivered_at is null and cancelled_at is null`,
  sent: sql`sent_at is not null and delivered_at is null`,
  delivered: sql`delivered_at is not null`,
  cancelled: sql`cancelled_at is not null`,
}

/** The year of an order in the shop's time zone. */
const year = sql<number>`extract(year from customer_order.created_at at time zone 'Europe/Brussels')::int`

export function filtered({ state, year: wanted }: OrderFilter): RawBuilder<boolean> {
  const conditions = [
    ...(state ? [sql`(${stateColumns[state]})`] : []),
    ...(wanted === undefined ? [] : [sql`${year} = ${wanted}`]),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** The years of a customer's orders, the last first. */
export async function orderYears(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select(year.as('year'))
    .distinct()
    .where('customer_id', '=', customerId)
    .orderBy('year', 'desc')
    .execute()
  return rows.map((row) => row.year)
}
