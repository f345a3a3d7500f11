import { type Coupon, findCoupon } from '../../../data/catalogue/coupons.ts'
import type { Db } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { cartLines, couponAsk, readCart } from './cart-view.ts'
import { findCart, withCart } from './find-cart.ts'

/**
 * The outcome of a coupon code. `refused` has the coupon's problem. A code before or after its dates is treated as an
 * unknown one.
 */
export type CouponOutcome = { state: 'applied' | 'refused'; coupon: Coupon } | { state: 'unknown' }

/** Applies a coupon code to the visitor's cart, in place of the present one. A refused code changes nothing. */
export async function applyCoupon(c: ShopContext, typed: string): Promise<CouponOutcome> {
  const [db, session] = [c.get('db'), c.get('session')]
  if ((await findCart(db, session)) === null) return { state: 'unknown' }
  return withCart(c, async (trx, cartId) => {
    const lines = await cartLines(c, trx, cartId)
    if (lines.length === 0) return { state: 'unknown' }
    const coupon = await findCoupon(trx, typed, couponAsk(c, lines))
    if (!coupon || coupon.problem === 'over') {
      // A message about an earlier code is removed.
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

/** Removes a code that has become invalid by a change of the cart; the cart stores the reason. */
export async function settleCoupon(c: ShopContext, trx: Db, cartId: string, email?: string): Promise<void> {
  const { coupon, lines } = await readCart(c, trx, cartId, email)
  if (lines.length === 0) await trx.updateTable('cart').set(nothingDropped).where('id', '=', cartId).execute()
  if (!coupon?.problem) return
  await dropCoupon(trx, cartId, coupon)
}

/** Stores the reason why a code is not applied, which the basket shows. */
const noteProblem = (trx: Db, cartId: string, { code, problem }: Coupon) =>
  trx.updateTable('cart').set({ dropped_code: code, dropped_reason: problem }).where('id', '=', cartId).execute()

/** Removes a code that does not apply to a cart; the basket shows the reason. */
async function dropCoupon(trx: Db, cartId: string, coupon: Coupon): Promise<void> {
  await trx.updateTable('cart').set({ coupon_id: null }).where('id', '=', cartId).execute()
  await noteProblem(trx, cartId, coupon)
}
