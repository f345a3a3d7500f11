import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { askCurrencyPage } from '../../pages/cart/market-page.tsx'
import { formPage, returnPath } from '../../security/return-path.ts'
import { chooseCurrency, chooseTaxCountry } from '../../shop/cart/market.ts'
import { withFields } from '../form.ts'
import { isTicked } from '../security/register.ts'

/** The choice of a currency (POST Currency; Force after a confirmation) and of a tax country (POST Country). */
export const marketForms = new Hono<Shop>()

marketForms.post('/currency', (c) => withFields(c, (fields) => changeCurrency(c, fields)))
marketForms.post('/country', (c) => withFields(c, (fields) => changeCountry(c, fields)))

async function changeCurrency(c: ShopContext, fields: Fields): Promise<Response> {
  const currency = textOf(fields, 'Currency')
  const change = await chooseCurrency(c, currency, isTicked(fields, 'Force'))
  if (change === 'unknown') return refuse(c, 400, 'Answers.CurrencyUnknown')
  return change === 'asks' ? askCurrencyPage(c, { currency, returnUrl: cameFrom(c, fields) }) : back(c, fields)
}

async function changeCountry(c: ShopContext, fields: Fields): Promise<Response> {
  const isKnown = await chooseTaxCountry(c, textOf(fields, 'Country'))
  return isKnown ? back(c, fields) : refuse(c, 400, 'Answers.CountryUnknown')
}

/** The page on which the choice was made; the form of the confirmation passes it on. */
const cameFrom = (c: ShopContext, fields: Fields) =>
  returnPath(textOf(fields, 'ReturnUrl'), c.get('app'), formPage(c, pagePath(c, '/market')))

const back = (c: ShopContext, fields: Fields) => c.redirect(cameFrom(c, fields), 303)
