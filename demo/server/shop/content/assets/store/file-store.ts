import type { Readable } from 'node:stream'

/** A range of bytes, both ends included. */
export type ByteRange = { first: number; last: number }

/**
 * The store of the library's files. A key is created by the shop (`newKey`), never from a name that somebody sent, and
 * its content never changes. A missing key returns undefined, and can be removed without an error.
 */
export type FileStore = {
  /** Stores a file of the disk, and removes it from there. */
  put(key: string, file: string, mime: string): Promise<void>
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  remove(keys: string[]): Promise<void>
}

/** A bucket of a store with the protocol of S3. `endpoint` is absent for Amazon's own. */
export type Bucket = { name: string; endpoint: string | undefined; region: string }

const keyPattern = /^[\da-f]{32}(-thumbnail)?$/

/** Refuses an invalid key before it becomes a path. Throws RangeError. */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw new RangeError(`"${key.slice(0, 60)}" is no key of the file store.`)
}

export const thumbnailKey = (key: string) => `${key}-thumbnail`
