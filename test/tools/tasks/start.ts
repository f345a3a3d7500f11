import { buildLibrary, buildServer } from '../build.ts'
import { runServer } from '../serve.ts'

/** `npm start`: builds what is stale, then runs the demo shop until it is stopped. */
export async function run(): Promise<number> {
  await Promise.all([buildLibrary(), buildServer()])
  return runServer([])
}
