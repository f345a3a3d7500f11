import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createFilter } from 'vite'

const FOLDERS = ['elements', 'stores', 'runtime', 'test/conformance']

/** The files of tests beside the code, or those of them that a pattern names; paths from the project's root. */
export function findTests(patterns: readonly string[] = []): string[] {
  const isWanted = createFilter(patterns.length > 0 ? patterns : undefined)
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
    .filter((file) => /\.test\.tsx?$/.test(file) && isWanted(join(process.cwd(), file)))
    .sort()
}
