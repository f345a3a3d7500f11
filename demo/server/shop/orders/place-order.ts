import { sql } from 'kysely'
import { keepCouponUse } from '../../../data/catalogue/coupons.ts'
import { BASIS_POINTS, type Cents, decimal, fromCents } from '../../../data/money/cents.ts'
import type { Db } from '../../../data/schema.ts'
import type { GiftCard } from '../../../data/tables/cart.ts'
import type { IsoDay } from '../../../data/tables/columns.ts'
import type { PickupPlace, PostalAddress } from '../../../data/tables/orders.ts'
import type { ShopContext } from '../../context.ts'
import { keepAddress } from '../addresses.ts'
import { readCart } from '../cart/cart-view.ts'
import { settleCoupon } from '../cart/coupons.ts'
import { customersCart, lockCart, lockCustomer } from '../cart/find-cart.ts'
import type { CartLine, CartView } from '../cart/sums.ts'
import { lockStock, takeStock } from '../catalogue/stock.ts'
import { type PaymentMethod, type ShippingMethod, shippingMethods } from '../delivery.ts'
import { collectionOf } from '../pickup/collection.ts'
import { markGiven } from '../wishlists/given.ts'
import { promisedPayment } from './card.ts'

export type Buyer = { customerId: number; email?: undefined } | { customerId: null; email: string }

/** The data of a valid checkout form. `billing` is the shipping address if there is no other. */
export type Checkout = {
  shipping: PostalAddress
  billing: PostalAddress
  /** The company that buys, if there is one. */
  company: string | null
  methodId: number
  payment: PaymentMethod
  remarks: string
  wishedDay: IsoDay | null
  /** The greeting cards of the form, by the id of their line; other lines keep that of the basket. */
  gifts: Map<number, GiftCard | null>
  /** The key of the attempt in the form; '' without one. */
  attempt: string
  /** The code whose discount was in the shown total; '' for none. */
  couponCode: string
  /** The shown total with tax and delivery, '45.95 EUR'; '' for a form that shows none. */
  seenTotal: string
}

/**
 * The outcome of placing an order. `isAgain`: the same order was placed just before. `short`: products with a lower
 * stock than ordered. `coupon`: the code in the shown total is no longer valid. `total`: the shown total has changed.
 * `method`: the shipping method is no longer available. `point`: no pickup point was chosen.
 */
export type Placed =
  | { state: 'placed'; number: string; isAgain: boolean }
  | { state: 'empty' }
  | { state: 'short'; name: string; stock: number }
  | { state: 'coupon'; code: string }
  | { state: 'total'; totalIncl: Cents }
  | { state: 'method' }
  | { state: 'point' }

class CouponUsed extends Error {
  constructor(
    readonly cartId: string,
    readonly code: string,
  ) {
    super(`Another order has used ${code} at the same moment.`)
  }
}

class ShortOfStock extends Error {
  constructor(
    readonly line: CartLine,
    readonly stock: number,
  ) {
    super(`Only ${stock} left of variant ${line.variant.id}.`)
  }
}

/**
 * Turns the buyer's cart into an order, in one transaction. It locks the cart and the stock, takes the stock, stores
 * the names and prices of the lines, subtracts the coupon, and empties the cart. Of two buyers of the last unit the
 * second gets `short`.
 */
export async function placeOrder(c: ShopContext, buyer: Buyer, checkout: Checkout): Promise<Placed> {
  try {
    return await c.var.db.transaction().execute((trx) => place(trx, c, buyer, checkout))
  } catch (error) {
    // Thrown, so that the transaction rolls back.
    if (error instanceof CouponUsed) {
      await dropUsed(c, error.cartId, buyer.email)
      return { state: 'coupon', code: error.code }
    }
    if (error instanceof ShortOfStock) return { state: 'short', name: error.line.variant.name, stock: error.stock }
    throw error
  }
}

