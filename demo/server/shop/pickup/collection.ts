import type { Db } from '../../../data/schema.ts'
import type { PickupPlace } from '../../../data/tables/orders.ts'
import type { ShopContext } from '../../context.ts'
import { findCart, withCart } from '../cart/find-cart.ts'
import { chooseTaxCountry } from '../cart/market.ts'
import { countryCode } from '../delivery.ts'
import { pickupPointOf } from './points.ts'

export type Collection = PickupPlace & { countryCode: string }

/** The pickup point of the visitor's basket, if its shipping method has pickup points and one is chosen. */
export async function cartCollection(c: ShopContext): Promise<Collection | undefined> {
  const { db, session } = c.var
  const cartId = await findCart(db, session)
  return cartId === null ? undefined : collectionOf(db, cartId)
}

/** The pickup point of a cart for its present shipping method; in a transaction, pass its `trx`. */
export async function collectionOf(db: Db, cartId: string): Promise<Collection | undefined> {
  const row = await db
    .selectFrom('cart')
    .select(['pickup', 'shipping_method_id'])
    .where('id', '=', cartId)
    .executeTakeFirst()
  if (!row?.pickup || row.pickup.methodId !== row.shipping_method_id) return undefined
  return { ...row.pickup, countryCode: (await countryCode(db, row.pickup.countryId)) ?? '' }
}

/** Whether a pickup point was chosen for the visitor's basket, even if its shipping method has changed since. */
export async function hasPoint({ var: { db, session } }: ShopContext): Promise<boolean> {
  const cartId = await findCart(db, session)
  if (cartId === null) return false
  const row = await db.selectFrom('cart').select('pickup').where('id', '=', cartId).executeTakeFirst()
  return Boolean(row?.pickup)
}

/** A shopper's choice: the carrier's name of a point, the shipping method, and the person who collects the order. */
export type PickupChoice = { methodId: number | undefined; ref: string; firstName: string; lastName: string }

/**
 * Stores a pickup point for the visitor's basket, with its shipping method. Its data are read from the shop's own
 * table; its country decides the taxes. False for a method without pickup points, and for an unknown point.
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
