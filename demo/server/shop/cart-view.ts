import { type NamedVariant, namedVariants } from '../../data/catalogue/cart-variants.ts'
import { type Coupon, cartCoupon, discountOn } from '../../data/catalogue/coupons.ts'
import { type Price, priceFor } from '../../data/catalogue/prices.ts'
import type { Culture } from '../../data/cultures.ts'
import { roundCents } from '../../data/money.ts'
import type { Db } from '../../data/schema.ts'
import type { ShopContext } from '../context.ts'
import { intlCulture } from '../strings.ts'
import { findCart } from './find-cart.ts'

/** A line of the cart as its page shows it. Amounts are euros; `isShort` when the stock fell below the quantity. */
export type CartLine = {
  id: number
  variant: NamedVariant
  quantity: number
  price: Price
  totalExcl: number
  totalIncl: number
  isShort: boolean
  origin: Record<string, unknown>
}

/** The coupon of a cart. It takes nothing off unless it is `valid`: `over` is one out of its days, `minimum` one that needs more. */
export type CartCoupon = Coupon & { state: 'valid' | 'over' | 'minimum' }

/**
 * The visitor's cart. `itemsCount` counts units, not lines; the discount is off the totals already, `goodsIncl` is the
 * sum of the lines.
 */
export type CartView = {
  lines: CartLine[]
  itemsCount: number
  coupon: CartCoupon | undefined
  goodsIncl: number
  discountExcl: number
  discountIncl: number
  totalExcl: number
  totalIncl: number
}

/** The cart of the visitor at this moment, priced by the server; empty when there is none. */
export async function cartView(c: ShopContext): Promise<CartView> {
  const { db, session, culture } = c.var
  const cartId = await findCart(db, session)
  return cartId === null ? sumUp([]) : sumUp(await cartLines(db, cartId, culture), await cartCoupon(db, cartId))
}

/** The priced lines of a cart, in the order in which they were added. */
export async function cartLines(db: Db, cartId: string, culture: Culture): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['id', 'variant_id', 'quantity', 'origin'])
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  const ids = rows.map((row) => row.variant_id)
  const variants = await namedVariants(db, ids, culture)
  return rows.flatMap(({ id, variant_id: variantId, quantity, origin }) => {
    const variant = variants.get(variantId)
    if (variant === undefined) return []
    const price = priceFor(variant.rules, quantity)
    const totalExcl = roundCents(price.excl * quantity)
    const totalIncl = roundCents(price.incl * quantity)
    return [{ id, variant, quantity, price, totalExcl, totalIncl, isShort: quantity > variant.stock, origin }]
  })
}

/** The sums of priced lines, with what a coupon takes off them. */
export function sumUp(lines: CartLine[], known?: Coupon): CartView {
  const goodsExcl = roundCents(lines.reduce((sum, line) => sum + line.totalExcl, 0))
  const goodsIncl = roundCents(lines.reduce((sum, line) => sum + line.totalIncl, 0))
  const coupon = known && { ...known, state: couponState(known, goodsIncl) }
  const isValid = coupon?.state === 'valid'
  const discountExcl = isValid ? discountOn(goodsExcl, coupon) : 0
  const discountIncl = isValid ? discountOn(goodsIncl, coupon) : 0
  return {
    lines,
    itemsCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    coupon,
    goodsIncl,
    discountExcl,
    discountIncl,
    totalExcl: roundCents(goodsExcl - discountExcl),
    totalIncl: roundCents(goodsIncl - discountIncl),
  }
}

/** What a coupon is worth to products of that sum, in euros with tax. */
export const couponState = ({ isCurrent, minimumIncl }: Coupon, goodsIncl: number): CartCoupon['state'] =>
  isCurrent ? (goodsIncl < minimumIncl ? 'minimum' : 'valid') : 'over'

/** The shopping cart info of §3, with exactly these keys. */
export type CartInfo = { ItemsCount: number; AmountTaxInclHtml: string; AmountTaxExclHtml: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** An amount in euros as the culture writes it, safe to be in HTML. */
export const amountHtml = (amount: number, culture: Culture): string =>
  new Intl.NumberFormat(intlCulture(culture), { style: 'currency', currency: 'EUR' })
    .format(amount)
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** The cart as the calls of §7 answer it. */
export async function cartInfo(c: ShopContext): Promise<CartInfo> {
  const { itemsCount, totalExcl, totalIncl } = await cartView(c)
  const { culture } = c.var
  return {
    ItemsCount: itemsCount,
    AmountTaxInclHtml: amountHtml(totalIncl, culture),
    AmountTaxExclHtml: amountHtml(totalExcl, culture),
  }
}
