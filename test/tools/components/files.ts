import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createFilter } from 'vite'

const FOLDERS = ['elements', 'stores', 'runtime', 'test/conformance', 'test/mutants', 'test/tools/runs']

/** Tests of components for an integrator's own React do not run on Preact. */
const isForRenderer = (file: string) =>
  process.env.VITRINE_RENDERER !== 'lean' || !file.startsWith('runtime/element/react/')

/** The files of tests beside the code, or those that match a pattern; paths from the project's root. */
export function findTests(patterns: readonly string[] = []): string[] {
  const isWanted = createFilter(patterns.length > 0 ? patterns : undefined)
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
    .filter((file) => /\.test\.tsx?$/.test(file) && isForRenderer(file) && isWanted(join(process.cwd(), file)))
    .sort()
}
