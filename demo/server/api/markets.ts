import { Hono } from 'hono'
import type { Shop, ShopContext } from '../context.ts'
import { refuseJson } from '../http/answers.ts'
import { readBody, textOf } from '../http/body.ts'
import { type CurrencyChange, chooseCurrency, chooseTaxCountry } from '../shop/cart/market.ts'

/** POST changeto/{currency}, with `/true` once the shopper has agreed (§7). Every outcome has status 200. */
export const currencyCalls = new Hono<Shop>()

const reasons: Record<CurrencyChange, [code: string, type: string | null, key: string | null]> = {
  changed: ['OK', null, null],
  asks: ['KO', 'warning', 'Answers.CurrencyConverted'],
  unknown: ['KO', 'error', 'Answers.CurrencyUnknown'],
}

async function change(c: ShopContext, isForced: boolean) {
  const [ResponseCode, ReasonType, ReasonResourceKey] =
    reasons[await chooseCurrency(c, c.req.param('currency') ?? '', isForced)]
  return c.json({ ResponseCode, ReasonType, ReasonResourceKey })
}

currencyCalls.post('/changeto/:currency', (c) => change(c, false))
currencyCalls.post('/changeto/:currency/true', (c) => change(c, true))

/** PUT currentcountry: the country whose taxes are in the prices, by its two letters (§7). */
export const taxCalls = new Hono<Shop>()

taxCalls.put('/currentcountry', async (c) => {
  const body = await readBody(c)
  if (!body.ok) return refuseJson(c, body.status, body.key)
  const isKnown = await chooseTaxCountry(c, textOf(body.fields, 'currentCountry'))
  return isKnown ? c.json(true) : refuseJson(c, 400, 'Answers.CountryUnknown')
})
