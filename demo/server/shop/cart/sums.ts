import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import type { Coupon } from '../../../data/catalogue/coupons.ts'
import { type Price, priceFor } from '../../../data/catalogue/prices.ts'
import { type Cents, sumOf } from '../../../data/money/cents.ts'
import { paidFor } from '../../../data/money/paid.ts'
import type { GiftCard } from '../../../data/tables/cart.ts'

/**
 * A line of the cart in the visitor's currency; `isShort` when the stock is lower than the quantity. The totals are
 * before the discount.
 */
export type CartLine = {
  id: number
  variant: NamedVariant
  quantity: number
  price: Price
  totalExcl: Cents
  totalIncl: Cents
  discountExcl: Cents
  discountIncl: Cents
  isShort: boolean
  origin: Record<string, unknown>
  gift: GiftCard | null
}

/**
 * The visitor's cart. `itemsCount` counts units, not lines. The discount is already subtracted from the totals;
 * `goodsIncl` is the sum of the lines. `dropped` is the code that a change removed.
 */
export type CartView = {
  lines: CartLine[]
  itemsCount: number
  coupon: Coupon | undefined
  dropped: Coupon | undefined
  methodId: number | null
  /** Whether the coupon makes the delivery free. */
  isDeliveryFree: boolean
  goodsIncl: Cents
  discountExcl: Cents
  discountIncl: Cents
  totalExcl: Cents
  totalIncl: Cents
}

export function priceLine(line: Pick<CartLine, 'id' | 'variant' | 'quantity' | 'origin' | 'gift'>): CartLine {
  const { variant, quantity } = line
  const price = priceFor(variant.rules, quantity)
  return {
    ...line,
    price,
    totalExcl: price.excl * quantity,
    totalIncl: price.incl * quantity,
    discountExcl: 0,
    discountIncl: 0,
    isShort: quantity > variant.stock,
  }
}

/** The totals of priced lines, with the discount of a coupon. */
export function sumUp(priced: CartLine[], coupon?: Coupon): Omit<CartView, 'dropped'> & { dropped: undefined } {
  const lines = priced.map((line) => {
    const discountIncl = coupon?.discounts.get(line.id) ?? 0
    const share = line.totalIncl === 0 ? 0 : discountIncl / line.totalIncl
    return { ...line, discountIncl, discountExcl: Math.round(line.totalExcl * share) }
  })
  const goodsIncl = sumOf(lines, ({ totalIncl }) => totalIncl)
  const paid = lines.map(({ price, ...line }) => paidFor({ ...line, unitExcl: price.excl, unitIncl: price.incl }))
  return {
    lines,
    itemsCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    coupon,
    dropped: undefined,
    methodId: null,
    isDeliveryFree: coupon?.kind === 'shipping' && coupon.problem === null,
    goodsIncl,
    discountExcl: sumOf(lines, (line) => line.discountExcl),
    discountIncl: sumOf(lines, (line) => line.discountIncl),
    totalExcl: sumOf(paid, ({ excl }) => excl),
    totalIncl: sumOf(paid, ({ incl }) => incl),
  }
}
