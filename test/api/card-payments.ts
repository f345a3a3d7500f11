import type { APIRequestContext } from '@playwright/test'
import { add, attemptOf, findGood, order, plenty } from './goods.ts'
import { expect } from './shop.ts'

const good = '4242424242424242'

type Opened = { PaymentId: string; Secret: string; Amount: number; State: string }

export const openPayment = async (visitor: APIRequestContext, form: object) =>
  visitor.post('/api/v1/cardpayments', { form: { ShippingMethodId: '1', ...form } as Record<string, string> })

export const opened = async (visitor: APIRequestContext, form: Record<string, string>): Promise<Opened> =>
  (await openPayment(visitor, form)).json()

export const card = (Secret: string, digits = good) => ({ Secret, Number: digits, Expiry: '12/30', Code: '123' })

/** Types a card in the provider's frame; returns the outcome. */
export const pay = async (visitor: APIRequestContext, Secret: string, digits = good) =>
  (await (await visitor.post('/pay/authorise', { form: card(Secret, digits) })).json()).Outcome

/** The events of a payment, from the first to the last. */
export const events = async (visitor: APIRequestContext, secret: string): Promise<string[]> =>
  (await (await visitor.get('/pay/payment', { params: { secret } })).json()).Events

/** Adds the first suitable product from `start` on to the cart, and lets the bank promise its price. */
export async function promisedCart(someone: APIRequestContext, start: number, form: Record<string, string> = {}) {
  const good = await findGood(someone, start, plenty)
  await add(someone, good.variantId, 1)
  const AttemptKey = await attemptOf(someone)
  const payment = await opened(someone, { AttemptKey, ...form })
  expect(await pay(someone, payment.Secret)).toBe('authorised')
  return { AttemptKey, ...good, ...payment }
}

export const byCard = (someone: APIRequestContext, AttemptKey: string, more = {}) =>
  order(someone, { PaymentMethod: 'Card', AttemptKey, ...more })
