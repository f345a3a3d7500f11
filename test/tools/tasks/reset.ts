import { buildServer } from '../build.ts'
import { runServer } from '../serve.ts'

/** `npm run demo:reset`: restores the first data of the demo shop. */
export async function run(): Promise<number> {
  await buildServer()
  return runServer(['--reset'])
}
