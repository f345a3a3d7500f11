import { Hono } from 'hono'
import { type FormState, freshForm, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { loginPage } from '../../pages/account/login-page.tsx'
import { checkoutPage } from '../../pages/cart/checkout/checkout-page.tsx'
import { amountText } from '../../pages/layout/format.ts'
import { cartView } from '../../shop/cart/cart-view.ts'
import { deliverTo, followMethod } from '../../shop/cart/delivery-choice.ts'
import { attemptKey } from '../../shop/cart/find-cart.ts'
import { stockProblem } from '../../shop/cart/quantity.ts'
import { afterCardOrder } from '../../shop/orders/card.ts'
import { confirmOrder } from '../../shop/orders/order-letters.ts'
import { type Buyer, type Checkout, type Placed, placeOrder } from '../../shop/orders/place-order.ts'
import { releaseRefused, releaseUnused } from '../../shop/orders/promises.ts'
import { proceed, withFields } from '../form.ts'
import { isTicked } from '../security/register.ts'
import { checkoutFieldNames, chosenAddress, readCheckout } from './checkout-fields.ts'

type Order = Extract<Placed, { state: 'placed' }>

export const checkoutForm = new Hono<Shop>()

checkoutForm.post('/', (c) => withFields(c, (fields) => checkOut(c, fields)))

async function checkOut(c: ShopContext, fields: Fields): Promise<Response> {
  const { customer, t } = c.var
  // The customer's session has ended since the page was shown: the cart belongs to the customer, so that a guest may
  // not order it.
  if (customer === null && isTicked(fields, 'SignedIn'))
    return loginPage(c, freshForm({ ReturnUrl: pagePath(c, '/checkout') }), 401)
  await followMethod(c, wholeNumber(fields.ShippingMethodId))
  const chosen = await chosenAddress(c, fields, 'Shipping')
  await deliverTo(c, chosen?.countryId ?? wholeNumber(fields.ShippingCountryId))
  const values = Object.fromEntries(checkoutFieldNames.map((name) => [name, textOf(fields, name)]))
  if (isTicked(fields, 'Update')) return showTotal(c, { values, errors: {} })
  const read = await readCheckout(c, fields)
  const state: FormState = { values, errors: read.errors }
  if (read.checkout === undefined) {
    await endPromise(c, fields)
    return checkoutPage(c, state, 422)
  }
  const buyer: Buyer = customer ? { customerId: customer.id } : { customerId: null, email: read.email }
  const placed = await placeOrder(c, buyer, read.checkout)
  if (placed.state === 'placed') return afterOrder(c, placed, read.checkout)
  await endPromise(c, fields)
  if (placed.state === 'short') {
    const { key, values: facts } = stockProblem(placed.name, placed.stock)
    return checkoutPage(c, { ...state, message: t(key, facts) }, 409)
  }
  if (placed.state === 'method') {
    return checkoutPage(c, { ...state, errors: { ShippingMethodId: t('Shop.Checkout.MethodMissing') } }, 409)
  }
  if (placed.state === 'point') {
    return checkoutPage(c, { ...state, errors: { ShippingMethodId: t('Pickup.Missing') } }, 422)
  }
  if (placed.state === 'coupon') {
    const message = t('Answers.CouponOver', { code: placed.code })
    return checkoutPage(c, { ...state, message }, 409)
  }
  if (placed.state === 'total') {
    const message = t('Answers.TotalChanged', { total: amountText(c, placed.totalIncl) })
    return checkoutPage(c, { ...state, message }, 409)
  }
  return noCart(c)
}

/** Without an order the authorization is cancelled: the corrected form asks for the card again. */
async function endPromise(c: ShopContext, fields: Fields): Promise<void> {
  const { db, session } = c.var
  await releaseRefused(db, await attemptKey(db, session), textOf(fields, 'AttemptKey'))
}

/** An earlier attempt may have authorized a card under the key of another form. */
async function afterOrder(
  c: ShopContext,
  { number, isAgain }: Order,
  { payment, attempt }: Checkout,
): Promise<Response> {
  const { db } = c.var
  await releaseUnused(db, number, attempt)
  if (!isAgain) await confirmOrder(c, number)
  if (payment === 'Card') return proceed(c, await afterCardOrder(c, number))
  return proceed(c, pagePath(c, `/checkout/confirmation/${number}`))
}

/** Shows the form again with the total of the chosen options. Nothing is ordered, so nothing is validated. */
async function showTotal(c: ShopContext, state: FormState): Promise<Response> {
  return (await cartView(c)).lines.length > 0 ? checkoutPage(c, state) : noCart(c)
}

function noCart(c: ShopContext): Response {
  leaveFlash(c, { kind: 'info', key: 'Answers.CartEmpty' })
  return proceed(c, pagePath(c, '/shoppingcarts'))
}