/** Removes a code that was used in the meantime from the cart, which stores the reason. */
const dropUsed = (c: ShopContext, cartId: string, email?: string) =>
  c.var.db.transaction().execute(async (trx) => {
    await lockCart(trx, cartId)
    await settleCoupon(c, trx, cartId, email)
  })

async function place(trx: Db, c: ShopContext, buyer: Buyer, checkout: Checkout): Promise<Placed> {
  const { customerId, email } = buyer
  const sessionId = c.get('session').id ?? ''
  const cartId = customerId === null ? await lockGuestsCart(trx, sessionId) : await lockCustomersCart(trx, customerId)
  const ids = cartId === null ? [] : await variantIds(trx, cartId)
  const isEmpty = ids.length === 0
  if (isEmpty || checkout.attempt !== '') {
    const before = await placedBefore(trx, customerId, sessionId, checkout.attempt)
    if (isEmpty || before.state === 'placed') return before
  }
  if (cartId === null) return { state: 'empty' }
  const shelves = await lockStock(trx, ids)
  const cart = await readCart(c, trx, cartId, email)
  if (checkout.couponCode !== '' && checkout.couponCode !== discountCode(cart)) {
    await settleCoupon(c, trx, cartId, email)
    return { state: 'coupon', code: checkout.couponCode }
  }
  const method = (await shippingMethods(trx, c.var, cart)).find(({ id }) => id === checkout.methodId)
  if (!method || method.problem) return { state: 'method' }
  const point = method.carrier ? await collectionOf(trx, cartId) : undefined
  if (method.carrier && !point) return { state: 'point' }
  const totalIncl = cart.totalIncl + method.priceIncl
  if (checkout.seenTotal !== '' && checkout.seenTotal !== seenTotal(c, totalIncl)) return { state: 'total', totalIncl }
  for (const line of cart.lines) {
    const missing = await takeStock(trx, shelves.get(line.variant.id) ?? [], line.quantity)
    if (missing > 0) throw new ShortOfStock(line, line.quantity - missing)
  }
  const number = await writeOrder(trx, c, buyer, { checkout, cart, method, point, cartId })
  await trx
    .updateTable('cart')
    .set({ coupon_id: null, dropped_code: null, dropped_reason: null, shipping_method_id: null, pickup: null })
    .set({ attempt_key: sql<string>`gen_random_uuid()` })
    .where('id', '=', cartId)
    .execute()
  await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).execute()
  if (customerId !== null) {
    const isBoth = checkout.shipping === checkout.billing
    await keepAddress(trx, customerId, checkout.shipping, isBoth ? 'Both' : 'Shipping')
    if (!isBoth) await keepAddress(trx, customerId, checkout.billing, 'Billing')
  }
  return { state: 'placed', number, isAgain: false }
}

async function variantIds(trx: Db, cartId: string): Promise<number[]> {
  const rows = await trx.selectFrom('cart_line').select('variant_id').where('cart_id', '=', cartId).execute()
  return rows.map((row) => row.variant_id)
}

async function lockCustomersCart(trx: Db, customerId: number): Promise<string | null> {
  await lockCustomer(trx, customerId)
  const cartId = await customersCart(trx, customerId)
  if (cartId !== null) await lockCart(trx, cartId)
  return cartId
}

async function lockGuestsCart(trx: Db, sessionId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('session')
    .select('cart_id')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  if (row?.cart_id) await lockCart(trx, row.cart_id)
  return row?.cart_id ?? null
}

/**
 * Seconds in which an order that is sent again, with an empty cart, counts as the same order, even from a form without
 * a key.
 */
const sameOrderSeconds = 120

