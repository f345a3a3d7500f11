import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../browsers/free-port.ts'

/**
 * A PostgreSQL server for the test run; `stop` ends it and removes its files, `keep` moves them to a folder instead.
 * `crash` ends it as a power cut does, and `start` starts it again at its address.
 */
export type TestServer = {
  url: string
  stop: () => void
  keep: (folder: string) => void
  crash: () => void
  start: () => void
}

const CLUSTER = ['-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale=C']

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of the installed server's programs, newest first; undefined if there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  const versions = readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/**
 * Starts a PostgreSQL on a free port, without fsync: empty, or with a copy of files that `keep` has moved. Throws if it
 * is not installed.
 */
export async function startPostgres(kept?: string): Promise<TestServer> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('No PostgreSQL server is installed; ask postgresPrograms() first.')
  const folder = mkdtempSync('/tmp/vitrine-postgres-')
  const data = join(folder, 'data')
  const port = await freePort()
  if (isRoot) execFileSync('chown', ['postgres', folder])
  if (kept) execFileSync('cp', ['-a', kept, data])
  else run(join(programs, 'initdb'), ['-D', data, ...CLUSTER])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off`
  const start = () =>
    run(join(programs, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'])
  start()
  const end = (mode: 'fast' | 'immediate') => run(join(programs, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop'])
  const stop = () => {
    end('immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  const keep = (place: string) => {
    end('fast')
    execFileSync('cp', ['-a', data, place])
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, keep, crash: () => end('immediate'), start }
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so that it runs as its own user. */
function run(program: string, parameters: string[]) {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...parameters]] : [program, parameters]
  execFileSync(command, all, { stdio: 'ignore', cwd: '/tmp' })
}
