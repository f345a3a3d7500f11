import { localized } from '../../../../data/catalogue/localized.ts'
import type { Culture } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'
import { type Asset, assetsIn } from './assets.ts'

export const categoryPictureSize = { width: 1200, height: 400 }

/** The roles of an asset in a main category: the picture of its page, and a care guide for its products. */
const roles = {
  picture: { column: 'picture_id', is: ['kind', 'Image'] },
  guide: { column: 'guide_id', is: ['mime', 'application/pdf'] },
} as const

export type AssetRole = keyof typeof roles

export type CategoryWithAsset = { id: number; slug: string; name: string; asset: Asset | undefined }

/** The main categories in the shop's order. */
export async function categoriesWith(db: Db, culture: Culture, role: AssetRole): Promise<CategoryWithAsset[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'slug', localized('name', culture).as('name')])
    .select((e) => e.ref(roles[role].column).as('assetId'))
    .where('parent_id', 'is', null)
    .orderBy('position')
    .execute()
  const ids = rows.flatMap(({ assetId }) => assetId ?? [])
  const assets = ids.length > 0 ? await shown(db, culture, role).where('id', 'in', ids).execute() : []
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  return rows.map(({ assetId, ...row }) => ({ ...row, asset: byId.get(assetId ?? 0) }))
}

function shown(db: Db, culture: Culture, role: AssetRole) {
  const [column, value] = roles[role].is
  return assetsIn(db, culture).where(column, '=', value).where('deleted_at', 'is', null)
}

/** The asset of a category in a role; undefined without one, and while it is deleted. */
export const categoryAsset = (
  db: Db,
  culture: Culture,
  role: AssetRole,
  categoryId: number,
): Promise<Asset | undefined> =>
  shown(db, culture, role)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('category').select(roles[role].column).where('category.id', '=', categoryId),
    )
    .executeTakeFirst()

type Choice = { role: AssetRole; categoryId: number; assetId: number | null }

/** Sets or removes the asset of a category. False if there is no such category, or no such asset for the role. */
export async function chooseCategoryAsset(db: Db, { role, categoryId, assetId }: Choice): Promise<boolean> {
  const { column, is } = roles[role]
  const asset = db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', assetId ?? 0)
    .where(is[0], '=', is[1])
    .where('deleted_at', 'is', null)
  const row = await db
    .updateTable('category')
    .set(column, assetId)
    .where('id', '=', categoryId)
    .where('parent_id', 'is', null)
    .$if(assetId !== null, (query) => query.where(({ exists }) => exists(asset)))
    .returning('id')
    .executeTakeFirst()
  if (row && assetId !== null)
    await db.updateTable('asset').set({ is_draft: false }).where('id', '=', assetId).execute()
  return row !== undefined
}
