import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, type FileStore } from './file-store.ts'

/**
 * Stores files in a folder, in subfolders by the beginning of their key: many tools are slow with 10,000 files in one
 * folder.
 */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, file) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await move(file, path)
    },
    async read(key, range) {
      // Opened first, so that a missing file is known before the answer begins.
      const handle = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!handle) return undefined
      return createReadStream('', { fd: handle, ...(range && { start: range.first, end: range.last }) })
    },
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
  }
}

/**
 * A rename is atomic, so that no half file is read; between two disks the file is copied beside its target, then
 * renamed.
 */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
    await rm(from, { force: true })
  }
}
