import { type RawBuilder, sql } from 'kysely'

/** The ids of categories and of all that lie below them, as a subquery. */
export const branchOf = (categoryIds: number[]): RawBuilder<number> => sql`(with recursive branch as (
  select id from category where id = any(${categoryIds}::int[])
  union select c.id from category c join branch on c.parent_id = branch.id) select id from branch)`
