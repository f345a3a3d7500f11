import { type Culture, cultures, type Localized } from '../../cultures.ts'
import { taxClasses } from '../../money/tax-classes.ts'
import type { Db, NewRow } from '../../schema.ts'
import type { Zone } from '../../tables/market.ts'
import { continueIds } from '../rows.ts'
import { inAll } from '../texts/cultures.ts'

/**
 * The countries of the shop with their taxes in percent, in the order of `taxClasses`: standard, printed matter, food.
 */
const taxes: Record<string, [number, number, number]> = {
  FR: [20, 5.5, 5.5],
  BE: [21, 6, 6],
  NL: [21, 9, 9],
  DE: [19, 7, 7],
  ES: [21, 4, 10],
  IT: [22, 4, 10],
  PT: [23, 6, 6],
  LU: [17, 3, 3],
  AT: [20, 10, 10],
  IE: [23, 0, 0],
  CH: [8.1, 2.6, 2.6],
  GB: [20, 0, 0],
}

const perEuro: Record<string, number> = { EUR: 1, CHF: 0.935, GBP: 0.872, USD: 1.158 }

/** All other countries are in Europe. */
const zones: Record<string, Zone> = {
  ...{ FR: 'near', BE: 'near', NL: 'near', LU: 'near', DE: 'near' },
  ...{ CH: 'outside', GB: 'outside' },
}

const countryNames = Object.fromEntries(
  cultures.map((culture) => {
    const locale = culture === 'pt' ? 'pt-PT' : culture
    return [culture, new Intl.DisplayNames(locale, { type: 'region' })]
  }),
) as Record<Culture, Intl.DisplayNames>

const countryRows = (): NewRow<'country'>[] =>
  Object.keys(taxes).map((code, index) => {
    const name: Localized = inAll((_, culture) => countryNames[culture].of(code) ?? code)
    return { id: index + 1, code, name, zone: zones[code] ?? 'europe' }
  })

/** Seeds the countries, their taxes and the currencies; existing rows are not changed. */
export async function seedMarkets(db: Db): Promise<void> {
  await db
    .insertInto('country')
    .values(countryRows())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await continueIds(db, 'country')
  const ids = new Map(
    (await db.selectFrom('country').select(['id', 'code']).execute()).map((row) => [row.code, row.id]),
  )
  const rates = Object.entries(taxes).flatMap(([code, percents]) =>
    taxClasses.map((name, index) => ({
      country_id: ids.get(code) ?? 0,
      class: name,
      rate: (percents[index] ?? 0) / 100,
    })),
  )
  await db.insertInto('tax_rate').values(rates).execute()
  const rows = Object.entries(perEuro).map(([code, per_euro], position) => ({ code, per_euro, position }))
  await db.insertInto('currency').values(rows).execute()
}
