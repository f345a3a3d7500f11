import type { Readable } from 'node:stream'

/** The bytes of a file from the first to the last, both included. */
export type ByteRange = { first: number; last: number }

/**
 * Where the library's files are. A key is the shop's own (`newKey`), never a name that somebody sent, and what is below it never
 * changes. What has no such key is undefined, and removing it is no mistake.
 */
export type FileStore = {
  /** Takes a file of the disk over, and removes it there. */
  put(key: string, file: string, mime: string): Promise<void>
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  remove(keys: string[]): Promise<void>
}

/** A bucket of a store that speaks the protocol of S3. `endpoint` is absent for Amazon's own. */
export type Bucket = { name: string; endpoint: string | undefined; region: string }

const keyPattern = /^[\da-f]{32}(-thumbnail)?$/

/** Refuses what is no key before it becomes a path. Throws RangeError. */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw new RangeError(`"${key.slice(0, 60)}" is no key of the file store.`)
}

/** The key of the small picture that belongs to a file. */
export const thumbnailKey = (key: string) => `${key}-thumbnail`
