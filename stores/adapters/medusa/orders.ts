import { array, type Infer, nullable, number, optional, string, type } from 'superstruct'
import type { Order, OrderCalls, OrderState } from '../groups/orders.ts'
import { addressOf, Given } from './addresses.ts'
import { type MedusaClient, missing } from './client.ts'
import { line, lineOf } from './lines.ts'
import { AMOUNTS, amounts, costsOf, type Medusa } from './values.ts'

const Text = optional(nullable(string()))

const Item = type({ ...line, original_total: number() })

export const Placed = type({
  ...{ ...amounts, id: string(), display_id: number(), created_at: string(), status: string() },
  ...{ payment_status: Text, fulfillment_status: Text },
  shipping_address: optional(nullable(Given)),
  items: array(Item),
})

export const PLACED = [
  ...AMOUNTS,
  ...['id', 'display_id', 'created_at', 'status', 'payment_status', 'fulfillment_status'],
  '*shipping_address',
  ...Object.keys(Item.schema).map((name) => `items.${name}`),
].join()

const One = type({ order: Placed })
const Many = type({ orders: array(Placed), count: number() })

const PAGE_SIZE = 10

/** Medusa shows its orders to a customer, and each order to everybody who knows its id. */
export const medusaOrders = ({ get }: MedusaClient, medusa: Medusa): OrderCalls => ({
  async list(page) {
    const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, order: '-created_at' }
    const { orders, count } = await get('/store/orders', Many, { ...range, fields: PLACED })
    return { orders: orders.map((order) => orderOf(order, medusa)), pages: Math.ceil(count / PAGE_SIZE) }
  },

  async one(id) {
    const path = `/store/orders/${encodeURIComponent(id)}`
    const found = await get(path, One, { fields: PLACED }).catch(missing)
    return found && orderOf(found.order, medusa)
  },
})

/** An order is named by its id; its number, which counts the orders of the shop, is for people. */
export const orderOf = (given: Infer<typeof Placed>, medusa: Medusa): Order => ({
  ...costsOf(given),
  ...{ id: given.id, number: String(given.display_id), state: stateOf(given), url: medusa.orderUrl(given.id) },
  placedAt: new Date(given.created_at),
  ...(given.shipping_address?.country_code && { shipping: addressOf(given.shipping_address) }),
  lines: given.items.map((item) => lineOf(item, item.original_total, medusa)),
})

function stateOf({ status, payment_status, fulfillment_status }: Infer<typeof Placed>): OrderState {
  if (status === 'canceled') return 'cancelled'
  if (fulfillment_status === 'delivered') return 'delivered'
  if (/shipped|delivered/.test(fulfillment_status ?? '')) return 'sent'
  return payment_status === 'captured' ? 'paid' : 'placed'
}
