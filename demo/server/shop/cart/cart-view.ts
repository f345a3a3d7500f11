import { namedVariants } from '../../../data/catalogue/cart-variants.ts'
import { type CouponAsk, type CouponProblem, cartCoupon, findCoupon } from '../../../data/catalogue/coupons.ts'
import type { Cents } from '../../../data/money/cents.ts'
import type { Db, Row } from '../../../data/schema.ts'
import type { ShopContext } from '../../context.ts'
import { amountText } from '../../pages/layout/format.ts'
import { findCart } from './find-cart.ts'
import { type CartLine, type CartView, priceLine, sumUp } from './sums.ts'

/** The visitor's cart, with prices of the server; empty if there is none. */
export async function cartView(c: ShopContext): Promise<CartView> {
  const [db, session] = [c.get('db'), c.get('session')]
  const cartId = await findCart(db, session)
  return cartId === null ? sumUp([]) : readCart(c, db, cartId)
}

/** A cart with its lines and its coupon; in a transaction, pass its `trx`. `email` is that of a guest who orders it. */
export async function readCart(c: ShopContext, db: Db, cartId: string, email?: string): Promise<CartView> {
  const lines = await cartLines(c, db, cartId)
  const row = await db
    .selectFrom('cart')
    .select(['coupon_id', 'dropped_code', 'dropped_reason', 'shipping_method_id'])
    .where('id', '=', cartId)
    .executeTakeFirst()
  const ask = couponAsk(c, lines, email)
  const coupon = row?.coupon_id ? await cartCoupon(db, cartId, ask) : undefined
  const dropped = row?.dropped_code ? await droppedCoupon(db, row, ask) : undefined
  return { ...sumUp(lines, coupon), dropped, methodId: row?.shipping_method_id ?? null }
}

async function droppedCoupon(db: Db, row: Pick<Row<'cart'>, 'dropped_code' | 'dropped_reason'>, ask: CouponAsk) {
  const coupon = await findCoupon(db, row.dropped_code ?? '', ask)
  return coupon && { ...coupon, problem: row.dropped_reason as CouponProblem }
}

export const couponAsk = (
  { var: { session, customer, market, culture } }: ShopContext,
  lines: CartLine[],
  email?: string,
): CouponAsk => ({
  lines: lines.map(({ id, variant, totalIncl }) => ({ id, variantId: variant.id, totalIncl })),
  customerId: session.customerId,
  email: customer?.email ?? email ?? null,
  market,
  culture,
})

/** The priced lines of a cart, in the order in which they were added. */
export async function cartLines(c: ShopContext, db: Db, cartId: string): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['id', 'variant_id', 'quantity', 'origin', 'gift'])
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  const ids = rows.map((row) => row.variant_id)
  const variants = await namedVariants(db, ids, c.var)
  return rows.flatMap(({ variant_id: variantId, ...row }) => {
    const variant = variants.get(variantId)
    return variant ? [priceLine({ ...row, variant })] : []
  })
}

/** The shopping cart info of §3, with exactly these keys. */
export type CartInfo = { ItemsCount: number; AmountTaxInclHtml: string; AmountTaxExclHtml: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** An amount in the culture's format, safe in HTML. */
const amountHtml = (c: ShopContext, amount: Cents): string =>
  amountText(c, amount).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** The cart as the calls of §7 return it. */
export async function cartInfo(c: ShopContext): Promise<CartInfo> {
  const { itemsCount, totalExcl, totalIncl } = await cartView(c)
  return {
    ItemsCount: itemsCount,
    AmountTaxInclHtml: amountHtml(c, totalIncl),
    AmountTaxExclHtml: amountHtml(c, totalExcl),
  }
}
