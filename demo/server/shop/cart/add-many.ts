import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import type { ShopContext } from '../../context.ts'
import { settleCoupon } from './coupons.ts'
import { withCart } from './find-cart.ts'
import { fittingQuantity, type QuantityProblem, stockProblem } from './quantity.ts'

export type Wanted = { variant: NamedVariant; quantity: number }

/** The number of units that were added; `problems` are those of the units that were not added. */
export type AddedMany = { units: number; problems: QuantityProblem[] }

type Step = Wanted & { there: number; total: number }

/**
 * Adds many variants to the visitor's cart in one transaction, each in the largest available quantity. If all are
 * refused, no cart and no session is created.
 */
export async function addMany(c: ShopContext, wanted: Wanted[], origin: Record<string, string>): Promise<AddedMany> {
  const isPossible = wanted.some(({ variant, quantity }) => fitting(variant, quantity) > 0)
  if (!isPossible) return outcomeOf(wanted.map((each) => ({ ...each, there: 0, total: 0 })))
  return withCart(c, async (trx, cartId) => {
    const ids = wanted.map(({ variant }) => variant.id)
    const lines = await trx
      .selectFrom('cart_line')
      .select(['variant_id', 'quantity'])
      .where('cart_id', '=', cartId)
      .where('variant_id', 'in', ids)
      .execute()
    const known = new Map(lines.map((line) => [line.variant_id, line.quantity]))
    const steps = wanted.map(({ variant, quantity }) => {
      const there = known.get(variant.id) ?? 0
      return { variant, quantity, there, total: Math.max(there, fitting(variant, there + quantity)) }
    })
    const rows = steps.filter(({ there, total }) => total > there)
    if (rows.length > 0) {
      await trx
        .insertInto('cart_line')
        .values(
          rows.map(({ variant, total }) => ({
            cart_id: cartId,
            variant_id: variant.id,
            quantity: total,
            origin: JSON.stringify(origin),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['cart_id', 'variant_id']).doUpdateSet((e) => ({ quantity: e.ref('excluded.quantity') })),
        )
        .execute()
      await settleCoupon(c, trx, cartId)
    }
    return outcomeOf(steps)
  })
}

const fitting = (variant: NamedVariant, quantity: number) => fittingQuantity(quantity, variant, variant.stock)

const outcomeOf = (steps: Step[]): AddedMany => ({
  units: steps.reduce((sum, { there, total }) => sum + total - there, 0),
  problems: steps.flatMap((step) => problemOf(step) ?? []),
})

function problemOf({ variant, quantity, there, total }: Step): QuantityProblem | undefined {
  const { name, stock, minQty } = variant
  const added = total - there
  if (added === quantity) return undefined
  if (stock < 1) return stockProblem(name, 0)
  if (added > 0) return { key: 'Pages.Wishlist.Short', values: { name, count: added, wanted: quantity } }
  if (there + quantity < minQty) return { key: 'Pages.Wishlist.Minimum', values: { name, minimum: minQty } }
  return { key: 'Pages.Wishlist.NoMore', values: { name } }
}
