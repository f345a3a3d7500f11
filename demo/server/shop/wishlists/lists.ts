import { sql } from 'kysely'
import { type NamedVariant, namedVariants } from '../../../data/catalogue/cart-variants.ts'
import { type Price, priceFor } from '../../../data/catalogue/prices.ts'
import type { Audience } from '../../../data/money/market.ts'
import type { Db } from '../../../data/schema.ts'
import { type ListOwner, onListOf, ownedBy } from './owner.ts'

/** What a list is for: a person's own wishes, or a birth, from which others give. */
export type ListKind = 'wish' | 'birth'

/** A list; `count` is how many different products are in it, `key` the one of its public address, if it has one. */
export type Wishlist = {
  id: number
  kind: ListKind
  key: string | null
  name: string
  description: string
  /** Whether the public page says the owner's first name. */
  showsOwner: boolean
  /** Whether the owner wants not to see what is given, and by whom. */
  hidesGiven: boolean
  count: number
}

/** A product of a list. */
export type WishlistItem = { id: number; variant: NamedVariant; quantity: number; price: Price }

/** Which rows of a list; without it all. */
export type Rows = { start: number; size: number }

/** Reads lists. */
export const selectLists = (db: Db) =>
  db
    .selectFrom('wishlist')
    .select(['wishlist.id', 'kind', 'share_key as key', 'name', 'description'])
    .select(['shows_owner as showsOwner', 'hides_given as hidesGiven'])
    .select(sql<number>`(select count(*)::int from wishlist_item where wishlist_id = wishlist.id)`.as('count'))

/** The lists of an owner, the oldest first. */
export const listsOf = (db: Db, owner: ListOwner): Promise<Wishlist[]> =>
  selectLists(db).where(ownedBy(owner)).orderBy('wishlist.id').execute()

/** A list of this owner; another's is as unknown as one that never was. */
export const findList = (db: Db, owner: ListOwner, id: number): Promise<Wishlist | undefined> =>
  selectLists(db).where(ownedBy(owner)).where('wishlist.id', '=', id).executeTakeFirst()

/** The products of a list, in the order in which they were added. */
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

/** The ids of an owner's lists that hold a variant. */
export async function listsWith(db: Db, owner: ListOwner, variantId: number): Promise<Set<number>> {
  const rows = await wishedItems(db, owner).select('wishlist_id').where('variant_id', '=', variantId).execute()
  return new Set(rows.map((row) => row.wishlist_id))
}

/** The variants in an owner's lists. */
export async function variantsInLists(db: Db, owner: ListOwner): Promise<ReadonlySet<number>> {
  const rows = await wishedItems(db, owner).select('variant_id').distinct().execute()
  return new Set(rows.map((row) => row.variant_id))
}

/** How many products an owner's lists hold; one that is in two lists counts once. */
export async function wishedCount(db: Db, owner: ListOwner): Promise<number> {
  const { count } = await wishedItems(db, owner)
    .select(({ fn }) => fn.count<number>('variant_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
