import type { APIRequestContext } from '@playwright/test'

/** A variant for tests: its product's rules, and its stock, which the shop's refusal names. */
export type Good = {
  productId: number
  variantId: number
  stock: number
  minQty: number
  maxQty: number
  stepQty: number
  price: number
}

const call = '/api/v1/catalog/products/addtocart'

/** Adds to the cart as the library does. */
export const add = (visitor: APIRequestContext, variantId: unknown, quantity: unknown, more: object = {}) =>
  visitor.post(call, { data: { ProductVariantId: variantId, Quantity: quantity, Name: 'A piece', ...more } })

const number = (html: string, name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(html)?.[1] ?? NaN)

type Rules = Pick<Good, 'variantId' | 'price' | 'minQty' | 'maxQty' | 'stepQty'>

/** Data that no purchase changes, read once. */
const known = new Map<number, Rules>()

async function rulesOf(visitor: APIRequestContext, productId: number): Promise<Rules> {
  const headers = { 'X-Page-Target': '#page' }
  const page = await (await visitor.get(`/fr/catalog/product/${productId}/x`, { headers })).text()
  const model = await (await visitor.get(`/api/v1/catalog/products/${productId}/productvariants`)).json()
  const { ProductVariantId: variantId, UnitPriceTaxIncl: price } = model.ProductVariantViewModel
  const rules = { minQty: number(page, 'min-qty'), maxQty: number(page, 'max-qty'), stepQty: number(page, 'step-qty') }
  return { variantId, price, ...rules }
}

export async function goodOf(visitor: APIRequestContext, productId: number): Promise<Good> {
  const rules = known.get(productId) ?? (await rulesOf(visitor, productId))
  known.set(productId, rules)
  return { productId, stock: await stockOf(visitor, rules.variantId, rules), ...rules }
}

/** Requests far more than the stock: the refusal names it. A maximum of the product would be refused first. */
export async function stockOf(
  visitor: APIRequestContext,
  variantId: number,
  { maxQty, stepQty }: { maxQty: number; stepQty: number },
) {
  if (maxQty > 0) return NaN
  const answer = await add(visitor, variantId, 1_000_000 * stepQty)
  return (await answer.json()).Stock as number
}

/**
 * The first suitable product from `start` on. Tests that buy start at products of their own, so that they do not
 * disturb each other.
 */
export async function findGood(
  visitor: APIRequestContext,
  start: number,
  fits: (good: Good) => boolean,
): Promise<Good> {
  for (let id = start; id < start + 400; id += 1) {
    const good = await goodOf(visitor, id)
    if (fits(good)) return good
  }
  throw new Error(`No product from ${start} on fits ${fits}.`)
}

/** A product that is sold in sets, found in the lists, whose buttons add the smallest quantity. */
export async function findSet(visitor: APIRequestContext, fits: (good: Good) => boolean): Promise<Good> {
  for (let page = 1; page < 20; page++) {
    const list = await (await visitor.get('/fr/catalog', { params: { pageSize: 48, pageindex: page } })).text()
    for (const card of list.split('data-variant-id=').slice(1)) {
      const id = Number(/\/catalog\/product\/(\d+)\//.exec(card)?.[1])
      if (!/name="Quantity" value="[2-9]/.test(card)) continue
      const good = await goodOf(visitor, id)
      if (fits(good)) return good
    }
  }
  throw new Error(`No set in the lists fits ${fits}.`)
}

export const plenty = ({ minQty, maxQty, stepQty, stock }: Good) =>
  minQty === 1 && stepQty === 1 && maxQty === 0 && stock >= 8

export async function linesOf(
  visitor: APIRequestContext,
): Promise<{ id: number; variantId: number; quantity: number }[]> {
  const html = await (await visitor.get('/fr/widget/shoppingcartitems')).text()
  return [...html.matchAll(/<tr[^>]*data-item-id[^>]*>/g)].map(([row]) => ({
    id: number(row, 'data-item-id'),
    variantId: Number(/data-item-key="\w+-(\d+)"/.exec(row)?.[1]),
    quantity: number(row, 'data-quantity'),
  }))
}

export const checkout = (more: Record<string, string> = {}) => ({
  ShippingFirstName: 'Ada',
  ShippingLastName: 'Test',
  ShippingStreet1: '1 rue du Port',
  ShippingPostalCode: '69005',
  ShippingCity: 'Lyon',
  ShippingCountryId: '1',
  BillingSameAsShipping: 'true',
  ShippingMethodId: '1',
  PaymentMethod: 'BankTransfer',
  Terms: 'true',
  ...more,
})

export const attemptOf = async (visitor: APIRequestContext) =>
  /name="AttemptKey" value="([^"]+)"/.exec(await (await visitor.get('/fr/checkout')).text())?.[1] ?? ''

export const order = (customer: APIRequestContext, more: Record<string, string> = {}) =>
  customer.post('/fr/checkout', { form: checkout(more), maxRedirects: 0 })

/** The number of the order that adds whole euros to the prepaid account of a customer. */
export async function orderMoney(customer: APIRequestContext, euros: number): Promise<string> {
  const answer = await customer.post('/fr/account/prepaid/add', { form: { Quantity: String(euros) }, maxRedirects: 0 })
  return /number=(\d+)$/.exec(answer.headers().location ?? '')?.[1] ?? ''
}

export async function payByCard(customer: APIRequestContext, number: string) {
  const payment = await (await customer.post('/api/v1/cardpayments', { form: { Number: number } })).json()
  const card = { Secret: payment.Secret, Number: '4242424242424242', Expiry: '12/30', Code: '123' }
  await customer.post('/pay/authorise', { form: card })
  return customer.post('/fr/sales/payment', { form: { Number: number, PaymentMethod: 'Card' }, maxRedirects: 0 })
}

/** Adds whole euros to the prepaid account of a customer, paid by card. */
export const payIn = async (customer: APIRequestContext, euros: number) =>
  payByCard(customer, await orderMoney(customer, euros))
