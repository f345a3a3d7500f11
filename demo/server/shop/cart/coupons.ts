import { type Coupon, findCoupon } from '../../../data/catalogue/coupons.ts'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { cartLines, couponAsk, readCart } from './cart-view.ts'
import { findCart, withCart } from './find-cart.ts'

/** What came of a coupon code. `refused`: by the coupon's problem; a code of other days is as unknown as one that never was. */
export type CouponOutcome = { state: 'applied' | 'refused'; coupon: Coupon } | { state: 'unknown' }

/** Gives a coupon code to the visitor's cart, in the place of the one that it has. A refused one leaves that. */
export async function applyCoupon(c: ShopContext, typed: string): Promise<CouponOutcome> {
  const { db, session } = c.var
  if ((await findCart(db, session)) === null) return { state: 'unknown' }
  return withCart(c, async (trx, cartId) => {
    const lines = await cartLines(c, trx, cartId)
    if (lines.length === 0) return { state: 'unknown' }
    const coupon = await findCoupon(trx, typed, couponAsk(c, lines))
    if (!coupon || coupon.problem === 'over') {
      // What was said of another code is none of this one.
      await trx.updateTable('cart').set(nothingDropped).where('id', '=', cartId).execute()
      return { state: 'unknown' }
    }
    if (coupon.problem !== null) {
      await noteProblem(trx, cartId, coupon)
      return { state: 'refused', coupon }
    }
    await trx
      .updateTable('cart')
      .set({ ...nothingDropped, coupon_id: coupon.id })
      .where('id', '=', cartId)
      .execute()
    return { state: 'applied', coupon }
  })
}

const nothingDropped = { dropped_code: null, dropped_reason: null }

/** Takes the coupon code off the visitor's cart; a cart without one stays as it is. */
export async function removeCoupon(c: ShopContext): Promise<void> {
  if ((await findCart(c.get('db'), c.get('session'))) === null) return
  await withCart(c, (trx, cartId) =>
    trx
      .updateTable('cart')
      .set({ ...nothingDropped, coupon_id: null })
      .where('id', '=', cartId)
      .execute(),
  )
}

/** After a change of the cart: a code that does not hold any more is taken off, and the cart keeps why. */
export async function settleCoupon(c: ShopContext, trx: Db, cartId: string, email?: string): Promise<void> {
  const { coupon, lines } = await readCart(c, trx, cartId, email)
  if (lines.length === 0) await trx.updateTable('cart').set(nothingDropped).where('id', '=', cartId).execute()
  if (!coupon?.problem) return
  await dropCoupon(trx, cartId, coupon)
}

/** Keeps why a code is not applied, for the basket to say. */
const noteProblem = (trx: Db, cartId: string, { code, problem }: Coupon) =>
  trx.updateTable('cart').set({ dropped_code: code, dropped_reason: problem }).where('id', '=', cartId).execute()

/** Takes a code off a cart that it does not fit; the basket says why. */
async function dropCoupon(trx: Db, cartId: string, coupon: Coupon): Promise<void> {
  await trx.updateTable('cart').set({ coupon_id: null }).where('id', '=', cartId).execute()
  await noteProblem(trx, cartId, coupon)
}
