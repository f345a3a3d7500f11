import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { assertKey, type Bucket, type FileStore } from './file-store.ts'

/** The bucket is private: the shop serves all files. */
export function s3Store({ name: Bucket, endpoint, region }: Bucket): FileStore {
  const client = new S3Client({
    region,
    // Stores other than Amazon's have no host name for each bucket, and some do not support its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(Key, file, ContentType) {
      assertKey(Key)
      const { size: ContentLength } = await stat(file)
      await client.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(file), ContentLength, ContentType }))
      await rm(file, { force: true })
    },
    async read(Key, range) {
      assertKey(Key)
      const Range = range && `bytes=${range.first}-${range.last}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }))
        return Body as Readable
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined
        throw error
      }
    },
    async remove(keys) {
      for (const key of keys) assertKey(key)
      if (keys.length === 0) return
      const Objects = keys.map((Key) => ({ Key }))
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
    },
  }
}
