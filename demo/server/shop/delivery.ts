import { sql } from 'kysely'
import { localized } from '../../data/catalogue/localized.ts'
import type { Culture } from '../../data/cultures.ts'
import { type Cents, toCents, withTax } from '../../data/money/cents.ts'
import type { Audience } from '../../data/money/market.ts'
import { inCurrency } from '../../data/money/market.ts'
import type { Db } from '../../data/schema.ts'
import { collator } from '../formatters.ts'
import type { CartView } from './cart/sums.ts'
import { type DayRange, dayFromToday } from './days.ts'

/** Why a way of delivery does not serve a basket: not in its country, or not what weighs so much. */
export type ShippingProblem = 'country' | 'weight'

/** A way to have an order delivered, priced in the visitor's currency. `days`: how many working days it takes. */
export type ShippingMethod = {
  id: number
  code: string
  name: string
  priceExcl: Cents
  priceIncl: Cents
  /** From this sum of products on it costs nothing; null for never. */
  freeFromIncl: Cents | null
  days: { least: number; most: number }
  /** Who brings it to points where it is collected; null for a way that ends elsewhere. */
  carrier: string | null
  carrierGatewayId: number | null
  problem: ShippingProblem | null
}

/** The days on which a delivery can be wished for: from tomorrow, sixty days ahead. */
export const deliveryDays = (): DayRange => ({ first: dayFromToday(1), last: dayFromToday(60) })

/** A country to which the shop delivers. */
export type Country = { id: number; code: string; name: string }

/** How an order can be paid: the codes of the form field PaymentMethod. */
export const paymentMethods = ['BankTransfer', 'Card', 'CardOnDelivery', 'CashOnDelivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Says whether a field's value is one of `paymentMethods`. */
export const isPaymentMethod = (text: string): text is PaymentMethod => paymentMethods.includes(text as PaymentMethod)

/** How an order can be paid that goes by a way of delivery: nobody takes money at the points of a carrier. */
export const paymentsOf = ({ carrier }: Pick<ShippingMethod, 'carrier'>): readonly PaymentMethod[] =>
  carrier === null ? paymentMethods : ['BankTransfer', 'Card']

/** What a delivery is counted by. */
type Parcel = Pick<CartView, 'lines' | 'totalIncl' | 'isDeliveryFree'>

/** One item that is not dear. */
const smallest: Parcel = { lines: [], totalIncl: 0, isDeliveryFree: false }

type MethodRow = Pick<ShippingMethod, 'id' | 'code' | 'name' | 'carrier' | 'carrierGatewayId' | 'problem'> & {
  price_excl: number | null
  free_from_incl: number | null
  least_days: number
  most_days: number
}

/**
 * The ways of delivery in the shop's order, priced by the weight of a basket, its sum and the country of the market. Those that
 * do not serve it come too, with the problem.
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

/** The way that was chosen, or the first that serves the basket; undefined when none does. */
export const methodFor = (methods: ShippingMethod[], chosen: number | null): ShippingMethod | undefined => {
  const serving = methods.filter(({ problem }) => problem === null)
  return serving.find(({ id }) => id === chosen) ?? serving[0]
}

/** The two letters of a country; undefined for an unknown id. */
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
