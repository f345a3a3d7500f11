import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Another running process has the data folder open. Two at once would destroy it. */
export class FolderTakenError extends Error {
  override name = 'FolderTakenError'
}

/**
 * Claims a PGlite folder for this process until it ends, by a file beside it with the process id. The file of a dead
 * process is replaced. Throws FolderTakenError.
 */
export function claimFolder(folder: string): void {
  const file = `${folder}.lock`
  const owner = ownerOf(file)
  if (owner !== undefined && owner !== process.pid && isRunning(owner)) {
    throw new FolderTakenError(
      `The data folder ${folder} is open in process ${owner}. PGlite serves one process: stop that one, ` +
        'set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server. ' +
        `(If that process is no shop, delete ${file}.)`,
    )
  }
  writeFileSync(file, String(process.pid))
  process.once('exit', () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true })
  })
}

function ownerOf(file: string): number | undefined {
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(owner) && owner > 0 ? owner : undefined
  } catch {
    return undefined
  }
}

function isRunning(owner: number): boolean {
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
