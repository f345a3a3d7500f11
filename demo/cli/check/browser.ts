import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, BrowserType, Page as Tab } from 'playwright'
import { type MayAsk, reasonOf } from './client.ts'
import { type Gate, openGate, SAFE } from './gate.ts'
import { attribute, elementsOf } from './html.ts'
import { messageOf, requestFailed } from './messages.ts'
import { addressOf, byTag, type InBrowser, type Page } from './pages.ts'
import { type Finding, mentions } from './report.ts'
import { SCRIPT } from './rules/files.ts'
import type { RequiredPart } from './rules/manifest.ts'
import { keysAsTexts } from './rules/page-rules.ts'
import { missingInBoth, missingPartsIn } from './rules/part-rules.ts'

type Options = {
  /** The first parts of the keys of texts. */
  groups: readonly string[]
  parts: readonly RequiredPart[]
  /** Milliseconds for each step of a page: a script of it may never end. */
  timeLimit: number
  /** Whether requests that change something are sent. */
  isChanging: boolean
  onPage: (page: Page) => void
}

/** A browser whose requests pass a gate. */
export type Checked = { browser: Browser; gate: Gate; close(): Promise<void> }

/** Tags below the window are loaded when it is so high. */
const VIEWPORT = { width: 1280, height: 5000 }

/** Playwright of the project in which the program runs. */
async function findChromium(): Promise<BrowserType | undefined> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  for (const name of ['playwright', 'playwright-core', '@playwright/test']) {
    try {
      const module = await import(/* @vite-ignore */ pathToFileURL(resolve(name)).href)
      return module.chromium ?? module.default.chromium
    } catch {
      // The project does not have this package.
    }
  }
  return undefined
}

/**
 * Starts a browser that asks only hosts which `mayAsk` allows: the program of a Chromium, by default that of Playwright.
 * Returns why there is none as a text, if so.
 */
export async function startBrowser(
  program: string | undefined,
  mayAsk: MayAsk,
  isChanging: boolean,
): Promise<Checked | string> {
  const chromium = await findChromium()
  if (!chromium) return 'playwright is not installed in this project'
  const gate = await openGate(mayAsk, isChanging)
  try {
    const options = program ? { executablePath: program } : {}
    const browser = await chromium.launch({ ...options, proxy: { server: gate.address } })
    const close = async () => {
      await browser.close()
      gate.close()
    }
    return { browser, gate, close }
  } catch (error) {
    gate.close()
    return `it did not start (${reasonOf(error).split('\n')[0]})`
  }
}

/** A service worker sends requests that are those of no page: its registration never ends. */
function withoutServiceWorkers(): void {
  if (navigator.serviceWorker) ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
}

/** The work of a page, or an error when it takes too long. */
function within<T>(work: Promise<T>, limit: number): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, limit, new Error(`it does not answer within ${limit / 1000} s`)).unref()
  })
  return Promise.race([work, late])
}

/** Reads what only scripts of a page know. */
async function factsOf(tab: Tab, sent: Page, { parts }: Options): Promise<InBrowser> {
  const names = sent.elements.map(({ tagName }) => tagName).filter((name) => name.includes('-'))
  const [script = ''] = byTag(sent, 'script')
    .filter((each) => attribute(each, 'type')?.toLowerCase() === 'module')
    .map((each) => addressOf(sent, each, 'src'))
    .filter((url) => url && SCRIPT.test(url.pathname))
    .map(String)
  const definedTags = await tab.evaluate((all) => all.filter((name) => customElements.get(name)), names)
  // The same address is the same module.
  const loadsFiles = await tab
    .evaluate(async (address) => (await import(address)).linkRules.extension === false, script)
    .catch(() => false)
  return { definedTags, loadsFiles, missingParts: await missingPartsOn(tab, sent.text, parts) }
}

