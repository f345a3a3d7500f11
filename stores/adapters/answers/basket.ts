import { create, number, string, type } from 'superstruct'
import { formatMoney } from '../../../runtime/text/culture.ts'
import { Id, Num } from '../../wire.ts'
import type { Basket, BasketCalls } from '../shop.ts'
import type { Answer } from './asked.ts'
import { basketHtml } from './basket-html.ts'

const Addition = type({ ProductVariantId: Id, Quantity: Num })
const Quantity = type({ Quantity: number() })
const Coupon = type({ CouponCode: string() })

const summaryOf = ({ count, withTax, withoutTax, currency }: Basket) => ({
  ItemsCount: count,
  AmountTaxInclHtml: formatMoney(withTax, currency),
  AmountTaxExclHtml: formatMoney(withoutTax, currency),
})

/** The calls of the basket, by method and path. */
export const basketAnswers = (basket: BasketCalls): Record<string, Answer> => ({
  'GET /api/v1/shoppingcarts': async () => summaryOf(await basket.read()),
  'POST /api/v1/catalog/products/addtocart': async ({ body }) => {
    const { ProductVariantId, Quantity: quantity } = create(body, Addition)
    return summaryOf(await basket.add(ProductVariantId, quantity))
  },
  'PUT /api/v1/shoppingcarts/shoppingcartitems/{id}': async ({ path: { id = '' }, body }) =>
    summaryOf(await basket.change(id, create(body, Quantity).Quantity)),
  'DELETE /api/v1/shoppingcarts/shoppingcartitems/{id}': async ({ path: { id = '' } }) =>
    summaryOf(await basket.remove(id)),
  'POST /api/v1/shoppingcarts/coupon': ({ body }) => basket.addCoupon(create(body, Coupon).CouponCode),
  'DELETE /api/v1/shoppingcarts/coupon': async () => {
    await basket.removeCoupons()
    return true
  },
  'GET /{culture}/widget/shoppingcartitems': async () => basketHtml(await basket.read()),
})
