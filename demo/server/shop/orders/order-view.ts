import { namedVariants } from '../../../data/catalogue/cart-variants.ts'
import { type Cents, toCents } from '../../../data/money/cents.ts'
import type { Audience } from '../../../data/money/market.ts'
import type { Db, Row } from '../../../data/schema.ts'
import type { GiftCard } from '../../../data/tables/cart.ts'
import type { IsoDay } from '../../../data/tables/columns.ts'
import type { PickupPlace, PostalAddress } from '../../../data/tables/orders.ts'
import type { ShopContext } from '../../context.ts'
import { filtered, type OrderFilter, type OrderState } from './order-filter.ts'

/** Amounts are those at the time of the order, in its currency. */
export type OrderView = {
  id: number
  number: string
  /** The e-mail of a guest; null for a customer. */
  email: string | null
  createdAt: Date
  shipping: PostalAddress
  billing: PostalAddress
  shippingMethod: string
  /** The pickup point; null for a delivery to an address. */
  pickup: PickupPlace | null
  shippingExcl: Cents
  shippingIncl: Cents
  /** A fraction: 0.2 is 20 %. */
  shippingTaxRate: number
  paymentMethod: string
  remarks: string
  wishedDay: IsoDay | null
  paidAt: Date | null
  /** The customer collects the order. */
  isCollected: boolean
  /** The moment at which it was handed to the carrier, or was ready to be collected. */
  sentAt: Date | null
  deliveredAt: Date | null
  /** The moment at which the shop accepted the withdrawal from the whole order. */
  cancelledAt: Date | null
  tracking: string | null
  currency: string
  /** The company that bought, and its VAT number, by which it may owe the tax. */
  company: string | null
  vatNumber: string | null
  isReverseCharge: boolean
  /** The discount of a coupon, which is already subtracted from the totals. */
  discount: { code: string; incl: Cents; goodsIncl: Cents } | undefined
  /** The amount that it pays into the customer's prepaid account; null for an order of goods. */
  topUp: Cents | null
  totalExcl: Cents
  totalIncl: Cents
  lines: {
    id: number
    variantId: number | null
    sku: string
    name: string
    quantity: number
    unitExcl: Cents
    unitIncl: Cents
    discountExcl: Cents
    discountIncl: Cents
    taxRate: number
    gift: GiftCard | null
  }[]
}

export function stateOf({ paidAt, sentAt, deliveredAt, cancelledAt }: OrderView): OrderState {
  if (cancelledAt) return 'cancelled'
  if (deliveredAt) return 'delivered'
  if (sentAt) return 'sent'
  return paidAt ? 'paid' : 'placed'
}

/** The variants of an order's lines that the shop still sells, by id, for photos and links. */
export const orderedVariants = (db: Db, { lines }: OrderView, audience: Audience) =>
  namedVariants(
    db,
    lines.flatMap(({ variantId }) => variantId ?? []),
    audience,
  )

/** The persons who may see an order: its customer, or the session of the guest who placed it. */
export type Viewer = { customerId: number } | { sessionId: string }

/** The viewer of the present visitor; undefined for a visitor who cannot have orders. */
export function viewerOf({ var: { customer, session } }: ShopContext): Viewer | undefined {
  if (customer) return { customerId: customer.id }
  return session.id === null ? undefined : { sessionId: session.id }
}

/** An order of this customer or guest; undefined for the order of another customer. */
export async function findOrder(db: Db, viewer: Viewer, number: string): Promise<OrderView | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .selectAll()
    .where((e) =>
      'customerId' in viewer
        ? e('customer_id', '=', viewer.customerId)
        : e.and([e('customer_id', 'is', null), e('session_id', '=', viewer.sessionId)]),
    )
    .where('number', '=', number)
    .executeTakeFirst()
  return row && toView(row, await linesOf(db, [row.id]))
}

/** The order with an id, of any customer: for staff. */
export async function orderOfId(db: Db, id: number): Promise<OrderView | undefined> {
  const row = await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toView(row, await linesOf(db, [id]))
}

export async function countOrders(db: Db, customerId: number, filter: OrderFilter = {}): Promise<number> {
  const { total } = await db
    .selectFrom('customer_order')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where(filtered(filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The customer's orders, the newest first. */
export async function customerOrders(
  db: Db,
  customerId: number,
  { count = 50, start = 0, filter = {} }: { count?: number; start?: number; filter?: OrderFilter } = {},
): Promise<OrderView[]> {
  const rows = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(filtered(filter))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(start)
    .execute()
  const lines = await linesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toView(row, lines))
}

async function linesOf(db: Db, orderIds: number[]): Promise<Row<'order_line'>[]> {
  if (orderIds.length === 0) return []
  return db.selectFrom('order_line').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute()
}

function toView(row: Order, lines: Row<'order_line'>[]): OrderView {
  return {
    id: row.id,
    number: row.number,
    email: row.email,
    createdAt: row.created_at,
    shipping: row.shipping,
    billing: row.billing,
    shippingMethod: row.shipping_method,
    pickup: row.pickup,
    shippingExcl: toCents(row.shipping_excl),
    shippingIncl: toCents(row.shipping_incl),
    shippingTaxRate: row.shipping_tax_rate,
    paymentMethod: row.payment_method,
    remarks: row.remarks,
    wishedDay: row.wished_day,
    paidAt: row.paid_at,
    isCollected: row.is_collected,
    sentAt: row.sent_at,
    deliveredAt: row.delivered_at,
    cancelledAt: row.cancelled_at,
    tracking: row.tracking_number,
    currency: row.currency,
    company: row.company,
    vatNumber: row.vat_number,
    isReverseCharge: row.is_reverse_charge,
    discount: discountOf(row),
    topUp: row.top_up === null ? null : toCents(row.top_up),
    totalExcl: toCents(row.total_excl),
    totalIncl: toCents(row.total_incl),
    lines: lines
      .filter((line) => line.order_id === row.id)
      .map((line) => ({
        id: line.id,
        variantId: line.variant_id,
        sku: line.sku,
        name: line.name,
        quantity: line.quantity,
        unitExcl: toCents(line.unit_price_excl),
        unitIncl: toCents(line.unit_price_incl),
        discountExcl: toCents(line.discount_excl),
        discountIncl: toCents(line.discount_incl),
        taxRate: line.tax_rate,
        gift: line.gift,
      })),
  }
}

function discountOf({ coupon_code: code, discount_incl: incl, total_incl: total, shipping_incl: shipping }: Order) {
  // A code that made the delivery free has no discount on the products.
  return code === null || incl === 0
    ? undefined
    : { code, incl: toCents(incl), goodsIncl: toCents(total - shipping + incl) }
}

type Order = Row<'customer_order'>
