import { buildLean, buildLibrary, buildServer } from '../build.ts'
import { runServer } from '../serve.ts'

/**
 * The shop opens on one build, so that the other is not built before it: `VITRINE_DIST=dist/lean` selects that on
 * Preact.
 */
const isLean = process.env.VITRINE_DIST?.endsWith('lean') === true

/** `npm start`: builds stale files, then runs the demo shop until it is stopped. */
export async function run(): Promise<number> {
  await Promise.all([isLean ? buildLean() : buildLibrary(), buildServer()])
  return runServer([])
}
