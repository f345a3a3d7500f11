import { spawn } from 'node:child_process'

/** Runs the built server in the foreground until it ends, and returns its exit code. */
export function runServer(parameters: string[]): Promise<number> {
  const server = spawn(process.execPath, ['--enable-source-maps', '.build/server/main.js', ...parameters], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  return new Promise((done) => server.on('exit', (code) => done(code ?? 0)))
}
