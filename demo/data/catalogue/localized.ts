import { sql } from 'kysely'
import type { Culture } from '../cultures.ts'

/** French if the text is missing. */
export const localized = (column: string, culture: Culture) =>
  sql<string>`coalesce(${sql.ref(column)} ->> ${culture}::text, ${sql.ref(column)} ->> 'fr', '')`
