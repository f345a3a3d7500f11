import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import type { WebKitPrograms } from '../../tools/programs/webkit.ts'
import { WAIT_LIMIT } from '../limits.ts'
import { freePort } from './free-port.ts'

/** A driver of WebKit with its own display. It drives one browser at a time. */
export type WebKit = {
  /** Opens a browser without cookies, storage and history. `quit()` must end it before the next one is opened. */
  open: () => Promise<WebDriver>
  stop: () => Promise<void>
}

/**
 * The browser's own toolbar would keep a window wider than a phone: this style sheet of its toolkit makes the toolbar
 * as small as possible.
 */
const SMALL_BAR = `* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
button, entry, image, headerbar { min-width: 0; min-height: 0; }
image { -gtk-icon-size: 1px; }`

/**
 * Pages are painted by the processor, in the thread that needs the picture: further threads would only wait for each
 * other.
 */
const WITHOUT_GRAPHICS_CARD = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  LP_NUM_THREADS: '0',
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
}

/** Milliseconds, longer than any command may take: a driver that is silent for so long has stopped. */
const SILENCE = 2 * WAIT_LIMIT

/** Milliseconds within which a browser starts nearly always. After that, another driver is tried. */
const USUAL_START = WAIT_LIMIT / 2

const SILENT = 'Session closed: the driver does not answer.'

/** Throws if a browser does not start within the usual time. */
async function soon<T>(work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = setTimeout(USUAL_START, undefined, { signal: done.signal }).then(() => Promise.reject(new Error(SILENT)))
  try {
    return await Promise.race([work, late])
  } finally {
    done.abort()
  }
}

/** Connections to a driver that may stop answering: its browser counts as crashed then. */
class DriverConnections extends Agent {
  override createConnection(...parameters: Parameters<Agent['createConnection']>): Duplex | null | undefined {
    const connection = super.createConnection(...parameters)
    if (connection && 'setTimeout' in connection)
      (connection as Socket).setTimeout(SILENCE, () => connection.destroy(new Error(SILENT)))
    return connection
  }
}

function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), SMALL_BAR)
  return folder
}

/**
 * `none`: the caller waits for a page (windows/). The driver would wait at each command for a navigation in progress,
 * and does not notice the end of one that restores a page from the back/forward cache.
 */
const capabilities = (browser: string) =>
  new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })

/**
 * Starts WebKit. The driver sometimes waits for ever for a browser that it has started: display and driver are started
 * again then. No test runs at that time.
 */
export async function startWebKit(programs: WebKitPrograms): Promise<WebKit> {
  let started = await start(programs)
  return {
    open: async () => {
      try {
        return await soon(started.open())
      } catch (error) {
        if (!String(error).includes(SILENT)) throw error
        console.log('The driver of WebKit did not start a browser: it is started again.')
        await started.stop()
        started = await start(programs)
        return started.open()
      }
    },
    stop: () => started.stop(),
  }
}

/** Starts a display and a driver, and waits until both are ready. Throws when one of them ends instead. */
async function start({ driver, browser, display }: WebKitPrograms): Promise<WebKit> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await firstWord(screen)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = writeSettings()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...WITHOUT_GRAPHICS_CARD, DISPLAY: `:${number}`, XDG_CONFIG_HOME: settings },
  })
  await answering(`${url}/status`, service)
  return {
    open: () =>
      Promise.resolve(
        new Builder()
          .usingServer(url)
          .usingHttpAgent(new DriverConnections())
          .withCapabilities(capabilities(browser))
          .build(),
      ),
    stop: async () => {
      for (const process of [service, screen]) await end(process)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** Xvfb prints the number of the display once it is open. */
async function firstWord(screen: ChildProcess): Promise<string> {
  const written = screen.stdio[3] as NodeJS.ReadableStream
  const ended = once(screen, 'exit').then(() => {
    throw new Error('Xvfb ended before its display was open.')
  })
  const [text] = (await Promise.race([once(written, 'data'), ended])) as [Buffer]
  ended.catch(() => undefined)
  return String(text).trim()
}

async function answering(address: string, service: ChildProcess): Promise<void> {
  while (service.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(50)
  }
  throw new Error('WebKitWebDriver ended before it took connections.')
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const ended = once(process, 'exit')
  process.kill()
  await ended
}
