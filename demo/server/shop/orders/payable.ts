import type { PaymentOrder } from '../../../provider/payments.ts'
import type { ShopContext } from '../../context.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { readCart } from '../cart/cart-view.ts'
import { findCart } from '../cart/find-cart.ts'
import { shippingMethods } from '../delivery.ts'
import { cartCollection } from '../pickup/collection.ts'
import { payableOrder, paymentOf } from './card.ts'
import { may } from './order-acts.ts'
import { findOrder, viewerOf } from './order-view.ts'
import { seenTotal } from './place-order.ts'

/**
 * The payment of a form: for the order with its Number, else for the cart. Undefined if it can no longer be paid as it
 * was shown.
 */
export async function payableOf(c: ShopContext, fields: Fields): Promise<PaymentOrder | undefined> {
  const { db, session, customer, market } = c.var
  const number = textOf(fields, 'Number')
  if (number !== '') {
    const viewer = viewerOf(c)
    const found = viewer && (await findOrder(db, viewer, number))
    return found && may('pay', found) ? paymentOf(await payableOrder(db, found.id)) : undefined
  }
  const cartId = await findCart(db, session)
  if (cartId === null) return undefined
  const { attempt_key: key } = await db
    .selectFrom('cart')
    .select('attempt_key')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  const email = customer === null ? textOf(fields, 'Email').toLowerCase() : undefined
  const cart = await readCart(c, db, cartId, email)
  const methodId = wholeNumber(fields.ShippingMethodId)
  const method = (await shippingMethods(db, c.var, cart)).find(({ id }) => id === methodId)
  if (cart.lines.length === 0 || !method || method.problem || textOf(fields, 'AttemptKey') !== key) return undefined
  if (method.carrier && !(await cartCollection(c))) return undefined
  const amount = cart.totalIncl + method.priceIncl
  const seen = textOf(fields, 'SeenTotal')
  if (amount === 0 || (seen !== '' && seen !== seenTotal(c, amount))) return undefined
  return { key, amount, currency: market.currency }
}
