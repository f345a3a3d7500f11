import { array, type Infer, number, string, type } from 'superstruct'
import { ShopError } from '../../../runtime/request/errors.ts'
import { wireId } from '../../../runtime/request/wire-id.ts'
import { Id, Num } from '../../wire.ts'
import type { Basket, BasketCalls } from '../groups/basket.ts'
import { refusalOf, shortOf } from '../shop.ts'
import { plain, type WooClient } from './client.ts'

const Item = type({
  key: string(),
  id: Id,
  quantity: Num,
  quantity_limits: type({ maximum: Num }),
  name: string(),
  sku: string(),
  permalink: string(),
  images: array(type({ thumbnail: string() })),
  variation: array(type({ value: string() })),
  totals: type({ line_total: Num, line_total_tax: Num }),
})

const Cart = type({
  items: array(Item),
  coupons: array(type({ code: string() })),
  totals: type({
    total_items: Num,
    total_items_tax: Num,
    total_discount: Num,
    total_discount_tax: Num,
    currency_code: string(),
    currency_minor_unit: number(),
  }),
})
type Cart = Infer<typeof Cart>

const Limits = type({ add_to_cart: type({ maximum: Num }) })

/** The basket of a visitor. */
export function wooBasket({ get, post }: WooClient): BasketCalls {
  const read = () => get('cart', Cart)
  const ofVariant = (cart: Cart, id: string) => cart.items.filter((item) => item.id === id)

  return {
    read: async () => basketOf(await read()),

    async add(variant, quantity) {
      try {
        const cart = await post('cart/add-item', Cart, { id: wireId(variant), quantity })
        // A line that is new is shortened to the limit of its product without a refusal.
        const [line, ...others] = ofVariant(cart, variant)
        if (!line || others.length > 0 || line.quantity >= quantity) return basketOf(cart)
        await post('cart/remove-item', Cart, { key: line.key })
        throw shortOf(line.quantity)
      } catch (error) {
        throw await withAvailable(error, async () => {
          const [cart, { add_to_cart }] = await Promise.all([
            read(),
            get(`products/${encodeURIComponent(variant)}`, Limits),
          ])
          return add_to_cart.maximum - ofVariant(cart, variant).reduce((sum, line) => sum + line.quantity, 0)
        })
      }
    },

    async change(key, quantity) {
      try {
        return basketOf(await post('cart/update-item', Cart, { key, quantity }))
      } catch (error) {
        throw await withAvailable(error, async () => {
          const line = (await read()).items.find((item) => item.key === key)
          return line && line.quantity_limits.maximum < quantity ? line.quantity_limits.maximum : 0
        })
      }
    },

    remove: async (key) => basketOf(await post('cart/remove-item', Cart, { key })),

    async addCoupon(code) {
      await post('cart/apply-coupon', Cart, { code })
      return true
    },

    async removeCoupons() {
      for (const { code } of (await read()).coupons) await post('cart/remove-coupon', Cart, { code })
    },
  }
}

/** Refusals for the quantity: `…product_partially_out_of_stock`, `…invalid_quantity`. */
const OF_QUANTITY = /partially_out_of_stock|invalid_quantity/

/** The shop's own refusal of a quantity, with the quantity that can be had, which is in the limits of the product. */
async function withAvailable(error: unknown, available: () => Promise<number>): Promise<unknown> {
  if (!(error instanceof ShopError) || !OF_QUANTITY.test(error.reason)) return error
  const most = await available().catch(() => 0)
  return refusalOf(error.serverMessage ?? '', error.reason, Math.max(0, most))
}

function basketOf({ items, coupons, totals }: Cart): Basket {
  const amount = (minor: number) => minor / 10 ** totals.currency_minor_unit
  const lines = items.map(({ key, id, quantity, name, variation, images: [photo], ...item }) => {
    const total = amount(item.totals.line_total + item.totals.line_total_tax)
    return {
      ...{ id: key, variantId: id, sku: item.sku, quantity, total },
      name: [name, ...variation.map(({ value }) => value)].map(plain).join(', '),
      price: total / quantity,
      url: item.permalink,
      image: photo?.thumbnail ?? '',
    }
  })
  const withoutTax = totals.total_items - totals.total_discount
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    withTax: amount(withoutTax + totals.total_items_tax - totals.total_discount_tax),
    withoutTax: amount(withoutTax),
    currency: totals.currency_code,
    coupons: coupons.map(({ code }) => code),
  }
}
