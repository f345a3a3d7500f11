import { localized } from '../../../../data/catalogue/localized.ts'
import type { Culture } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'

/** Whether a page of the shop shows an asset to everybody: its file is then public. */
export async function isPublished(db: Db, assetId: number): Promise<boolean> {
  const row = await db.selectFrom('category').select('id').where('picture_id', '=', assetId).executeTakeFirst()
  return row !== undefined
}

/** The names of what shows an asset. */
export async function usesOf(db: Db, assetId: number, culture: Culture): Promise<string[]> {
  const rows = await db
    .selectFrom('category')
    .select(localized('name', culture).as('name'))
    .where('picture_id', '=', assetId)
    .orderBy('position')
    .execute()
  return rows.map(({ name }) => name)
}
