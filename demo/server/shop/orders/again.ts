import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import { priceFor } from '../../../data/catalogue/prices.ts'
import type { Cents } from '../../../data/money/cents.ts'
import type { ShopContext } from '../../context.ts'
import { money } from '../../pages/layout/format.ts'
import { addToCart, allowed } from '../cart/cart.ts'
import { stockProblem } from '../cart/quantity.ts'
import { type OrderView, orderedVariants } from './order-view.ts'

type Line = OrderView['lines'][number]

/**
 * `quantity` is at most the ordered quantity. `dearer` is today's unit price if it is higher than the ordered one;
 * prices in another currency are not compared.
 */
export type Today = { state: 'gone' } | { state: 'soldOut' } | { state: 'there'; quantity: number; dearer?: Cents }

export function todayOf(c: ShopContext, order: OrderView, line: Line, variant: NamedVariant | undefined): Today {
  if (!variant) return { state: 'gone' }
  const outcome = allowed(variant, line.quantity)
  const quantity = outcome.state === 'changed' ? line.quantity : outcome.available
  if (quantity === 0) return { state: 'soldOut' }
  const now = priceFor(variant.rules, quantity).incl
  const isDearer = order.currency === c.get('market').currency && now > line.unitIncl
  return { state: 'there', quantity, ...(isDearer && { dearer: now }) }
}

/** The added lines of an order, and messages about products that are missing, fewer or more expensive. */
export type Again = {
  added: { variantId: number; name: string; quantity: number; price: Cents }[]
  messages: { key: string; values: Record<string, string | number> }[]
}

export async function addAgain(c: ShopContext, order: OrderView, lines: Line[] = order.lines): Promise<Again> {
  const variants = await orderedVariants(c.get('db'), order, c.var)
  const again: Again = { added: [], messages: [] }
  for (const line of lines) await addLine(c, order, line, { variant: variants.get(line.variantId ?? 0), again })
  return again
}

type Adding = { variant: NamedVariant | undefined; again: Again }

async function addLine(c: ShopContext, order: OrderView, line: Line, { variant, again }: Adding): Promise<void> {
  const { name } = line
  const today = todayOf(c, order, line, variant)
  const say = (key: string, values: Record<string, string | number>) => void again.messages.push({ key, values })
  if (!variant || today.state === 'gone') return say('Orders.Again.Gone', { name })
  const origin = { ItemOrigin: 'Catalog', OrderId: order.number }
  const add = (quantity: number) => addToCart(c, { variantId: variant.id, quantity, origin })
  let quantity = today.state === 'there' ? today.quantity : line.quantity
  let change = await add(quantity)
  // The units that are already in the cart count too.
  if ((change.state === 'stock' || change.state === 'quantity') && change.available > 0) {
    quantity = change.available
    change = await add(quantity)
  }
  if (change.state === 'stock') {
    const { key, values } = stockProblem(name, change.stock)
    return say(key, values)
  }
  if (change.state === 'quantity') return say(change.problem.key, change.problem.values)
  if (change.state === 'unknown') return say('Orders.Again.Gone', { name })
  again.added.push({ variantId: variant.id, name, quantity, price: priceFor(variant.rules, quantity).incl })
  if (quantity < line.quantity) say('Orders.Again.Fewer', { name, count: quantity, wanted: line.quantity })
  if (today.state === 'there' && today.dearer !== undefined)
    say('Orders.Again.Dearer', dearerValues(c, order, line, today.dearer))
}

export function dearerValues(c: ShopContext, order: OrderView, line: Line, now: Cents) {
  const amount = (cents: Cents) => money(cents, c.get('culture'), order.currency)
  return { name: line.name, now: amount(now), before: amount(line.unitIncl) }
}