/** Reads the HTML of the server in an empty page, where no script changes it and no policy forbids to read it. */
async function missingPartsOn(tab: Tab, html: string, parts: readonly RequiredPart[]) {
  const loaded = await tab.evaluate(missingPartsIn, { parts })
  if (loaded.length === 0) return []
  const reader = await tab.context().newPage()
  const sent = await reader.evaluate(missingPartsIn, { parts, html })
  await reader.close()
  return missingInBoth(sent, loaded)
}

async function load(tab: Tab, sent: Page, { timeLimit }: Options): Promise<Page> {
  await tab.goto(sent.url.href, { timeout: timeLimit })
  // A page that never stops asking its server is checked as it is after the time limit.
  await tab.waitForLoadState('networkidle', { timeout: timeLimit }).catch((error) => {
    if (error.name !== 'TimeoutError') throw error
  })
  return { ...sent, elements: elementsOf(await within(tab.content(), timeLimit)) }
}

async function findingsOn(context: BrowserContext, sent: Page, gate: Gate, options: Options): Promise<Finding[]> {
  const tab = await context.newPage()
  const where = sent.url.pathname
  const findings: Finding[] = []
  let isHeld = false
  gate.refused.clear()
  const add = (finding: Finding | undefined, source = '') =>
    finding && findings.push({ ...finding, covers: [`${finding.what} ${source}`] })
  tab.on('console', (message) => {
    // The first argument is the message, others are its details.
    const text = String(message.args()[0] ?? message.text())
    add(messageOf(message.type(), text, where), `${message.text()} ${message.location().url}`)
  })
  tab.on('pageerror', (error) => add(messageOf('error', String(error), where)))
  tab.on('response', (answer) => {
    // 401 is how a shop asks for the sign-in.
    if (answer.status() < 400 || answer.status() === 401) return
    add(requestFailed(where, `${answer.request().method()} ${answer.url()} answers with status ${answer.status()}.`))
  })
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    isHeld ||= reason.includes('ERR_BLOCKED_BY_CLIENT')
    // The page itself aborts requests, those that change something are held back, and a policy has its own message.
    if (!/ERR_ABORTED|ERR_BLOCKED_BY_CLIENT|^csp$/.test(reason))
      add(requestFailed(where, `${request.url()} failed: ${reason}.`))
  })
  try {
    for (const key of keysAsTexts(await load(tab, sent, options), options.groups)) add({ ...key, where })
    sent.inBrowser = await within(factsOf(tab, sent, options), options.timeLimit)
  } catch (error) {
    add(requestFailed(where, `The page was not loaded: ${reasonOf(error).split('\n')[0]}`))
  }
  await within(tab.close(), options.timeLimit).catch(() => {})
  // A message about a request that this check has refused is no mistake of the page.
  const refused = [...gate.refused, ...(isHeld || gate.refused.size > 0 ? ['Failed to fetch'] : [])]
  return findings.filter(({ covers: [text = ''] = [] }) => !refused.some((part) => mentions(String(text), part)))
}

/** Loads pages in a browser, and completes what is known of them. */
export async function browserMistakes(
  { browser, gate }: Checked,
  pages: readonly Page[],
  options: Options,
): Promise<Finding[]> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  await context.addInitScript(withoutServiceWorkers)
  await context.route('**', async (route) =>
    options.isChanging || SAFE.test(route.request().method()) ? route.fallback() : route.abort('blockedbyclient'),
  )
  const findings: Finding[] = []
  for (const page of pages) {
    options.onPage(page)
    findings.push(...(await findingsOn(context, page, gate, options)))
  }
  return findings
}

/** Findings of a browser that are not those of the HTML once more. */
export const notCovered = (seen: readonly Finding[], known: readonly Finding[]): Finding[] => {
  const covered = known.flatMap(({ covers = [] }) => covers)
  return seen.filter(({ covers: [message = ''] = [] }) => !covered.some((part) => mentions(String(message), part)))
}
