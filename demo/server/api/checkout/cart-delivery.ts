import { Hono } from 'hono'
import type { Shop, ShopContext } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { type Fields, readBody, textOf, wholeNumber } from '../../http/body.ts'
import { chooseCity } from '../../shop/cart/city.ts'
import { chooseMethod, deliverTo } from '../../shop/cart/delivery-choice.ts'
import { chooseTaxCountry } from '../../shop/cart/market.ts'

/** The calls that choose a cart's delivery and its country (§7); mounted with the other calls of the cart. */
export const deliveryCalls = new Hono<Shop>()

const withBody = (answer: (c: ShopContext, fields: Fields) => Promise<Response>) => async (c: ShopContext) => {
  const body = await readBody(c)
  return body.ok ? answer(c, body.fields) : refuseJson(c, body.status, body.key)
}

const country = (c: ShopContext, isKnown: boolean) =>
  isKnown ? c.json(true) : refuseJson(c, 400, 'Answers.CountryUnknown')

deliveryCalls.post(
  '/shippingmethods',
  withBody(async (c, fields) => {
    const choice = await chooseMethod(c, wholeNumber(fields.ShippingMethodId))
    if (choice.state === 'chosen') return c.json(true)
    if (choice.state === 'unknown') return refuseJson(c, 400, 'Shop.Checkout.MethodMissing')
    return refuseJson(c, 409, `Checkout.Problems.${choice.state}`, { values: { name: choice.name } })
  }),
)

deliveryCalls.post(
  '/shippingcountries',
  withBody(async (c, fields) => country(c, await chooseTaxCountry(c, textOf(fields, 'CountryCode')))),
)

// The country of the bill changes no price: it is only checked here, and is sent again with the order.
deliveryCalls.post(
  '/country',
  withBody(async (c, fields) => country(c, await deliverTo(c, wholeNumber(fields.ShippingCountryId)))),
)

deliveryCalls.post(
  '/city',
  withBody(async (c, fields) =>
    (await chooseCity(c, wholeNumber(fields.CityId))) ? c.json(true) : refuseJson(c, 400, 'ShoppingCarts.NoCityFound'),
  ),
)
