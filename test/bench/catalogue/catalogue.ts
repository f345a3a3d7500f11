import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { postgresPrograms, startPostgres } from '../../harness/shop/postgres.ts'
import { type Spread, spreadOf } from '../measure.ts'

const FOLDER = '.build/bench'

/** Milliseconds. */
export type QueryFigure = Spread & { name: string; engine: string }

async function measured(engine: string, env: Record<string, string>): Promise<QueryFigure[]> {
  const child = spawn(process.execPath, [join(FOLDER, 'program.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const figures: QueryFigure[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const { name, times } = JSON.parse(line) as { name: string; times: number[] }
    figures.push({ name, engine, ...spreadOf(times) })
  }
  const code = await ended
  if (code !== 0) throw new Error(`The queries of the catalogue on ${engine} ended with code ${code}.`)
  return figures
}

/**
 * Each query of the catalogue at 20 requests a second, from when a request was due to its answer: on PGlite, and on
 * PostgreSQL where one is installed. The program is built as the shop's server is.
 */
export async function catalogueQueries(): Promise<QueryFigure[]> {
  await build({
    logLevel: 'error',
    build: { ssr: 'test/bench/catalogue/program.ts', outDir: FOLDER, emptyOutDir: true },
  })
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-catalogue-'))
  const figures = await measured('PGlite', { DATA_FOLDER: join(folder, 'pglite'), DATABASE_URL: '' })
  rmSync(folder, { recursive: true, force: true })
  if (postgresPrograms() === undefined) return figures
  const server = await startPostgres()
  try {
    return [...figures, ...(await measured('PostgreSQL', { DATABASE_URL: server.url }))]
  } finally {
    server.stop()
  }
}

/** Returns a line for each query: its median and its 95th percentile. */
export const queryLines = (figures: QueryFigure[]): string =>
  figures
    .map(
      ({ engine, name, median, p95 }) =>
        `${engine.padEnd(10)} ${name.padEnd(28)} ${median.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    )
    .join('\n')
