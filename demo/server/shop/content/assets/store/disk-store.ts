import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, type FileStore } from './file-store.ts'

/** Files in a folder, in subfolders by the beginning of their key: a folder of 10,000 files is slow in many tools. */
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
      // Opened first, so that a file that is gone is known before the answer begins.
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

/** A rename is one step, so that nobody reads half a file; between two disks it is a copy beside the place, then a rename. */
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
