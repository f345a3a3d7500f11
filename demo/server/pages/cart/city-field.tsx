/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { type City, cartCity, cityText } from '../../shop/cart/city.ts'
import { countries } from '../../shop/delivery.ts'

/** The text that was typed without JavaScript, and the cities that match it. */
export type CityAsk = { text: string; found: City[] }

/** If a text matches more than one city, each is a button. */
export async function CityField({ c, asked }: { c: ShopContext; asked?: CityAsk | undefined }) {
  const [culture, db, market, t] = [c.get('culture'), c.get('db'), c.get('market'), c.get('t')]
  const country = (await countries(db, culture)).find(({ code }) => code === market.country)
  const city = await cartCity(c)
  const value = asked?.text ?? (city?.country === market.country ? cityText(city) : '')
  return (
    <city-typeahead country-id={country?.id}>
      <form class="city-form" method="post" action={pagePath(c, '/shoppingcarts/city')}>
        <label for="cart-city">{t('Basket.City.Label', { country: country?.name ?? '' })}</label>
        <span class="city-row">
          <input id="cart-city" name="Place" value={value} autocomplete="off" required maxlength={80} />
          <button class="button" data-quiet data-small type="submit" data-part="send">
            {t('Basket.City.Choose')}
          </button>
        </span>
        {asked && (
          <span class="city-found" role="alert">
            {asked.found.length === 0 && t('ShoppingCarts.NoCityFound')}
            {asked.found.map((one) => (
              <button class="button-link" type="submit" name="CityId" value={one.id} formnovalidate>
                {cityText(one)}
              </button>
            ))}
          </span>
        )}
      </form>
    </city-typeahead>
  )
}
