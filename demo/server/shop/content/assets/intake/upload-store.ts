import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { sql } from 'kysely'
import type { Db } from '../../../../../data/schema.ts'

/** Bytes. */
const partBytes = 256 * 1024

/**
 * Uploads in progress, in the database, so that another process may receive the next chunk. An id begins with the
 * number of the sender. Of two writes at the same position the second is refused by the key of the table.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination']

  constructor(readonly db: Db) {
    super()
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload
    await this.db
      .insertInto('resumable_upload')
      .values({ id, customer_id: Number.parseInt(id, 10), size: size ?? null, metadata: metadata ?? {} })
      .execute()
    return upload
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let start = offset
    let failure: { error: unknown } | undefined
    for await (const bytes of inParts(stream)) {
      // After a failure the rest is read, so that the client can read the answer.
      if (failure) continue
      try {
        await this.#keep(id, start, bytes)
        start += bytes.length
      } catch (error) {
        failure = { error }
      }
    }
    if (failure) throw failure.error
    return start
  }

  async #keep(id: string, start: number, bytes: Buffer): Promise<void> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('upload_part')
      .values({ upload_id: id, start, bytes })
      .onConflict((conflict) => conflict.columns(['upload_id', 'start']).doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw ERRORS.INVALID_OFFSET
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.db
      .selectFrom('resumable_upload')
      .select(['size', 'metadata', 'created_at'])
      .select(({ selectFrom }) =>
        selectFrom('upload_part')
          .select(sql<number>`coalesce(sum(octet_length(bytes)), 0)::float8`.as('offset'))
          .where('upload_id', '=', id)
          .as('offset'),
      )
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw ERRORS.FILE_NOT_FOUND
    const { size, metadata, created_at } = row
    return new Upload({
      ...{ id, metadata, offset: row.offset ?? 0, creation_date: created_at.toISOString() },
      ...(size !== null && { size }),
    })
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    await this.db.updateTable('resumable_upload').set({ size }).where('id', '=', id).execute()
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.forget(id))) throw ERRORS.FILE_NOT_FOUND
  }

  /** Removes an upload with its chunks. False if there is none. */
  async forget(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db.deleteFrom('resumable_upload').where('id', '=', id).executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Writes a complete upload to a file of this process. Throws when it is no longer complete. */
  async save(upload: Upload, path: string): Promise<void> {
    await pipeline(this.#read(upload), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  }

  async *#read({ id, size }: Upload) {
    for (let start = 0; start < (size ?? 0); ) {
      const { bytes } = await this.db
        .selectFrom('upload_part')
        .select('bytes')
        .where('upload_id', '=', id)
        .where('start', '=', start)
        .executeTakeFirstOrThrow()
      yield bytes
      start += bytes.length
    }
  }
}

/** Splits a stream into chunks of one size; of a lost connection the received rest is a chunk too. */
async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  let failure: { error: unknown } | undefined
  try {
    for await (const chunk of stream) {
      waiting.push(chunk)
      length += chunk.length
      if (length < partBytes) continue
      yield Buffer.concat(waiting)
      waiting = []
      length = 0
    }
  } catch (error) {
    failure = { error }
  }
  if (length > 0) yield Buffer.concat(waiting)
  if (failure) throw failure.error
}
