import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db } from '../schema.ts'

/** A coupon code. From `minimumIncl` euros on it takes `percent` off the products; `isCurrent`: at this moment. */
export type Coupon = { id: number; code: string; percent: number; minimumIncl: number; isCurrent: boolean }

/** Finds a coupon as people type its code: in capitals or not, with spaces around it. */
export const findCoupon = (db: Db, typed: string): Promise<Coupon | undefined> =>
  read(db.selectFrom('coupon').where('code', '=', typed.trim().toUpperCase()))

/** The coupon of a cart. */
export const cartCoupon = (db: Db, cartId: string): Promise<Coupon | undefined> =>
  read(
    db.selectFrom('coupon').where('id', '=', (e) => e.selectFrom('cart').select('coupon_id').where('id', '=', cartId)),
  )

const read = (query: SelectQueryBuilder<Database, 'coupon', object>): Promise<Coupon | undefined> =>
  query
    .select(['id', 'code', 'percent', 'minimum_incl as minimumIncl'])
    .select(sql<boolean>`now() >= starts_at and now() < ends_at`.as('isCurrent'))
    .executeTakeFirst()

/** What a coupon takes off an amount of euros, counted in whole cents. */
export const discountOn = (amount: number, { percent }: Coupon): number =>
  Math.round((Math.round(amount * 100) * percent) / 100) / 100
