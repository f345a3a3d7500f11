import { spawn } from 'node:child_process'
import { buildLibrary, buildServer } from '../build.ts'

/** `npm start`: builds what is stale, then runs the demo shop until it is stopped. */
export async function run(): Promise<number> {
  await Promise.all([buildLibrary(), buildServer()])
  const server = spawn(process.execPath, ['--enable-source-maps', '.build/server/main.js'], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  return new Promise((done) => server.on('exit', (code) => done(code ?? 0)))
}
