import { spawn } from 'node:child_process'
import { startCluster } from '../harness/shop/cluster.ts'
import { postgresPrograms } from '../harness/shop/postgres.ts'
import { startSeededPostgres } from '../harness/shop/seeded.ts'

/** Runs the built server in the foreground until it ends, and returns its exit code. */
export function runServer(parameters: string[]): Promise<number> {
  const server = spawn(process.execPath, ['--enable-source-maps', '.build/server/main.js', ...parameters], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  return new Promise((done) => server.on('exit', (code) => done(code ?? 0)))
}

/** The settings of a shop that is open to everybody, other than those of a shop for tests. */
const OPEN = { DEMO_LIMITS: 'on', DEMO_DELAYS: 'on', PASSWORD_COST: '14' }

/**
 * Runs the shop as two processes behind a balancer until it is stopped, on DATABASE_URL or on a PostgreSQL of its own,
 * whose data end with it. SIGHUP replaces one process after the other, while the shop stays open.
 */
export async function runCluster(): Promise<number> {
  const { DATABASE_URL: url, PORT = '8080' } = process.env
  if (!url && !postgresPrograms()) {
    console.error(
      'No PostgreSQL is installed. Install the package "postgresql", or set DATABASE_URL to a server of yours.',
    )
    return 1
  }
  const database = url ? { url, stop: () => {} } : await startSeededPostgres()
  const cluster = await startCluster(database.url, OPEN, Number(PORT))
  console.log(`The shop is open:  ${cluster.url}/
Two processes share one PostgreSQL; each request is sent to the next one.
kill -HUP ${process.pid}   replaces one process after the other`)
  process.on('SIGHUP', () => cluster.restart().then(() => console.log('All processes are new.'), console.error))
  await new Promise((ended) => process.once('SIGINT', ended).once('SIGTERM', ended))
  await cluster.stop()
  database.stop()
  return 0
}
