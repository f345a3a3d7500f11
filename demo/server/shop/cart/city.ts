import { foldText, literally } from '../../../data/fold.ts'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { findCart, withCart } from './find-cart.ts'
import { chooseTaxCountry } from './market.ts'

export type City = { id: number; postalCode: string; name: string; country: string }

/** Letters. */
const shortestCity = 4

const mostCities = 20

const cities = (db: Db) =>
  db
    .selectFrom('city')
    .innerJoin('country', 'country.id', 'city.country_id')
    .select(['city.id', 'city.postal_code as postalCode', 'city.name', 'country.code as country'])

/** The cities of a country whose postal code or name begins with a text; `75002 Paris` matches both. */
export async function findCities(db: Db, countryId: number, text: string): Promise<City[]> {
  const [, code = '', rest = ''] = /^\s*([\d-]*(?:\s?[A-Z]{2}\b)?)\s*(.*)$/i.exec(text) ?? []
  const name = foldText(rest)
  if (code.length + name.length < shortestCity) return []
  return (
    cities(db)
      .where('city.country_id', '=', countryId)
      .$if(code !== '', (query) => query.where('city.postal_code', 'like', `${literally(code.toUpperCase())}%`))
      .$if(name !== '', (query) => query.where('city.folded', 'like', `${literally(name)}%`))
      // An exact name before longer names that begin with it.
      .orderBy((e) => e('city.folded', '=', name), 'desc')
      .orderBy('city.postal_code')
      .orderBy('city.name')
      .limit(mostCities)
      .execute()
  )
}

/** The city to which the visitor's basket is delivered; undefined before it is chosen. */
export async function cartCity({ var: { db, session } }: ShopContext): Promise<City | undefined> {
  const cartId = await findCart(db, session)
  if (cartId === null) return undefined
  const chosen = db.selectFrom('cart').select('city_id').where('id', '=', cartId)
  return cities(db).where('city.id', '=', chosen).executeTakeFirst()
}

/** Sets the city of the delivery, and thereby its country. Undefined for an unknown city. */
export async function chooseCity(c: ShopContext, id: number | undefined): Promise<City | undefined> {
  const city = await cities(c.get('db'))
    .where('city.id', '=', id ?? 0)
    .executeTakeFirst()
  if (!city) return undefined
  await chooseTaxCountry(c, city.country)
  await withCart(c, (trx, cartId) =>
    trx.updateTable('cart').set({ city_id: city.id }).where('id', '=', cartId).execute(),
  )
  return city
}

export const cityText = ({ postalCode, name }: Pick<City, 'postalCode' | 'name'>): string => `${postalCode} ${name}`
