import { buildLibrary, buildServer, buildTypes } from '../build.ts'

/** `npm run build`: the library with its types in dist/, and the demo shop's server. */
export async function run(): Promise<void> {
  await buildLibrary()
  buildTypes()
  await buildServer()
}
