import { sql } from 'kysely'
import { type Audience, type NamedVariant, namedVariants } from '../../../data/catalogue/cart-variants.ts'
import { type Price, priceFor } from '../../../data/catalogue/prices.ts'
import type { Db } from '../../../data/schema.ts'

/** What a list is for: a person's own wishes, or a birth, which others see by its key. */
export type ListKind = 'wish' | 'birth'

/** A list of a customer; `count` is how many different products are in it. */
export type Wishlist = {
  id: number
  kind: ListKind
  key: string
  name: string
  description: string
  count: number
}

/** A product of a list. */
export type WishlistItem = { id: number; variant: NamedVariant; quantity: number; price: Price }

const select = (db: Db) =>
  db
    .selectFrom('wishlist')
    .select(['wishlist.id', 'kind', 'share_key as key', 'name', 'description'])
    .select(sql<number>`(select count(*) from wishlist_item where wishlist_id = wishlist.id)`.as('count'))

/** The lists of a customer, the oldest first. */
export const listsOf = (db: Db, customerId: number): Promise<Wishlist[]> =>
  select(db).where('customer_id', '=', customerId).orderBy('wishlist.id').execute()

/** A list of this customer; another customer's is as unknown as one that never was. */
export const findList = (db: Db, customerId: number, id: number): Promise<Wishlist | undefined> =>
  select(db).where('customer_id', '=', customerId).where('wishlist.id', '=', id).executeTakeFirst()

/** The products of a list, in the order in which they were added. */
export async function itemsOf(db: Db, listId: number, audience: Audience): Promise<WishlistItem[]> {
  const rows = await db
    .selectFrom('wishlist_item')
    .select(['id', 'variant_id', 'quantity'])
    .where('wishlist_id', '=', listId)
    .orderBy('id')
    .execute()
  const ids = rows.map((row) => row.variant_id)
  const variants = await namedVariants(db, ids, audience)
  return rows.flatMap(({ id, variant_id, quantity }) => {
    const variant = variants.get(variant_id)
    return variant ? [{ id, variant, quantity, price: priceFor(variant.rules, quantity) }] : []
  })
}

/** The ids of a customer's lists that hold a variant. */
export async function listsWith(db: Db, customerId: number, variantId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
    .select('wishlist.id')
    .where('customer_id', '=', customerId)
    .where('variant_id', '=', variantId)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** The variants in a customer's lists. */
export async function variantsInLists(db: Db, customerId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
    .select('variant_id')
    .distinct()
    .where('customer_id', '=', customerId)
    .execute()
  return new Set(rows.map((row) => row.variant_id))
}

/** How many products a customer's lists hold; one that is in two lists counts once. */
export async function wishedCount(db: Db, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_item')
    .innerJoin('wishlist', 'wishlist.id', 'wishlist_item.wishlist_id')
    .select(({ fn }) => fn.count<number>('variant_id').distinct().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A birth list by its key, for whoever was given its address, with the first name of its owner. */
export const sharedList = (db: Db, key: string): Promise<(Wishlist & { owner: string }) | undefined> =>
  select(db)
    .innerJoin('customer', 'customer.id', 'wishlist.customer_id')
    .select('customer.first_name as owner')
    .where('kind', '=', 'birth')
    .where('share_key', '=', key)
    .executeTakeFirst()
