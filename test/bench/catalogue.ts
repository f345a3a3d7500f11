import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { postgresPrograms, startPostgres } from '../harness/postgres.ts'
import { type Figure, figure } from './measure.ts'

const FOLDER = '.build/bench'

/** Runs the program of the queries, which writes a line a query, and reads it. */
async function measured(engine: string, env: Record<string, string>): Promise<Figure[]> {
  const child = spawn(process.execPath, [join(FOLDER, 'program.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const figures: Figure[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const { name, times } = JSON.parse(line) as { name: string; times: number[] }
    figures.push(figure(`Catalogue on ${engine}: ${name}`, 'ms', times))
  }
  const code = await ended
  if (code !== 0) throw new Error(`The queries of the catalogue on ${engine} ended with code ${code}.`)
  return figures
}

/**
 * Each query of the catalogue at 20 requests a second, from when a request was due to its answer: on PGlite, and on
 * PostgreSQL where one is installed. The program is built as the shop's server is.
 */
export async function catalogueQueries(): Promise<Figure[]> {
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
