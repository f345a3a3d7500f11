import { sql } from 'kysely'
import { localized } from '../../data/catalogue/localized.ts'
import type { Culture } from '../../data/cultures.ts'
import { type Cents, toCents, withTax } from '../../data/money/cents.ts'
import type { Audience } from '../../data/money/market.ts'
import { inCurrency } from '../../data/money/market.ts'
import type { Db } from '../../data/schema.ts'
import { collator } from '../culture/formatters.ts'
import type { CartView } from './cart/sums.ts'
import { type DayRange, dayFromToday } from './days.ts'

export type ShippingProblem = 'country' | 'weight'

/** A shipping method, with prices in the visitor's currency. `days`: its duration in working days. */
export type ShippingMethod = {
  id: number
  code: string
  name: string
  priceExcl: Cents
  priceIncl: Cents
  /** The total from which it is free; null if it never is. */
  freeFromIncl: Cents | null
  days: { least: number; most: number }
  /** The carrier of its pickup points; null for a method without pickup points. */
  carrier: string | null
  carrierGatewayId: number | null
  problem: ShippingProblem | null
}

/** The days that a customer can request: from tomorrow, sixty days ahead. */
export const deliveryDays = (): DayRange => ({ first: dayFromToday(1), last: dayFromToday(60) })

export type Country = { id: number; code: string; name: string }

/** The payment methods: the codes of the form field PaymentMethod. */
export const paymentMethods = ['BankTransfer', 'Card', 'CardOnDelivery', 'CashOnDelivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const isPaymentMethod = (text: string): text is PaymentMethod => paymentMethods.includes(text as PaymentMethod)

/** The payment methods of a shipping method: pickup points accept no money. */
export const paymentsOf = ({ carrier }: Pick<ShippingMethod, 'carrier'>): readonly PaymentMethod[] =>
  carrier === null ? paymentMethods : ['BankTransfer', 'Card']

type Parcel = Pick<CartView, 'lines' | 'totalIncl' | 'isDeliveryFree'>

const smallest: Parcel = { lines: [], totalIncl: 0, isDeliveryFree: false }

type MethodRow = Pick<ShippingMethod, 'id' | 'code' | 'name' | 'carrier' | 'carrierGatewayId' | 'problem'> & {
  price_excl: number | null
  free_from_incl: number | null
  least_days: number
  most_days: number
}

/**
 * The shipping methods in the shop's order, priced by the basket's weight and total and by the market's country.
 * Methods that are not available are included, with the problem.
 */
export async function shippingMethods(
  db: Db,
  { culture, market }: Audience,
  { lines, totalIncl, isDeliveryFree }: Parcel = smallest,
): Promise<ShippingMethod[]> {
  const json = JSON.stringify(lines.map(({ variant, quantity }) => ({ variant: variant.id, quantity })))
  const { rows } = await sql<MethodRow>`
    select m.id, m.code, ${localized('m.name', culture)} as name, m.free_from_incl, m.least_days, m.most_days, m.carrier,
      m.carrier_gateway_id as "carrierGatewayId",
      case when ${isDeliveryFree}::boolean
        or ${totalIncl}::int >= round(m.free_from_incl * 100 * ${market.rate}::bigint / 1000000)
        then 0 else rate.price_excl end as price_excl,
      case when rate.price_excl is not null then null
        when exists(select from shipping_rate r where r.method_id = m.id and r.zone = home.zone) then 'weight'
        else 'country' end as problem
    from shipping_method m
      cross join (select zone from country where code = ${market.country}) home
      cross join (select coalesce(sum(v.grams * line.quantity), 0) as grams
        from jsonb_to_recordset(${json}::jsonb) as line (variant int, quantity int)
        join variant v on v.id = line.variant) parcel
      left join lateral (select price_excl from shipping_rate r
        where r.method_id = m.id and r.zone = home.zone and r.to_grams >= parcel.grams
        order by r.to_grams limit 1) rate on true
    order by m.position, m.id`.execute(db)
  return rows.map(({ price_excl, free_from_incl, least_days, most_days, ...row }) => {
    const priceExcl = inCurrency(toCents(price_excl ?? 0), market)
    return {
      ...row,
      priceExcl,
      priceIncl: withTax(priceExcl, market.taxes.standard),
      freeFromIncl: free_from_incl === null ? null : inCurrency(toCents(free_from_incl), market),
      days: { least: least_days, most: most_days },
    }
  })
}

/** The chosen method, or the first available one; undefined if none is available. */
export const methodFor = (methods: ShippingMethod[], chosen: number | null): ShippingMethod | undefined => {
  const serving = methods.filter(({ problem }) => problem === null)
  return serving.find(({ id }) => id === chosen) ?? serving[0]
}

/** The code of a country (two letters); undefined for an unknown id. */
export const countryCode = async (db: Db, id: number | undefined): Promise<string | undefined> =>
  (
    await db
      .selectFrom('country')
      .select('code')
      .where('id', '=', id ?? 0)
      .executeTakeFirst()
  )?.code

/** The countries by name. */
export async function countries(db: Db, culture: Culture): Promise<Country[]> {
  const rows = await db
    .selectFrom('country')
    .select(['id', 'code', localized('name', culture).as('name')])
    .execute()
  const inOrder = collator(culture)
  return rows.toSorted((one, other) => inOrder.compare(one.name, other.name))
}
