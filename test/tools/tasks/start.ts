import { buildLean, buildLibrary, buildServer } from '../build.ts'
import { runCluster, runServer } from '../serve.ts'

/**
 * The shop opens on one build, so that the other is not built before it: `VITRINE_DIST=dist/lean` selects that on
 * Preact.
 */
const isLean = process.env.VITRINE_DIST?.endsWith('lean') === true

/**
 * `npm start`: builds stale files, then runs the demo shop until it is stopped. `npm run demo:reset` (`--reset`) restores
 * the first data of the shop, and ends. `npm run demo:cluster` (`--cluster`) runs two processes.
 */
export async function run(parameters: string[]): Promise<number> {
  const pages = parameters.includes('--reset') ? undefined : isLean ? buildLean() : buildLibrary()
  await Promise.all([pages, buildServer()])
  return parameters.includes('--cluster') ? runCluster() : runServer(parameters)
}
