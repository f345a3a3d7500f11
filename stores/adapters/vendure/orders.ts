import { array, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { ShopError } from '../../../runtime/request/errors.ts'
import type { GraphQlClient } from '../graphql.ts'
import type { Order, OrderCalls, OrderState } from '../groups/orders.ts'
import { signInRequired } from '../shop.ts'
import { addressOf, ORDER_ADDRESS, OrderAddress } from './addresses.ts'
import { amountOf, costsOf, sized, type Vendure } from './values.ts'

const PLACED = `fragment Placed on Order {
  code state orderPlacedAt currencyCode shippingWithTax total totalWithTax
  shippingAddress { ${ORDER_ADDRESS} }
  lines {
    quantity unitPriceWithTax linePriceWithTax featuredAsset { preview }
    productVariant { id sku name product { id slug } }
  }
}`

const ONE = `query ($code: String!) { orderByCode(code: $code) { ...Placed } } ${PLACED}`
const LIST = `query ($options: OrderListOptions) {
  activeCustomer { orders(options: $options) { totalItems items { ...Placed } } }
} ${PLACED}`

const PlacedOrder = type({
  ...{ code: string(), state: string(), orderPlacedAt: nullable(string()), currencyCode: string() },
  ...{ shippingWithTax: number(), total: number(), totalWithTax: number() },
  shippingAddress: optional(nullable(OrderAddress)),
  lines: array(
    type({
      ...{ quantity: number(), unitPriceWithTax: number(), linePriceWithTax: number() },
      featuredAsset: nullable(type({ preview: string() })),
      productVariant: type({
        ...{ id: string(), sku: string(), name: string() },
        product: type({ id: string(), slug: string() }),
      }),
    }),
  ),
})

const One = type({ orderByCode: nullable(PlacedOrder) })
const Orders = type({
  activeCustomer: nullable(type({ orders: type({ totalItems: number(), items: array(PlacedOrder) }) })),
})

/** The states of Vendure; a shop may add others. */
const STATES: Record<string, OrderState> = {
  PaymentAuthorized: 'placed',
  PaymentSettled: 'paid',
  PartiallyShipped: 'sent',
  Shipped: 'sent',
  PartiallyDelivered: 'sent',
  Delivered: 'delivered',
  Modifying: 'placed',
  ArrangingAdditionalPayment: 'placed',
  Cancelled: 'cancelled',
}

const PAGE_SIZE = 10

/** Vendure shows an order to its customer, and one of a guest to everybody for two hours. */
export function vendureOrders(ask: GraphQlClient, vendure: Vendure): OrderCalls {
  const amount = (minor: number) => amountOf(minor, vendure)
  const orderOf = (given: Infer<typeof PlacedOrder>): Order => ({
    ...costsOf(given, vendure),
    number: given.code,
    state: STATES[given.state] ?? 'placed',
    placedAt: new Date(given.orderPlacedAt ?? 0),
    ...(given.shippingAddress?.countryCode && { shipping: addressOf(given.shippingAddress) }),
    url: vendure.orderUrl(given.code),
    lines: given.lines.map(({ productVariant: { id, sku, name, product }, featuredAsset, ...line }) => ({
      ...{ variantId: id, sku, name, quantity: line.quantity },
      price: amount(line.unitPriceWithTax),
      total: amount(line.linePriceWithTax),
      url: vendure.productUrl(product),
      image: featuredAsset ? sized(featuredAsset.preview, 80) : '',
    })),
  })
  return {
    async list(page) {
      const options = {
        ...{ take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE, sort: { orderPlacedAt: 'DESC' } },
        filter: { active: { eq: false } },
      }
      const { activeCustomer } = await ask(LIST, Orders, { options })
      if (!activeCustomer) throw signInRequired()
      const { items, totalItems } = activeCustomer.orders
      return { orders: items.map(orderOf), pages: Math.ceil(totalItems / PAGE_SIZE) }
    },

    async one(code) {
      try {
        const { orderByCode } = await ask(ONE, One, { code })
        return orderByCode?.orderPlacedAt ? orderOf(orderByCode) : undefined
      } catch (error) {
        // Vendure forbids to see an order of somebody else, and one that does not exist.
        if (error instanceof ShopError && ['unauthorized', 'refused'].includes(error.kind)) return undefined
        throw error
      }
    },
  }
}
