import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A MariaDB of the run alone: its own files, reached by a socket, no service of the system. */
export type Database = { socket: string; stop(): Promise<void> }

/** Starts it with an empty database `wordpress`; `folder` is where its files are. */
export async function startMariaDb(folder: string): Promise<Database> {
  const data = resolve(folder)
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  // The path of a socket has at most 107 bytes.
  const place = mkdtempSync('/tmp/vitrine-mariadb-')
  const socket = join(place, 's')
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  const rights = ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve']
  execFileSync('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, ...user, ...rights], { stdio: 'ignore' })
  const quick = ['--innodb-flush-log-at-trx-commit=0', '--skip-innodb-doublewrite', '--innodb-buffer-pool-size=64M']
  const server = spawn(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', ...user, ...quick],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(server, 'close')
  await new Promise<void>((done, fail) => {
    let output = ''
    server.stderr.on('data', (data) => {
      output += data
      if (output.includes('ready for connections')) done()
    })
    server.on('close', () => fail(new Error(output)))
    server.on('error', fail)
  })
  execFileSync('mariadb', ['--no-defaults', '-u', 'root', '-S', socket, '-e', 'CREATE DATABASE wordpress'])
  const stop = async () => {
    server.kill()
    await ended
    for (const path of [data, place]) rmSync(path, { recursive: true, force: true })
  }
  return { socket, stop }
}
