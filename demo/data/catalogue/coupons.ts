import { type RawBuilder, sql } from 'kysely'
import type { Culture } from '../cultures.ts'
import { type Cents, divide, toCents } from '../money/cents.ts'
import { inCurrency, type Market } from '../money/market.ts'
import type { Db } from '../schema.ts'
import { localized } from './localized.ts'
import { branchOf } from './matching.ts'

/**
 * The reason why a coupon is not valid: outside of its dates, or for another customer; only for a first order; already
 * used; no products of its category in the basket; a higher minimum.
 */
export type CouponProblem = 'over' | 'first' | 'used' | 'category' | 'minimum'

/** A coupon applied to the lines of a basket. Amounts are in the market's currency, with tax. */
export type Coupon = {
  id: number
  code: string
  kind: 'percent' | 'amount' | 'shipping'
  percent: number | null
  amountIncl: Cents
  minimumIncl: Cents
  /** The name of the category to which it is limited; '' for all products. */
  category: string
  problem: CouponProblem | null
  /** The discount of each line, by the line's id; empty if there is a problem. */
  discounts: Map<number, Cents>
}

/** The total is with tax. */
type Line = { id: number; variantId: number; totalIncl: Cents }

/** `email` is that of the account, or the one that a guest has entered. */
export type Person = { customerId: number | null; email: string | null }

export type CouponAsk = Person & {
  lines: Line[]
  market: Market
  culture: Culture
}

/** Finds a coupon by a typed code, ignoring letter case and surrounding spaces, and its discount for a basket. */
export const findCoupon = (db: Db, typed: string, ask: CouponAsk): Promise<Coupon | undefined> =>
  read(db, sql`coupon.code = ${typed.trim().toUpperCase()}`, ask)

export const cartCoupon = (db: Db, cartId: string, ask: CouponAsk): Promise<Coupon | undefined> =>
  read(db, sql`coupon.id = (select coupon_id from cart where id = ${cartId})`, ask)

type CouponRow = Omit<Coupon, 'amountIncl' | 'minimumIncl' | 'discounts'> & {
  amount: number | null
  minimum: number
  line_ids: number[]
  discount: number
}

/** The keys of a person, by account and by normalized e-mail; a function of the database computes them. */
const keysOf = ({ customerId, email }: Person) => sql`person_keys(${customerId}::int, ${email}::text)`

const hasOrdered = ({ customerId, email }: Person) => sql`exists(
  select from customer_order o where o.top_up is null and (
    o.customer_id = ${customerId}::int or plain_email(o.email) = plain_email(${email}::text)
    or o.customer_id in (select id from customer c where plain_email(c.email) = plain_email(${email}::text))))`

/** A coupon for a first order is also used if another such coupon was. */
const hasUsed = (person: Person) => sql`exists(
  select from coupon_use u where (u.coupon_id = coupon.id or u.is_first and coupon.is_first_order)
    and u.person in (select ${keysOf(person)}))`

/**
 * Records that a person uses a coupon with an order. False for a coupon that each person may use once, and that was
 * used before or in a parallel order, for which the query waits. The record is kept even if the order is cancelled.
 */
export async function keepCouponUse(trx: Db, couponId: number, orderId: number, person: Person): Promise<boolean> {
  // Inserted in one order, so that transactions cannot deadlock.
  const { rows } = await sql<{ isKept: boolean }>`
    with meant as (select coupon.id, key, is_first_order from coupon, ${keysOf(person)} key
      where coupon.id = ${couponId} and (is_once or is_first_order)),
    kept as (insert into coupon_use (coupon_id, person, order_id, is_first)
      select id, key, ${orderId}::int, is_first_order from meant order by key
      on conflict do nothing returning person)
    select (select count(*) from meant) = (select count(*) from kept) as "isKept"`.execute(trx)
  return rows[0]?.isKept === true
}

