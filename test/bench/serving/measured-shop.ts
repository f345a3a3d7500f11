import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { seedInto, startSeededPostgres } from '../../harness/shop/seeded.ts'

export type Engine = 'PGlite' | 'PostgreSQL'

/** Processor time since the start in milliseconds, and memory in megabytes, of the process that serves. */
export type Usage = { cpuMs: number; rssMb: number }

/** A shop in a process of its own that reports its usage. `open` fetches a page and returns its status. */
export type MeasuredShop = {
  usage: () => Promise<Usage>
  open: (path: string) => Promise<number>
  stop: () => Promise<void>
}

const urlOf = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let text = ''
    child.on('exit', (code) => fail(new Error(`The shop ended with code ${code}:\n${text}`)))
    child.stdout?.on('data', (data) => {
      text += data
      const url = /shop is open:\s+(\S+)\/\n/.exec(text)?.[1]
      if (url !== undefined) done(url)
    })
  })

/** Starts the built shop on a seeded copy, without the limits for one address. */
export async function startMeasured(engine: Engine): Promise<MeasuredShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-serving-'))
  const database = engine === 'PostgreSQL' ? await startSeededPostgres() : undefined
  if (!database) await seedInto(folder)
  const child = fork('.build/server/main.js', [], {
    execArgv: ['--import', resolve('test/bench/serving/probe.mjs')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: database?.url, PORT: '0', DEMO_LIMITS: 'off' },
  })
  const url = await urlOf(child)
  const agent = new Agent({ keepAlive: true })
  return {
    usage: async () => {
      child.send('usage')
      const [usage] = await once(child, 'message')
      return usage
    },
    open: (path) =>
      new Promise((done) => {
        const call = get(url + path, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
          answer.resume().on('end', () => done(answer.statusCode ?? 0))
        })
        call.on('error', () => done(0))
      }),
    stop: async () => {
      agent.destroy()
      child.kill()
      await once(child, 'exit')
      database?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
