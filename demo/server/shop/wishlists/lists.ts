import { sql } from 'kysely'
import { type NamedVariant, namedVariants } from '../../../data/catalogue/cart-variants.ts'
import { type Price, priceFor } from '../../../data/catalogue/prices.ts'
import type { Audience } from '../../../data/money/market.ts'
import type { Db } from '../../../data/schema.ts'
import { type ListOwner, onListOf, ownedBy } from './owner.ts'

/** The kind of a list: a wishlist, or a birth list, from which other people give. */
export type ListKind = 'wish' | 'birth'

/** A list; `count` is the number of different products, `key` that of its public address, if it has one. */
export type Wishlist = {
  id: number
  kind: ListKind
  key: string | null
  name: string
  description: string
  showsOwner: boolean
  /** The given products and their givers are hidden from the owner. */
  hidesGiven: boolean
  count: number
}

export type WishlistItem = { id: number; variant: NamedVariant; quantity: number; price: Price }

/** A range of rows; all rows without it. */
export type Rows = { start: number; size: number }

export const selectLists = (db: Db) =>
  db
    .selectFrom('wishlist')
    .select(['wishlist.id', 'kind', 'share_key as key', 'name', 'description'])
    .select(['shows_owner as showsOwner', 'hides_given as hidesGiven'])
    .select(sql<number>`(select count(*)::int from wishlist_item where wishlist_id = wishlist.id)`.as('count'))

/** The lists of an owner, the oldest first. */
export const listsOf = (db: Db, owner: ListOwner): Promise<Wishlist[]> =>
  selectLists(db).where(ownedBy(owner)).orderBy('wishlist.id').execute()

/** A list of this owner; undefined for another owner's list. */
export const findList = (db: Db, owner: ListOwner, id: number): Promise<Wishlist | undefined> =>
  selectLists(db).where(ownedBy(owner)).where('wishlist.id', '=', id).executeTakeFirst()

/** The products of a list, in the order in which they were added. Returns all of them without `rows`. */
export async function itemsOf(db: Db, listId: number, audience: Audience, rows?: Rows): Promise<WishlistItem[]> {
  let query = db
    .selectFrom('wishlist_item')
    .select(['id', 'variant_id', 'quantity'])
    .where('wishlist_id', '=', listId)
    .orderBy('id')
  if (rows) query = query.limit(rows.size).offset(rows.start)
  const found = await query.execute()
  const ids = found.map((row) => row.variant_id)
  const variants = await namedVariants(db, ids, audience)
  return found.flatMap(({ id, variant_id, quantity }) => {
    const variant = variants.get(variant_id)
    return variant ? [{ id, variant, quantity, price: priceFor(variant.rules, quantity) }] : []
  })
}

const wishedItems = (db: Db, owner: ListOwner) => db.selectFrom('wishlist_item').where(onListOf(owner))

export async function listsWith(db: Db, owner: ListOwner, variantId: number): Promise<Set<number>> {
  const rows = await wishedItems(db, owner).select('wishlist_id').where('variant_id', '=', variantId).execute()
  return new Set(rows.map((row) => row.wishlist_id))
}

export async function variantsInLists(db: Db, owner: ListOwner): Promise<ReadonlySet<number>> {
  const rows = await wishedItems(db, owner).select('variant_id').distinct().execute()
  return new Set(rows.map((row) => row.variant_id))
}

/** The number of different products in an owner's lists. */
export async function wishedCount(db: Db, owner: ListOwner): Promise<number> {
  const { count } = await wishedItems(db, owner)
    .select(({ fn }) => fn.count<number>('variant_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
