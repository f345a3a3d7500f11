import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { wholeNumber } from '../../http/body.ts'
import { cityText, findCities } from '../../shop/cart/city.ts'
import { countryCode } from '../../shop/delivery.ts'

/** GET countries/{id}/cities/{query}: an object that maps the id of a city to its postal code and name (§7). */
export const cityCalls = new Hono<Shop>()

/** Characters; no city has a longer name. */
const longest = 80

cityCalls.get('/:countryId/cities/:query', async (c) => {
  const { db } = c.var
  const countryId = wholeNumber(c.req.param('countryId'))
  const query = c.req.param('query')
  if (countryId === undefined || (await countryCode(db, countryId)) === undefined)
    return refuseJson(c, 404, 'Answers.CountryUnknown')
  const found = query.length > longest ? [] : await findCities(db, countryId, query)
  return c.json(Object.fromEntries(found.map((city) => [city.id, cityText(city)])))
})
