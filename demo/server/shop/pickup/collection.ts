import type { Db } from '../../../data/schema.ts'
import type { PickupPlace } from '../../../data/tables/orders.ts'
import type { ShopContext } from '../../context.ts'
import { findCart, withCart } from '../cart/find-cart.ts'
import { chooseTaxCountry } from '../cart/market.ts'
import { countryCode } from '../delivery.ts'
import { pickupPointOf } from './points.ts'

/** The point that the visitor has chosen for a basket. */
export type Collection = PickupPlace & { countryCode: string }

/** Where the visitor's basket is collected, if its way of delivery ends at a point and one is chosen. */
export async function cartCollection(c: ShopContext): Promise<Collection | undefined> {
  const { db, session } = c.var
  const cartId = await findCart(db, session)
  return cartId === null ? undefined : collectionOf(db, cartId)
}

/** The point of a cart for the way of delivery that was chosen; in a transaction, give its `trx`. */
export async function collectionOf(db: Db, cartId: string): Promise<Collection | undefined> {
  const row = await db
    .selectFrom('cart')
    .select(['pickup', 'shipping_method_id'])
    .where('id', '=', cartId)
    .executeTakeFirst()
  if (!row?.pickup || row.pickup.methodId !== row.shipping_method_id) return undefined
  return { ...row.pickup, countryCode: (await countryCode(db, row.pickup.countryId)) ?? '' }
}

/** Whether a point was chosen for the visitor's basket, also when its way of delivery is another one meanwhile. */
export async function hasPoint({ var: { db, session } }: ShopContext): Promise<boolean> {
  const cartId = await findCart(db, session)
  if (cartId === null) return false
  const row = await db.selectFrom('cart').select('pickup').where('id', '=', cartId).executeTakeFirst()
  return Boolean(row?.pickup)
}

/** What a shopper chose: a point by its carrier's name, for a way of delivery, and who collects it. */
export type PickupChoice = { methodId: number | undefined; ref: string; firstName: string; lastName: string }

/**
 * Keeps a point for the visitor's basket, with its way of delivery. Its facts are the shop's own; its country decides the taxes. False
 * for a way that does not end at a point, and for a point that its carrier does not have.
 */
export async function choosePoint(c: ShopContext, choice: PickupChoice): Promise<boolean> {
  const { db, culture, market } = c.var
  const method = await db
    .selectFrom('shipping_method')
    .select(['id', 'carrier'])
    .where('id', '=', choice.methodId ?? 0)
    .executeTakeFirst()
  const point = method?.carrier ? await pickupPointOf(db, method.carrier, choice.ref, culture) : undefined
  if (!method || !point) return false
  const before = await cartCollection(c)
  const pickup: PickupPlace = {
    carrier: point.carrier,
    ref: choice.ref,
    methodId: method.id,
    name: point.name,
    street1: point.street,
    postalCode: point.postalCode,
    city: point.city,
    countryId: point.countryId,
    phoneNumber: point.phone,
    hours: point.hours,
    firstName: choice.firstName,
    lastName: choice.lastName,
    countryBefore: before?.countryBefore ?? market.country,
  }
  await chooseTaxCountry(c, (await countryCode(db, point.countryId)) ?? market.country)
  await withCart(c, (trx, cartId) =>
    trx
      .updateTable('cart')
      .set({ pickup: JSON.stringify(pickup), shipping_method_id: method.id })
      .where('id', '=', cartId)
      .execute(),
  )
  return true
}
