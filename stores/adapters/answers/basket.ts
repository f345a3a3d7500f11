import { create, number, string, type } from 'superstruct'
import { ShopError } from '../../../runtime/request/errors.ts'
import { formatMoney } from '../../../runtime/text/culture.ts'
import { Id, Num } from '../../wire.ts'
import type { Basket, BasketCalls } from '../groups/basket.ts'
import { betweenChanges, inTurn } from '../session.ts'
import type { Shop } from '../shop.ts'
import type { Answer } from './asked.ts'
import { basketHtml } from './basket-html.ts'

const Addition = type({ ProductVariantId: Id, Quantity: Num })
const Quantity = type({ Quantity: number() })
const Coupon = type({ CouponCode: string() })

export const summaryOf = ({ count, withTax, withoutTax, currency }: Basket) => ({
  ItemsCount: count,
  AmountTaxInclHtml: formatMoney(withTax, currency),
  AmountTaxExclHtml: formatMoney(withoutTax, currency),
})

/** The calls of the basket, by method and path. */
export function basketAnswers({ name, basket }: Pick<Shop, 'name' | 'basket'>): Record<string, Answer> {
  const change = async (make: () => Promise<Basket>) => summaryOf(await inTurn(name, make))
  return {
    'GET /api/v1/shoppingcarts': async () => summaryOf(await betweenChanges(name, basket.read)),
    'POST /api/v1/catalog/products/addtocart': ({ body }) => {
      const { ProductVariantId, Quantity: quantity } = create(body, Addition)
      return change(() => basket.add(ProductVariantId, quantity))
    },
    'PUT /api/v1/shoppingcarts/shoppingcartitems/{id}': ({ path: { id = '' }, body }) => {
      const { Quantity: quantity } = create(body, Quantity)
      return change(() => basket.change(id, quantity))
    },
    'DELETE /api/v1/shoppingcarts/shoppingcartitems/{id}': ({ path: { id = '' } }) => change(() => removed(basket, id)),
    'POST /api/v1/shoppingcarts/coupon': ({ body }) => {
      const { CouponCode } = create(body, Coupon)
      return inTurn(name, () => basket.addCoupon(CouponCode))
    },
    'DELETE /api/v1/shoppingcarts/coupon': () =>
      inTurn(name, async () => {
        await basket.removeCoupons()
        return true
      }),
    'GET /{culture}/widget/shoppingcartitems': async () => basketHtml(await betweenChanges(name, basket.read)),
  }
}

/** Removes a line. One that another tab has removed before is no failure, whatever the shop calls it. */
async function removed(basket: BasketCalls, id: string): Promise<Basket> {
  try {
    return await basket.remove(id)
  } catch (error) {
    if (!(error instanceof ShopError) || error.kind !== 'refused') throw error
    const now = await basket.read()
    if (now.lines.some((line) => line.id === id)) throw error
    return now
  }
}
