import { sql } from 'kysely'
import type { Culture } from '../cultures.ts'
import type { Audience } from '../money/market.ts'
import type { Db } from '../schema.ts'
import { localized } from './localized.ts'
import { listItems, type PhotoSubject } from './products.ts'

/** `productCount` includes its subcategories. */
export type Category = {
  id: number
  parentId: number | null
  slug: string
  name: string
  description: string
  productCount: number
  children: Category[]
}

export async function categoryTree(db: Db, culture: Culture): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('product')
          .select(['category_id', eb.fn.countAll<number>().as('count')])
          .groupBy('category_id')
          .as('own'),
      (join) => join.onRef('own.category_id', '=', 'category.id'),
    )
    .select(['category.id', 'parent_id as parentId', 'slug'])
    .select([localized('name', culture).as('name'), localized('description', culture).as('description')])
    .select(sql<number>`coalesce(own.count, 0)`.as('productCount'))
    .orderBy('position')
    .orderBy('category.id')
    .execute()
  const nodes = new Map(rows.map((row) => [row.id, { ...row, children: [] as Category[] }]))
  const roots: Category[] = []
  for (const node of nodes.values()) (nodes.get(node.parentId ?? 0)?.children ?? roots).push(node)
  for (const root of roots) countBranch(root)
  return roots
}

export async function categoryNames(db: Db, culture: Culture): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('category')
    .select(['id', localized('name', culture).as('name')])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function countBranch(category: Category): number {
  for (const child of category.children) category.productCount += countBranch(child)
  return category.productCount
}

/** The path from a main category down to a category, including it; empty for an unknown id. */
export function categoryPath(tree: readonly Category[], id: number): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category]
    const rest = categoryPath(category.children, id)
    if (rest.length > 0) return [category, ...rest]
  }
  return []
}

/** A photo for each category with products: its newest product in stock, else its newest. */
export async function categoryPhotos(
  db: Db,
  categories: readonly Category[],
  audience: Audience,
): Promise<Map<number, PhotoSubject>> {
  if (categories.length === 0) return new Map()
  const members = new Map(categories.map((category) => [category.id, branchIds(category)]))
  const { rows } = await sql<{ category_id: number; id: number }>`
    select distinct on (p.category_id) p.category_id, p.id from product p
    where p.category_id = any(${[...members.values()].flat()}::int[])
    order by p.category_id, exists(select from variant v
      where v.product_id = p.id and v.is_in_stock) desc, p.created_at desc, p.id desc`.execute(db)
  const products = new Map(rows.map((row) => [row.category_id, row.id]))
  const items = await listItems(db, [...products.values()], audience)
  const photos = new Map(items.map((item) => [item.id, item.photo]))
  return new Map(
    [...members].flatMap(([id, branch]) => {
      const photo = branch.map((member) => photos.get(products.get(member) ?? 0)).find(Boolean)
      return photo ? [[id, photo] as const] : []
    }),
  )
}

const branchIds = (category: Category): number[] => [category.id, ...category.children.flatMap(branchIds)]
