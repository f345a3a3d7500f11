import { buildServer } from '../build.ts'
import { runServer } from '../serve.ts'

/** `npm run demo:reset`: the demo shop's data as on the first day. */
export async function run(): Promise<number> {
  await buildServer()
  return runServer(['--reset'])
}
