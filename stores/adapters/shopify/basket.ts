import { array, assign, boolean, type Infer, nullable, optional, string, type, unknown } from 'superstruct'
import type { ShopError } from '../../../runtime/request/errors.ts'
import { wireId } from '../../../runtime/request/wire-id.ts'
import { Id, Num } from '../../wire.ts'
import type { Basket, BasketCalls } from '../groups/basket.ts'
import { shortOf } from '../shop.ts'
import type { ShopifyClient } from './client.ts'
import { amountOf } from './money.ts'

const Line = type({
  key: string(),
  variant_id: Id,
  quantity: Num,
  title: string(),
  sku: nullable(string()),
  url: string(),
  image: nullable(string()),
  final_price: Num,
  final_line_price: Num,
})

const Codes = array(type({ code: string(), applicable: boolean() }))

const Cart = type({
  items: array(Line),
  item_count: Num,
  total_price: Num,
  currency: string(),
  discount_codes: optional(Codes),
})
type Cart = Infer<typeof Cart>

/** The answer for a code must have all codes, since it is the one sign of whether the code is valid. */
const Discounted = assign(Cart, type({ discount_codes: Codes }))

/** The cart of a visitor. */
export function shopifyBasket({ get, post }: ShopifyClient): BasketCalls {
  const read = () => get('cart.js', Cart)
  const setLine = (key: string, quantity: number) => post('cart/change.js', Cart, { id: key, quantity })
  const setCodes = (codes: readonly string[]) => post('cart/update.js', Discounted, { discount: codes.join(',') })

  return {
    read: async () => basketOf(await read()),

    async add(variant, quantity) {
      const before = await read()
      const refusal = await refusalOfStock(
        post('cart/add.js', unknown(), { items: [{ id: wireId(variant), quantity }] }),
      )
      const now = await read()
      const added = unitsOf(now, variant) - unitsOf(before, variant)
      // Without a refusal, no unit of the variant is no failure: a shop can sell a set as its single products.
      if (added <= 0 || (!refusal && added >= quantity)) return refused(refusal) ?? basketOf(now)
      const former = new Map(before.items.map((line) => [line.key, line.quantity]))
      for (const line of now.items.filter((one) => one.variant_id === variant))
        if (line.quantity !== former.get(line.key))
          await takenBack(setLine(line.key, former.get(line.key) ?? 0), refusal)
      throw shortOf(unitsOf(now, variant), added)
    },

    async change(key, quantity) {
      const was = lineOf(await read(), key)?.quantity ?? 0
      const changing = setLine(key, quantity)
      const refusal = await refusalOfStock(changing)
      const now = refusal ? await read() : await changing
      const is = lineOf(now, key)?.quantity ?? was
      const isShort = refusal ? is > was : is < quantity && is >= was && lineOf(now, key) !== undefined
      if (!isShort) return refused(refusal) ?? basketOf(now)
      if (is !== was) await takenBack(setLine(key, was), refusal)
      throw shortOf(is)
    },

    remove: async (key) => basketOf(await setLine(key, 0)),

    async addCoupon(code) {
      // A comma separates codes.
      if (code.includes(',')) return false
      const others = validCodes(await read()).filter((other) => !isSame(other, code))
      const cart = await setCodes([...others, code])
      if (validCodes(cart).some((other) => isSame(other, code))) return true
      await setCodes(others)
      return false
    },

    async removeCoupons() {
      await setCodes([])
    },
  }
}

/** Resolves to the refusal of a quantity (422), which a shop may send although it has added the units that it has. */
const refusalOfStock = (change: Promise<unknown>): Promise<ShopError | undefined> =>
  change.then(
    () => undefined,
    (error: ShopError) => {
      if (error.status !== 422) throw error
      return error
    },
  )

/** Throws the refusal, if there is one. */
function refused(refusal: ShopError | undefined): undefined {
  if (refusal) throw refusal
}

/** If units cannot be taken back, the shop's own message says how many were added. */
const takenBack = (change: Promise<unknown>, refusal: ShopError | undefined) =>
  change.catch((error: unknown) => {
    throw refusal ?? error
  })

const lineOf = ({ items }: Cart, key: string) => items.find((line) => line.key === key)

const unitsOf = ({ items }: Cart, variant: string): number =>
  items.filter((line) => line.variant_id === variant).reduce((sum, { quantity }) => sum + quantity, 0)

const validCodes = ({ discount_codes = [] }: Cart): string[] =>
  discount_codes.filter(({ applicable }) => applicable).map(({ code }) => code)

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Taxes are computed at the checkout: the cart has one amount. */
function basketOf(cart: Cart): Basket {
  const total = amountOf(cart.total_price)
  return {
    lines: cart.items.map((line) => ({
      ...{ id: line.key, variantId: line.variant_id, name: line.title, sku: line.sku ?? '', quantity: line.quantity },
      ...{ price: amountOf(line.final_price), total: amountOf(line.final_line_price) },
      ...{ url: line.url, image: line.image ?? '' },
    })),
    count: cart.item_count,
    withTax: total,
    withoutTax: total,
    currency: cart.currency,
    coupons: validCodes(cart),
  }
}
