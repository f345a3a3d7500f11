import { localized } from '../../../../data/catalogue/localized.ts'
import type { Culture } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'
import { type Asset, assetsIn } from './assets.ts'

/** The size that a picture of a category is cropped to. */
export const categoryPictureSize = { width: 1200, height: 400 }

/** A main category with its picture, for who chooses it. */
export type PicturedCategory = { id: number; slug: string; name: string; picture: Asset | undefined }

/** The main categories in the shop's order. */
export async function picturedCategories(db: Db, culture: Culture): Promise<PicturedCategory[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'slug', 'picture_id as pictureId', localized('name', culture).as('name')])
    .where('parent_id', 'is', null)
    .orderBy('position')
    .execute()
  const ids = rows.flatMap(({ pictureId }) => pictureId ?? [])
  const pictures = ids.length > 0 ? await shown(db, culture).where('id', 'in', ids).execute() : []
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return rows.map(({ pictureId, ...row }) => ({ ...row, picture: byId.get(pictureId ?? 0) }))
}

const shown = (db: Db, culture: Culture) =>
  assetsIn(db, culture).where('kind', '=', 'Image').where('deleted_at', 'is', null)

/** The picture of a category, or undefined: also while it is deleted. */
export const categoryPicture = (db: Db, culture: Culture, categoryId: number): Promise<Asset | undefined> =>
  shown(db, culture)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('category').select('picture_id').where('category.id', '=', categoryId),
    )
    .executeTakeFirst()

/** Gives a category a picture of the library, or none. False when there is no such category, or no such picture. */
export async function chooseCategoryPicture(db: Db, categoryId: number, pictureId: number | null): Promise<boolean> {
  const picture = db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', pictureId ?? 0)
    .where('kind', '=', 'Image')
    .where('deleted_at', 'is', null)
  const row = await db
    .updateTable('category')
    .set({ picture_id: pictureId })
    .where('id', '=', categoryId)
    .where('parent_id', 'is', null)
    .$if(pictureId !== null, (query) => query.where(({ exists }) => exists(picture)))
    .returning('id')
    .executeTakeFirst()
  if (row && pictureId !== null)
    await db.updateTable('asset').set({ is_draft: false }).where('id', '=', pictureId).execute()
  return row !== undefined
}
