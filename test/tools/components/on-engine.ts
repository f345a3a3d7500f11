import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBrowser } from '../../harness/browsers/windows/start-browser.ts'
import type { BrowserWindow, DrivenBrowser, Engine } from '../../harness/browsers/windows/window.ts'
import { FILE_LIMIT } from '../../harness/limits.ts'
import { isCrash, noteCrash } from '../runs/outcome.ts'
import type { Bundle } from './bundle.ts'
import { CONNECTION, type Command, execute, type TestedPage } from './commands.ts'
import { MOCHA } from './mocha.ts'
import { NOT_RUN, type Result, resultOfSession, type Session } from './report.ts'
import { type Answer, answerTo, type Page, pageDocument } from './serve.ts'

/** Milliseconds between two checks of a window's page. */
const PAUSE = 25

/** Checks of a window, and windows of a file, until one is active. */
const MOST_CHECKS = 80
const MOST_WINDOWS = 3

/** The test framework; it imports the connection to the test runner. */
const FRAMEWORK = '/node_modules/@web/test-runner-mocha/dist/autorun.js'

type Site = { url: string; close: () => void }

/** The document of a file, as the test runner makes it. */
function documentOf(file: string, page: Page): string {
  const settings = JSON.stringify({ testFile: file, testFrameworkConfig: MOCHA })
  return pageDocument(FRAMEWORK, page, `<script>window.__WTR_CONFIG__ = ${settings}</script>`)
}

function answerWithoutRunner(url: URL, bundle: Bundle, page: Page): Answer | undefined {
  const file = url.searchParams.get('wtr-test-file')
  if (url.pathname === '/' && file) return { type: 'text/html', body: documentOf(file, page) }
  if (url.pathname === FRAMEWORK) return { type: 'text/javascript', body: readFileSync(`.${FRAMEWORK}`), isKept: true }
  if (url.pathname.startsWith('/__web-')) return { type: 'text/javascript', body: CONNECTION }
  return answerTo(url, bundle)
}

/** Serves the files of the tests, without the test runner. */
async function serveSite(bundle: Bundle, page: Page): Promise<Site> {
  const server = createServer((request, response) => {
    const answer = answerWithoutRunner(new URL(request.url ?? '/', 'http://localhost'), bundle, page)
    if (!answer) return void response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': `${answer.type}; charset=utf-8`,
      ...(answer.isKept && { 'Cache-Control': 'max-age=3600' }),
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

/**
 * The result in the page, if there is one yet, or a command that waits; `leftFor` is the address of another page that has
 * replaced it.
 */
function stateIn(): { result?: string | undefined; command?: Command | undefined; leftFor?: string } {
  const page = window as TestedPage & { __WTR_CONFIG__?: unknown; sessionResult?: string }
  return page.__WTR_CONFIG__
    ? { result: page.sessionResult, command: page.waitingCommand?.command }
    : { leftFor: location.href }
}

const failed = (message: string): Session => ({ errors: [{ message }] })

/** The result of a file, once it has one. Throws if the browser no longer responds. */
async function resultOfFile(window: BrowserWindow): Promise<Session> {
  const end = Date.now() + FILE_LIMIT
  while (Date.now() < end) {
    const { result, command, leftFor } = await window.evaluate(stateIn)
    if (result) return JSON.parse(result) as Session
    if (command) await execute(window, command)
    if (leftFor) return failed(`A test has left its page for ${leftFor}.`)
    await new Promise((next) => setTimeout(next, PAUSE))
  }
  return failed(`It did not end in ${FILE_LIMIT} ms.`)
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
async function openWindow(browser: DrivenBrowser): Promise<BrowserWindow> {
  for (let windows = 1; ; windows += 1) {
    const window = await browser.open()
    await window.resize(800, 600)
    if (windows === MOST_WINDOWS || (await becomesActive(window))) return window
    console.log(`A window of ${browser.engine} was not active: another one is opened.`)
    await window.close()
  }
}

/** Runs a file in a window of its own. Undefined if the browser or its driver has crashed. */
async function runFile(browser: DrivenBrowser, site: Site, file: string): Promise<Session | undefined> {
  try {
    const window = await openWindow(browser)
    try {
      await window.open(`${site.url}/?wtr-test-file=/${file}&wtr-session-id=${file}`)
      return await resultOfFile(window)
    } finally {
      await window.close()
    }
  } catch (error) {
    const { message } = error as Error
    return isCrash([message]) ? undefined : failed(message)
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
): Promise<Map<string, Result> | undefined> {
  let browser = await startBrowser(engine)
  if (!browser) return undefined
  console.log(`On ${engine}: ${browser.version}`)
  const site = await serveSite(bundle, page)
  const results = new Map<string, Result>()
  for (const file of files) {
    let session = await runFile(browser, site, file)
    if (!session) {
      noteCrash(file)
      await browser.close().catch(() => undefined)
      browser = (await startBrowser(engine)) as DrivenBrowser
      session = await runFile(browser, site, file)
    }
    results.set(file, session ? resultOfSession(`${file}, on ${engine}`, session) : NOT_RUN)
  }
  await browser.close().catch(() => undefined)
  site.close()
  return results
}
