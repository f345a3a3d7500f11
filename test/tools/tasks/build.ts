import { buildBoth, buildForBundlers, buildServer } from '../build.ts'

/** `npm run build`: both builds of the library with their types in dist/, and the demo shop's server. */
export async function run(): Promise<void> {
  await buildBoth()
  await buildForBundlers()
  await buildServer()
}
