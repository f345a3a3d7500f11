import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { buildLibrary, buildServer } from '../build.ts'

/** Milliseconds without a change of the files before they are built again. */
const QUIET = 200

/** `npm run dev`: the demo shop, built and started again whenever a file changes. */
export async function run(): Promise<number> {
  let server: ChildProcess | undefined
  const restart = async () => {
    try {
      await Promise.all([buildLibrary(), buildServer()])
    } catch (error) {
      console.error(error)
      return
    }
    const before = server
    if (before?.exitCode === null) {
      const gone = new Promise((done) => before.once('exit', done))
      before.kill('SIGTERM')
      await gone
    }
    server = spawn(process.execPath, ['--enable-source-maps', '.build/server/main.js'], { stdio: 'inherit' })
  }
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['elements', 'stores', 'runtime', 'locales', 'demo']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(restart, QUIET)
    })
  }
  await restart()
  return new Promise(() => {})
}
