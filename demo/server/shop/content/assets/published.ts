import { localized } from '../../../../data/catalogue/localized.ts'
import type { Culture } from '../../../../data/cultures.ts'
import type { Db } from '../../../../data/schema.ts'

const categoriesOf = (db: Db, assetId: number) =>
  db.selectFrom('category').where((e) => e.or([e('picture_id', '=', assetId), e('guide_id', '=', assetId)]))

/** Whether a page of the shop shows an asset to everybody: its file is then public. */
export async function isPublished(db: Db, assetId: number): Promise<boolean> {
  return (await categoriesOf(db, assetId).select('id').executeTakeFirst()) !== undefined
}

export async function usesOf(db: Db, assetId: number, culture: Culture): Promise<string[]> {
  const rows = await categoriesOf(db, assetId)
    .select(localized('name', culture).as('name'))
    .orderBy('position')
    .execute()
  return rows.map(({ name }) => name)
}