/** Checks the rules in the database: by its clock, its orders, its categories. */
async function read(db: Db, which: RawBuilder<unknown>, { lines, ...ask }: CouponAsk): Promise<Coupon | undefined> {
  const { market, culture, customerId } = ask
  const json = JSON.stringify(
    lines.map(({ id, variantId, totalIncl }) => ({ id, variant: variantId, cents: totalIncl })),
  )
  const shown = (euros: string) => sql`round(${sql.ref(euros)} * 100 * ${market.rate}::bigint / 1000000)`
  const { rows } = await sql<CouponRow>`
    select coupon.id, coupon.code, coupon.kind, coupon.percent, coupon.amount_incl as amount,
      coupon.minimum_incl as minimum, ${localized('category.name', culture)} as category, meant.ids as line_ids,
      case
        when now() < starts_at or now() >= ends_at or coupon.customer_id <> coalesce(${customerId}::int, 0) then 'over'
        when is_first_order and (${hasOrdered(ask)} or ${hasUsed(ask)}) then 'first'
        when is_once and ${hasUsed(ask)} then 'used'
        when meant.cents is null then 'category'
        when meant.cents < ${shown('coupon.minimum_incl')} then 'minimum'
      end as problem,
      case coupon.kind when 'percent' then round(meant.cents * coupon.percent / 100.0)
        when 'amount' then least(meant.cents, ${shown('coupon.amount_incl')}) else 0 end::int as discount
    from coupon left join category on category.id = coupon.category_id,
    lateral (select coalesce(array_agg(line.id order by line.id), '{}') as ids, sum(line.cents) as cents
      from jsonb_to_recordset(${json}::jsonb) as line (id int, variant int, cents int)
      join variant v on v.id = line.variant join product p on p.id = v.product_id
      where coupon.category_id is null or p.category_id in ${branchOf(sql`array[coupon.category_id]`)}) meant
    where ${which}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { amount, minimum, line_ids: ids, discount, ...coupon } = row
  const inMarket = (euros: number) => inCurrency(toCents(euros), market)
  const meant = lines.filter(({ id }) => ids.includes(id))
  const shares =
    row.problem === null
      ? divide(
          discount,
          meant.map(({ totalIncl }) => totalIncl),
        )
      : []
  return {
    ...coupon,
    amountIncl: inMarket(amount ?? 0),
    minimumIncl: inMarket(minimum),
    discounts: new Map(meant.flatMap(({ id }, index) => (shares[index] ? [[id, shares[index]]] : []))),
  }
}

export type OfferedCoupon = Pick<Coupon, 'code' | 'kind' | 'percent' | 'amountIncl' | 'minimumIncl' | 'category'> & {
  isFirstOrder: boolean
  endsAt: Date
}

/** Personal ones first, then by their last day. */
export async function offeredCoupons(
  db: Db,
  { customerId, email, market, culture }: Omit<CouponAsk, 'lines'>,
): Promise<OfferedCoupon[]> {
  const person = { customerId, email }
  const { rows } = await sql<
    Omit<OfferedCoupon, 'amountIncl' | 'minimumIncl'> & { amount: number | null; minimum: number }
  >`
    select coupon.code, kind, percent, amount_incl as amount, minimum_incl as minimum,
      ${localized('category.name', culture)} as category, is_first_order as "isFirstOrder", ends_at as "endsAt"
    from coupon left join category on category.id = coupon.category_id
    where now() >= starts_at and now() < ends_at
      and (coupon.customer_id is null or coupon.customer_id = ${customerId}::int)
      and not (is_first_order and ${hasOrdered(person)})
      and not ((is_first_order or is_once) and ${hasUsed(person)})
    order by coupon.customer_id is null, ends_at, coupon.code`.execute(db)
  const inMarket = (euros: number) => inCurrency(toCents(euros), market)
  return rows.map(({ amount, minimum, ...row }) => ({
    ...row,
    amountIncl: inMarket(amount ?? 0),
    minimumIncl: inMarket(minimum),
  }))
}
