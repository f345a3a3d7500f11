import type { Db } from '../../../../../data/schema.ts'
import { dayMs, mostBytesADay, mostFilesADay } from './limits.ts'

/**
 * Whether a person may upload one more file of this size today. Two parallel uploads may both be the last one; the
 * limit need not be exact.
 */
export async function mayUpload(db: Db, customerId: number, bytes: number): Promise<boolean> {
  const row = await db
    .selectFrom('asset')
    .select((e) => [e.fn.countAll<string>().as('files'), e.fn.sum<string | null>('bytes').as('bytes')])
    .where('uploaded_by', '=', customerId)
    .where('created_at', '>', new Date(Date.now() - dayMs))
    .executeTakeFirstOrThrow()
  return Number(row.files) < mostFilesADay && Number(row.bytes ?? 0) + bytes <= mostBytesADay
}
