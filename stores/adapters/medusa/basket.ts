import { array, boolean, type Infer, nullable, number, optional, string, type } from 'superstruct'
import type { Basket, BasketCalls } from '../groups/basket.ts'
import { shortOf } from '../shop.ts'
import { cartChanged, cartPath, ofCart } from './carts.ts'
import { reasonOf } from './client.ts'
import { line, lineOf } from './lines.ts'
import type { Parts } from './parts.ts'
import { stockOf } from './stock.ts'
import { currencyOf } from './values.ts'

const Text = optional(nullable(string()))

const Item = type({ ...line, id: string(), total: number() })

const Cart = type({
  ...ofCart,
  ...{ currency_code: string(), item_total: number(), item_tax_total: number() },
  items: array(Item),
  promotions: optional(nullable(array(type({ code: Text, is_automatic: optional(nullable(boolean())) })))),
})
type Cart = Infer<typeof Cart>

const FIELDS = [
  ...['id', 'completed_at', 'currency_code', 'item_total', 'item_tax_total'],
  ...['promotions.code', 'promotions.is_automatic'],
  ...Object.keys(Item.schema).map((name) => `items.${name}`),
].join()
const Found = type({ cart: Cart })
const Removed = type({ parent: Cart })
const query = { fields: FIELDS }

/** The cart of a visitor. Medusa changes a quantity as a whole, or refuses it. */
export function medusaBasket({ client, medusa, visitor, region }: Parts): BasketCalls {
  const { post, remove, cart: kept } = client
  const current = () => visitor.current<Cart>(Found, FIELDS)
  const put = (item: { variant_id: string; quantity: number }) => visitor.add<Cart>(item, Found, FIELDS)

  const basketOf = (cart: Cart): Basket => ({
    lines: cart.items.map((item) => ({ id: item.id, ...lineOf(item, item.total, medusa) })),
    count: cart.items.reduce((sum, { quantity }) => sum + quantity, 0),
    withTax: cart.item_total,
    withoutTax: cart.item_total - cart.item_tax_total,
    currency: currencyOf(cart.currency_code),
    coupons: codesOf(cart),
  })
  const shown = async (cart: Cart | undefined): Promise<Basket> => {
    if (cart) return basketOf(cart)
    const { currency } = await region()
    return { lines: [], coupons: [], count: 0, withTax: 0, withoutTax: 0, currency }
  }

  return {
    read: async () => shown(await current()),

    async add(variant, quantity) {
      const item = { variant_id: variant, quantity }
      const id = kept.get()
      try {
        return basketOf(await put(item))
      } catch (error) {
        if (reasonOf(error) === '') throw error
        const cart = await current()
        // The cart was ordered, or does not exist any more.
        if (!cart && id !== undefined) return basketOf(await put(item))
        if (!isShort(error)) throw error
        const stock = await stockOf(client, variant)
        throw shortOf(stock, Math.max(0, stock - unitsOf(cart, variant)))
      }
    },

    async change(line, quantity) {
      const path = `${cartPath(kept.get() ?? '')}/line-items/${encodeURIComponent(line)}`
      try {
        return basketOf((await post(path, Found, { quantity }, query)).cart)
      } catch (error) {
        if (reasonOf(error) === '') throw error
        const cart = await current()
        if (!cart) cartChanged()
        const variant = cart?.items.find(({ id }) => id === line)?.variant_id
        throw variant && isShort(error) ? shortOf(await stockOf(client, variant)) : error
      }
    },

    async remove(line) {
      const path = `${cartPath(kept.get() ?? '')}/line-items/${encodeURIComponent(line)}`
      return basketOf((await remove(path, Removed, undefined, query)).parent)
    },

    async addCoupon(code) {
      const cart = await current()
      if (!cart) return false
      try {
        const body = { promo_codes: [code] }
        return codesOf((await post(`${cartPath(cart.id)}/promotions`, Found, body, query)).cart).includes(code)
      } catch (error) {
        if (reasonOf(error) === 'invalid_data') return false
        throw error
      }
    },

    async removeCoupons() {
      const cart = await current()
      const codes = cart ? codesOf(cart) : []
      if (cart && codes.length > 0)
        await remove(`${cartPath(cart.id)}/promotions`, Found, { promo_codes: codes }, query)
    },
  }
}

const isShort = (error: unknown) => reasonOf(error) === 'insufficient_inventory'

const unitsOf = (cart: Cart | undefined, variant: string): number =>
  (cart?.items ?? []).reduce((sum, { variant_id, quantity }) => sum + (variant_id === variant ? quantity : 0), 0)

/** The codes that the shopper has given. */
const codesOf = ({ promotions }: Cart): string[] =>
  (promotions ?? []).flatMap(({ code, is_automatic }) => (code && !is_automatic ? [code] : []))
