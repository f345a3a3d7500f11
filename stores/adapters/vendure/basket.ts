import { array, dynamic, type Infer, nullable, number, optional, string, type } from 'superstruct'
import type { GraphQlClient } from '../graphql.ts'
import type { Basket, BasketCalls } from '../groups/basket.ts'
import { refusalOf, shortOf } from '../shop.ts'
import { amountOf, sized, type Vendure } from './values.ts'

const BASKET = `fragment Basket on Order {
  totalQuantity subTotal subTotalWithTax currencyCode couponCodes
  lines {
    id quantity discountedUnitPriceWithTax discountedLinePriceWithTax
    featuredAsset { preview }
    productVariant { id sku name product { id slug } }
  }
}`

const READ = `query { activeOrder { ...Basket } activeChannel { defaultCurrencyCode } } ${BASKET}`

/** A change answers with the order, or with the reason why it was refused. */
const change = (parameters: string, call: string, refusal = '') => `mutation (${parameters}) {
  result: ${call} { __typename ... on Order { ...Basket } ... on ErrorResult { errorCode message } ${refusal} }
} ${BASKET}`

const SHORT = '... on InsufficientStockError { quantityAvailable order { ...Basket } }'

const ADD = change(
  '$variant: ID!, $quantity: Int!',
  'addItemToOrder(productVariantId: $variant, quantity: $quantity)',
  SHORT,
)
const ADJUST = change('$line: ID!, $quantity: Int!', 'adjustOrderLine(orderLineId: $line, quantity: $quantity)', SHORT)
const REMOVE = change('$line: ID!', 'removeOrderLine(orderLineId: $line)')
const ADD_CODE = `mutation ($code: String!) {
  result: applyCouponCode(couponCode: $code) { __typename ... on ErrorResult { errorCode message } }
}`
const REMOVE_CODE = 'mutation ($code: String!) { result: removeCouponCode(couponCode: $code) { __typename } }'
const REOPEN = 'mutation { result: transitionOrderToState(state: "AddingItems") { __typename } }'

const Line = type({
  id: string(),
  quantity: number(),
  discountedUnitPriceWithTax: number(),
  discountedLinePriceWithTax: number(),
  featuredAsset: nullable(type({ preview: string() })),
  productVariant: type({
    id: string(),
    sku: string(),
    name: string(),
    product: type({ id: string(), slug: string() }),
  }),
})

const Order = type({
  totalQuantity: number(),
  subTotal: number(),
  subTotalWithTax: number(),
  currencyCode: string(),
  couponCodes: array(string()),
  lines: array(Line),
})
type Order = Infer<typeof Order>

const Refusal = type({
  errorCode: string(),
  message: string(),
  quantityAvailable: optional(number()),
  order: optional(Order),
})
type Refusal = Infer<typeof Refusal>

const isOrder = (value: unknown) => (value as { __typename?: unknown } | null)?.__typename === 'Order'
const Changed = type({ result: dynamic<Order | Refusal>((value) => (isOrder(value) ? Order : Refusal) as never) })
const Code = type({ result: type({ errorCode: optional(string()), message: optional(string()) }) })
const Done = type({ result: nullable(type({ __typename: string() })) })
const Active = type({ activeOrder: nullable(Order), activeChannel: type({ defaultCurrencyCode: string() }) })

/** The active order of a visitor as a basket. */
export function vendureBasket(ask: GraphQlClient, vendure: Vendure): BasketCalls {
  const amount = (minor: number) => amountOf(minor, vendure)
  const basketOf = ({ lines, couponCodes, currencyCode, ...order }: Order): Basket => ({
    count: order.totalQuantity,
    withTax: amount(order.subTotalWithTax),
    withoutTax: amount(order.subTotal),
    currency: currencyCode,
    coupons: couponCodes,
    lines: lines.map(({ productVariant: { id, sku, name, product }, ...line }) => ({
      ...{ id: line.id, variantId: id, name, sku, quantity: line.quantity },
      price: amount(line.discountedUnitPriceWithTax),
      total: amount(line.discountedLinePriceWithTax),
      url: vendure.productUrl(product),
      image: line.featuredAsset ? sized(line.featuredAsset.preview, 80) : '',
    })),
  })

  /** Sends a change. An order that has begun to be paid takes no change until it is open again. */
  const send = async (operation: string, variables: Record<string, unknown>): Promise<Order | Refusal> => {
    const { result } = await ask(operation, Changed, variables)
    if (!('errorCode' in result) || result.errorCode !== 'ORDER_MODIFICATION_ERROR') return result
    await ask(REOPEN, Done)
    return (await ask(operation, Changed, variables)).result
  }
  const setQuantity = (line: string, quantity: number) =>
    quantity > 0 ? send(ADJUST, { line, quantity }) : send(REMOVE, { line })
  const refused = ({ message, errorCode }: Refusal) => refusalOf(message, errorCode)
  const accepted = (result: Order | Refusal): Basket => {
    if ('errorCode' in result) throw refused(result)
    return basketOf(result)
  }
  /** Sets a quantity back. If that is refused, Vendure's message about the first change says what is in the basket. */
  const restore = async (line: string, quantity: number, short: Refusal) => {
    const result = await setQuantity(line, quantity)
    if ('errorCode' in result) throw refused(short)
  }
  const lineOf = (order: Order | undefined | null, id: string) => order?.lines.find((line) => line.id === id)

  return {
    async read() {
      const { activeOrder, activeChannel } = await ask(READ, Active)
      if (activeOrder) return basketOf(activeOrder)
      const none = { lines: [], coupons: [], count: 0, withTax: 0, withoutTax: 0 }
      return { ...none, currency: activeChannel.defaultCurrencyCode }
    },

    // Vendure adds as many as there are, and refuses the rest. The contract knows a whole change or none.
    async add(variant, quantity) {
      const result = await send(ADD, { variant, quantity })
      if (!isShort(result)) return accepted(result)
      const { order, quantityAvailable: added } = result
      const [line, ...others] = order?.lines.filter(({ productVariant }) => productVariant.id === variant) ?? []
      // With two lines of the variant, Vendure's own message says how many were added.
      if (added > 0 && (!line || others.length > 0)) throw refused(result)
      if (line && added > 0) await restore(line.id, line.quantity - added, result)
      throw shortOf(line?.quantity ?? added, added)
    },

    async change(id, quantity) {
      const { activeOrder } = await ask(READ, Active)
      const before = lineOf(activeOrder, id)?.quantity
      const result = await setQuantity(id, quantity)
      if (!isShort(result)) return accepted(result)
      if (before !== undefined && lineOf(result.order, id)) await restore(id, before, result)
      throw shortOf(result.quantityAvailable)
    },

    remove: async (line) => accepted(await send(REMOVE, { line })),

    async addCoupon(code) {
      const { errorCode, message } = (await ask(ADD_CODE, Code, { code })).result
      if (errorCode === undefined) return true
      if (errorCode === 'COUPON_CODE_INVALID_ERROR') return false
      throw refusalOf(message ?? '', errorCode)
    },

    async removeCoupons() {
      const { activeOrder } = await ask(READ, Active)
      for (const code of activeOrder?.couponCodes ?? []) await ask(REMOVE_CODE, Done, { code })
    },
  }
}

const isShort = (result: Order | Refusal): result is Refusal & { quantityAvailable: number } =>
  'errorCode' in result && result.quantityAvailable !== undefined
