import { sql } from 'kysely'
import type { Culture } from '../cultures.ts'
import type { Db } from '../schema.ts'
import { localized } from './localized.ts'

export type Brand = { id: number; slug: string; name: string; description: string; productCount: number }

const brandQuery = (db: Db, culture: Culture) =>
  db
    .selectFrom('brand')
    .select(['id', 'slug', 'name', localized('description', culture).as('description')])
    .select(sql<number>`(select count(*) from product where brand_id = brand.id)`.as('productCount'))

export const listBrands = (db: Db, culture: Culture): Promise<Brand[]> =>
  brandQuery(db, culture).orderBy('slug').execute()
