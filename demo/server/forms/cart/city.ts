import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { basketPage } from '../../pages/cart/basket-page.tsx'
import { chooseCity, findCities } from '../../shop/cart/city.ts'
import { countries } from '../../shop/delivery.ts'
import { withFields } from '../form.ts'

/** POST with the typed Place, or the CityId of a city that was found. */
export const cityForm = new Hono<Shop>()

cityForm.post('/city', (c) => withFields(c, (fields) => choose(c, fields)))

async function choose(c: ShopContext, fields: Fields): Promise<Response> {
  const { culture, db, market } = c.var
  const text = textOf(fields, 'Place')
  const country = (await countries(db, culture)).find(({ code }) => code === market.country)
  const chosen = wholeNumber(fields.CityId)
  const found = chosen === undefined ? await findCities(db, country?.id ?? 0, text) : []
  const id = chosen ?? (found.length === 1 ? found[0]?.id : undefined)
  if (await chooseCity(c, id)) return c.redirect(pagePath(c, '/shoppingcarts#cart-city'), 303)
  return basketPage(c, { text, found })
}
