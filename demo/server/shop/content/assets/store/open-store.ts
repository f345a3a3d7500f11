import { join } from 'node:path'
import { diskStore } from './disk-store.ts'
import type { Bucket, FileStore } from './file-store.ts'

/**
 * Opens the store: a bucket when one is given, whose client is loaded then only, else the folder `assets` of the shop's data. The
 * client takes its keys from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or wherever else its documentation says.
 */
export function openFileStore({ dataDir, bucket }: { dataDir: string; bucket?: Bucket | undefined }): FileStore {
  if (!bucket) return diskStore(join(dataDir, 'assets'))
  const store = import('./s3-store.ts').then(({ s3Store }) => s3Store(bucket))
  // The first caller receives the failure.
  store.catch(() => undefined)
  return {
    put: async (...given) => (await store).put(...given),
    read: async (...given) => (await store).read(...given),
    remove: async (...given) => (await store).remove(...given),
  }
}
