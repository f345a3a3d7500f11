import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBrowser } from '../../harness/browsers/windows/start-browser.ts'
import type { BrowserWindow, DrivenBrowser, Engine } from '../../harness/browsers/windows/window.ts'
import { FILE_LIMIT } from '../../harness/limits.ts'
import { isCrash, noteCrash } from '../runs/outcome.ts'
import type { FileResult } from './browser/frame.ts'
import type { Bundle } from './bundle.ts'
import { NOT_RUN, type Result, resultOf } from './report.ts'
import { answerTo, type Page } from './serve.ts'

/** Milliseconds between two checks whether a window's file has ended. */
const PAUSE = 100

/** Checks of a window, and windows of a file, until one is active. */
const MOST_CHECKS = 20
const MOST_WINDOWS = 3

/**
 * Replaces the connection to the test runner, which does not exist here: its code, a part of Mocha's, imports it
 * nevertheless.
 */
const NO_RUNNER = `export const webSocket = new EventTarget()
export const sendMessage = () => {}
export const sendMessageWaitForResponse = () => new Promise(() => {})`

type Site = { url: string; close: () => void }

/** Serves the files of the tests, without the test runner. */
async function serveSite(bundle: Bundle, page: Page): Promise<Site> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isRunner = url.pathname.startsWith('/__web-')
    const answer = isRunner ? { type: 'text/javascript', body: NO_RUNNER } : answerTo(url, bundle, page)
    if (!answer) return void response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': `${answer.type}; charset=utf-8`,
      ...('isKept' in answer && { 'Cache-Control': 'max-age=3600' }),
    })
    response.end(answer.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Begins a file in the page; its result is stored there as JSON. */
function begin(file: string, seed: number | null): void {
  const page = window as unknown as Record<string, unknown> & {
    runFile: (file: string, seed?: number) => Promise<FileResult>
  }
  page.runFile(file, seed ?? undefined).then((result) => {
    page.fileResult = JSON.stringify(result, (_name, value) => (value instanceof Node ? String(value) : value))
  })
}

/** The result in the page, if there is one yet; `leftFor` is the address of another page that has replaced it. */
function resultIn(): { result?: string | undefined; leftFor?: string } {
  const page = window as unknown as { runFile?: unknown; fileResult?: string }
  return page.runFile ? { result: page.fileResult } : { leftFor: location.href }
}

const failed = (file: string, message: string): FileResult => ({
  name: file,
  suites: [],
  tests: [],
  errors: [{ message }],
})

/** The result of a file, once it has one. Throws if the browser no longer responds. */
async function resultOfFile(window: BrowserWindow, file: string, seed: number | undefined): Promise<FileResult> {
  await window.evaluate(begin, file, seed ?? null)
  const end = Date.now() + FILE_LIMIT
  while (Date.now() < end) {
    const { result, leftFor } = await window.evaluate(resultIn)
    if (result) return JSON.parse(result) as FileResult
    if (leftFor) return failed(file, `What it tests led the browser to another page: ${leftFor}.`)
    await new Promise((next) => setTimeout(next, PAUSE))
  }
  return failed(file, `It did not end in ${FILE_LIMIT} ms.`)
}

/** True when the window is active, as that of a person. In another one no element shows its focus. */
async function becomesActive(window: BrowserWindow): Promise<boolean> {
  for (let checks = 0; checks < MOST_CHECKS; checks += 1) {
    if (await window.evaluate(() => document.hasFocus())) return true
    await new Promise((next) => setTimeout(next, PAUSE))
  }
  return false
}

/** An active window of the size that the test runner's windows have. The last one is returned as it is. */
async function openWindow(browser: DrivenBrowser, url: string): Promise<BrowserWindow> {
  for (let windows = 1; ; windows += 1) {
    const window = await browser.open()
    await window.resize(800, 600)
    await window.open(url)
    if (windows === MOST_WINDOWS || (await becomesActive(window))) return window
    console.log(`A window of ${browser.engine} was not active: another one is opened.`)
    await window.close()
  }
}

/** Runs a file in a window of its own. Undefined if the browser or its driver has crashed. */
async function runFile(
  browser: DrivenBrowser,
  site: Site,
  file: string,
  seed: number | undefined,
): Promise<FileResult | undefined> {
  try {
    const window = await openWindow(browser, `${site.url}/?wtr-test-file=frame`)
    try {
      return await resultOfFile(window, file, seed)
    } finally {
      await window.close()
    }
  } catch (error) {
    const { message } = error as Error
    return isCrash([message]) ? undefined : failed(file, message)
  }
}

/**
 * Runs files of tests one after the other in a browser of an engine. A file whose browser crashes has a second try, in
 * a new browser. Undefined without such a browser.
 */
export async function runOnEngine(
  engine: Engine,
  bundle: Bundle,
  files: readonly string[],
  page: Page,
  seed: number | undefined,
): Promise<Map<string, Result> | undefined> {
  let browser = await startBrowser(engine)
  if (!browser) return undefined
  console.log(`On ${engine}: ${browser.version}`)
  const site = await serveSite(bundle, page)
  const results = new Map<string, Result>()
  for (const file of files) {
    let suite = await runFile(browser, site, file, seed)
    if (!suite) {
      noteCrash(file)
      await browser.close().catch(() => undefined)
      browser = (await startBrowser(engine)) as DrivenBrowser
      suite = await runFile(browser, site, file, seed)
    }
    results.set(file, suite ? resultOf(suite) : NOT_RUN)
  }
  await browser.close().catch(() => undefined)
  site.close()
  return results
}
