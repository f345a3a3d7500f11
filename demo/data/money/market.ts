import { type RawBuilder, sql } from 'kysely'
import type { Culture } from '../cultures.ts'
import type { Db } from '../schema.ts'
import { BASIS_POINTS, type Cents } from './cents.ts'
import type { TaxClass } from './tax-classes.ts'

/**
 * The currency and the country of a visitor's prices. `rate`: millionths of the currency for one euro. `country`: two
 * letters, the country whose taxes are in the prices. `taxes` in basis points (2000 are 20 %).
 */
export type Market = {
  currency: string
  rate: number
  country: string
  taxes: Record<TaxClass, number>
  /** The valid VAT number of a company; null without one. */
  vatNumber: string | null
  /** Whether that company owes the tax in place of the shop: the taxes are then 0. */
  isReverseCharge: boolean
}

/** For whom something is named and priced. */
export type Audience = { culture: Culture; market: Market }

/** The parts of one, as which a rate of exchange is counted. */
const MILLION = 1_000_000

export const homeMarket: Market = {
  currency: 'EUR',
  rate: MILLION,
  country: 'FR',
  taxes: { standard: 2000, print: 550, food: 550 },
  vatNumber: null,
  isReverseCharge: false,
}

/** The options of a visitor: the codes of the currencies in their order, and of the countries with known taxes. */
export type MarketChoices = { currencies: string[]; countries: string[] }

export async function marketChoices(db: Db): Promise<MarketChoices> {
  const { rows } = await sql<MarketChoices>`select
    array(select code from currency order by position) as currencies,
    array(select code from country where exists(select from tax_rate where country_id = country.id)) as countries`.execute(
    db,
  )
  return rows[0] ?? { currencies: [], countries: [] }
}

/** The market of a choice; missing or unknown values are those of the home market. */
export async function marketOf(
  db: Db,
  chosen: { currency?: string | null; country?: string | null; vatNumber?: string | null },
): Promise<Market> {
  const { currency, country } = { currency: chosen.currency ?? '', country: chosen.country ?? '' }
  const { rows } = await sql<{
    currency: string
    rate: number
    country: string
    zone: string
    class: TaxClass
    tax: number
  }>`
    select money.code as currency, (money.per_euro * ${MILLION}::int)::bigint as rate, c.code as country, c.zone,
      t.class, (t.rate * ${BASIS_POINTS}::int)::int as tax
    from (select code, per_euro from currency where code in (${currency}, ${homeMarket.currency})
        order by code = ${currency} desc limit 1) money,
      (select id, code, zone from country where code in (${country}, ${homeMarket.country})
        and exists(select from tax_rate where country_id = country.id) order by code = ${country} desc limit 1) c
      join tax_rate t on t.country_id = c.id`.execute(db)
  const [first] = rows
  if (!first) return homeMarket
  const vatNumber = chosen.vatNumber ?? null
  const isReverseCharge =
    vatNumber?.slice(0, 2) === first.country && first.country !== homeMarket.country && first.zone !== 'outside'
  const own = { currency: first.currency, rate: Number(first.rate), country: first.country, vatNumber }
  if (isReverseCharge) return { ...own, taxes: { standard: 0, print: 0, food: 0 }, isReverseCharge }
  const taxes = { ...homeMarket.taxes, ...Object.fromEntries(rows.map((row) => [row.class, row.tax])) }
  return { ...own, taxes, isReverseCharge }
}

export const inCurrency = (euros: Cents, { rate }: Market): Cents => Math.round((euros * rate) / MILLION)

/** The same in SQL, with tax, rounded in the same way as `inCurrency` and `withTax`. */
export function shownCents(market: Market, euros: RawBuilder<unknown>, taxClass: RawBuilder<unknown>) {
  const [print, food, standard] = (['print', 'food', 'standard'] as const).map((name) =>
    sql.lit(BASIS_POINTS + market.taxes[name]),
  )
  const [million, half] = [sql.lit(MILLION), sql.lit(MILLION / 2)]
  const [points, halfPoints] = [sql.lit(BASIS_POINTS), sql.lit(BASIS_POINTS / 2)]
  const excl = sql`((${euros}::bigint * ${sql.lit(market.rate)} + ${half}) / ${million})`
  const tax = sql`case ${taxClass} when 'print' then ${print} when 'food' then ${food} else ${standard} end`
  return sql`((${excl} * (${tax}) + ${halfPoints}) / ${points})::int`
}