/** The order that was placed before: by the same attempt; without a key, a moment ago. */
async function placedBefore(trx: Db, customerId: number | null, sessionId: string, attempt: string): Promise<Placed> {
  const row = await trx
    .selectFrom('customer_order')
    .select('number')
    .where((e) => (customerId === null ? e('session_id', '=', sessionId) : e('customer_id', '=', customerId)))
    .where('top_up', 'is', null)
    .where((e) =>
      attempt === ''
        ? e('created_at', '>', sql<Date>`now() - make_interval(secs => ${sameOrderSeconds})`)
        : e('attempt_key', '=', attempt),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? { state: 'placed', number: row.number, isAgain: true } : { state: 'empty' }
}

/** The total in the format of the form's hidden field. */
export const seenTotal = (c: ShopContext, totalIncl: Cents) => `${decimal(totalIncl)} ${c.get('market').currency}`

const discountCode = ({ coupon }: CartView) => (coupon?.problem === null ? coupon.code : null)

type NewOrder = {
  checkout: Checkout
  cart: CartView
  method: ShippingMethod
  point: PickupPlace | undefined
  cartId: string
}

async function writeOrder(
  trx: Db,
  c: ShopContext,
  { customerId, email }: Buyer,
  { checkout, cart, method, point, cartId }: NewOrder,
) {
  const { shipping, billing, company, payment, remarks, wishedDay, gifts } = checkout
  const { market } = c.var
  const { lines, discountExcl, discountIncl, totalExcl, totalIncl } = cart
  const attempt = await attemptOf(trx, cartId)
  const paid = totalIncl + method.priceIncl
  const next = await sql<{ number: string }>`select nextval('order_number')::text as number`.execute(trx)
  const number = next.rows[0]?.number ?? ''
  const { id } = await trx
    .insertInto('customer_order')
    .values({
      number,
      customer_id: customerId,
      email: email ?? null,
      session_id: customerId === null ? c.get('session').id : null,
      attempt_key: attempt,
      culture: c.get('culture'),
      shipping: JSON.stringify(shipping),
      billing: JSON.stringify(billing),
      shipping_method: method.name,
      pickup: point ? JSON.stringify(point) : null,
      is_collected: method.code === 'shop',
      shipping_excl: fromCents(method.priceExcl),
      shipping_incl: fromCents(method.priceIncl),
      shipping_tax_rate: market.taxes.standard / BASIS_POINTS,
      currency: market.currency,
      tax_country: market.country,
      company,
      vat_number: company === null ? null : market.vatNumber,
      is_reverse_charge: market.isReverseCharge,
      payment_method: payment,
      ...(payment === 'Card' && {
        payment_key: attempt,
        card_payment: await promisedPayment(trx, { key: attempt, amount: paid, currency: market.currency }),
      }),
      remarks,
      wished_day: wishedDay,
      coupon_code: discountCode(cart),
      discount_excl: fromCents(discountExcl),
      discount_incl: fromCents(discountIncl),
      total_excl: fromCents(totalExcl + method.priceExcl),
      total_incl: fromCents(paid),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_line')
    .values(lines.map((line) => orderLine(id, { ...line, gift: gifts.get(line.id) ?? line.gift })))
    .execute()
  const { coupon } = cart
  if (coupon?.problem === null) {
    const person = { customerId, email: email ?? c.get('customer')?.email ?? null }
    if (!(await keepCouponUse(trx, coupon.id, id, person))) throw new CouponUsed(cartId, coupon.code)
  }
  await markGiven(trx, cartId, { orderId: id, giver: `${billing.firstName} ${billing.lastName}`.trim() })
  return number
}

async function attemptOf(trx: Db, cartId: string): Promise<string> {
  const query = trx.selectFrom('cart').select('attempt_key').where('id', '=', cartId)
  return (await query.executeTakeFirstOrThrow()).attempt_key
}

function orderLine(orderId: number, { variant, quantity, price, discountExcl, discountIncl, gift }: CartLine) {
  return {
    order_id: orderId,
    variant_id: variant.id,
    sku: variant.sku,
    name: variant.choice === '' ? variant.name : `${variant.name}, ${variant.choice}`,
    quantity,
    unit_price_excl: fromCents(price.excl),
    unit_price_incl: fromCents(price.incl),
    tax_rate: variant.rules.taxRate / BASIS_POINTS,
    discount_excl: fromCents(discountExcl),
    discount_incl: fromCents(discountIncl),
    gift: gift && JSON.stringify(gift),
  }
}
