import { sql } from 'kysely'
import type { Culture } from '../cultures.ts'

/** The SQL of a text from a jsonb column in one culture; French if it is missing. */
export const localized = (column: string, culture: Culture) =>
  sql<string>`coalesce(${sql.ref(column)} ->> ${culture}::text, ${sql.ref(column)} ->> 'fr', '')`
