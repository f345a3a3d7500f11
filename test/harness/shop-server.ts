import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A demo shop that runs for a test. */
export type ShopServer = { url: string; stop: () => Promise<void> }

export type ShopServerOptions = {
  app?: string
  databaseUrl?: string
  /** A folder that outlives the server; without it a copy of the seeded template is used and removed. */
  dataDir?: string
  faults?: boolean
}

const TEMPLATE = '.build/seeded'
const START_LIMIT = 120_000

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })

async function listening(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The demo shop ended with ${server.exitCode} before it listened.`)
    const isUp = await fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`The demo shop did not listen within ${START_LIMIT} ms.`)
}

async function launch(options: ShopServerOptions, dataDir: string): Promise<ShopServer> {
  const { app = '', databaseUrl, faults } = options
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${app}`
  const server = spawn(process.execPath, ['--enable-source-maps', '.build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_PATH: app,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO_FAULTS: faults ? '1' : '',
    },
  })
  const gone = new Promise<void>((done) => server.once('exit', () => done()))
  await listening(url, server)
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      await gone
    },
  }
}

/** Seeds a data folder once for the built server, so that each test server starts from a copy. */
export async function prepareTemplate(): Promise<void> {
  if (existsSync(TEMPLATE) && readdirSync(TEMPLATE).length > 0) return
  const server = await launch({}, TEMPLATE).catch((error: unknown) => {
    rmSync(TEMPLATE, { recursive: true, force: true })
    throw error
  })
  await server.stop()
}

/** Removes the template; the next `prepareTemplate` seeds anew. */
export const dropTemplate = (): void => rmSync(TEMPLATE, { recursive: true, force: true })

/** Starts the built demo shop on a free port, with its own data. */
export async function startShop(options: ShopServerOptions = {}): Promise<ShopServer> {
  if (options.dataDir) return launch(options, options.dataDir)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  if (!options.databaseUrl) {
    await prepareTemplate()
    cpSync(TEMPLATE, folder, { recursive: true })
  }
  const server = await launch(options, folder)
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
