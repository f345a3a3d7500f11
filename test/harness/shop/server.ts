import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A running demo shop. `stop` ends it and resolves with its exit code; `output` returns its printed text. */
export type ShopServer = {
  url: string
  process: ChildProcess
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const program = process.env.SHOP_SERVER ?? '.build/server/main.js'

function launch(env: Record<string, string>, parameters: string[] = []) {
  if (!existsSync(program)) throw new Error(`${program} is missing: the server must be built before its tests run.`)
  const { DATABASE_URL: _url, APP_PATH: _path, HOST: _host, ...outer } = process.env
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...parameters], {
    env: { ...outer, PORT: '0', DEMO_LIMITS: 'off', DEMO_DELAYS: 'off', PASSWORD_COST: '10', ...env },
  })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      text += data
      for (const listen of listeners) listen()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  return { child, ended, listeners, output: () => text }
}

/**
 * Starts the shop on its own port and waits until it prints its address. Throws with its output when it ends instead.
 */
export async function startServer(env: Record<string, string>): Promise<ShopServer> {
  const { child, ended, listeners, output } = launch(env)
  const opened = new Promise<string>((resolve) => {
    listeners.add(() => {
      const [, shown, logged] = /shop is open(?::\s+(\S+)\/\n|\.","url":"(\S+)"})/.exec(output()) ?? []
      const url = shown ?? logged
      if (url !== undefined) resolve(url)
    })
  })
  const failed = ended.then((code) => {
    throw new Error(`The shop ended with code ${code}:\n${output()}`)
  })
  const url = await Promise.race([opened, failed])
  failed.catch(() => undefined)
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { url, process: child, output, stop }
}

/** Runs a shop that ends by itself: a refused start, or `--reset`. Returns its output. */
export async function runToEnd(
  env: Record<string, string>,
  ...parameters: string[]
): Promise<{ code: number | null; output: string }> {
  const { ended, output } = launch(env, parameters)
  const code = await ended
  return { code, output: output() }
}
