import { sql } from 'kysely'
import type { Database, Db } from '../../schema.ts'
import { ids } from '../catalogue-rows.ts'
import { demoAccounts } from '../people.ts'
import { continueIds, insertRows } from '../rows.ts'
import { assetRows, folderRows } from './assets.ts'
import { seedBelongings } from './belongings.ts'
import { seedNews } from './news/seed-news.ts'
import { pickupPointRows } from './pickup-points.ts'
import { seedStores } from './stores.ts'
import { type TagSlug, tags } from './tags.ts'

const slugs = Object.keys(tags) as TagSlug[]

/** Products of each kind that have a tag. */
const productsPerKind = 12

export async function seedContent(db: Db, now: Date): Promise<void> {
  await insertRows(db, 'asset_folder', folderRows)
  await insertRows(db, 'asset', assetRows())
  await insertRows(db, 'pickup_point', pickupPointRows())
  await seedStores(db)
  await seedTags(db)
  await seedNews(db, now)
  const owner = demoAccounts[0].email
  const customer = await db.selectFrom('customer').select('id').where('email', '=', owner).executeTakeFirst()
  if (customer) await seedBelongings(db, customer.id, now)
  for (const table of numberedTables) await continueIds(db, table)
}

const numberedTables = [
  ...(['asset_folder', 'asset', 'tag', 'wishlist', 'prepaid_account'] as const),
] satisfies (keyof Database)[]

async function seedTags(db: Db) {
  const rows = slugs.map((slug, index) => ({ id: index + 1, slug, name: tags[slug].name }))
  await insertRows(db, 'tag', rows)
  for (const [index, slug] of slugs.entries()) {
    for (const type of tags[slug].types) {
      await sql`insert into tag_product (tag_id, product_id)
        select ${index + 1}::int, id from product where category_id = ${ids.type(type)}
        order by id limit ${productsPerKind} on conflict do nothing`.execute(db)
    }
  }
}
