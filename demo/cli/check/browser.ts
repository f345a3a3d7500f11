import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, BrowserType } from 'playwright'
import { reasonOf } from './client.ts'
import { elementsOf } from './html.ts'
import type { Page } from './pages.ts'
import type { Finding } from './report.ts'
import { keysAsTexts } from './rules/page-rules.ts'

type Options = {
  /** The program of a Chromium; by default that of Playwright. */
  program: string | undefined
  /** The first parts of the keys of texts. */
  groups: readonly string[]
  mayAsk: (url: URL) => Promise<boolean>
}

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

/** The parts of a warning of the library, which are sentences. */
function warningOf(text: string, where: string): Finding {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.replace('[vitrine] ', ''))]
  const [what = text, ...others] = sentences.map(({ segment }) => segment.trim())
  const instead = others.pop() ?? 'See the console of the browser.'
  return { kind: 'warning', where, what, why: others.join(' ') || 'The library warns of it.', instead }
}

function messageOf(type: string, text: string, where: string): Finding | undefined {
  if (text.startsWith('[vitrine]') && /^(warning|error)$/.test(type)) return warningOf(text, where)
  // A request that failed is a finding of its own.
  if (type !== 'error' || text.startsWith('Failed to load resource')) return undefined
  const isPolicy = /Content Security Policy|Trusted ?Type/i.test(text)
  const why = isPolicy ? 'The browser refuses a part of the page.' : 'A script of the page may have stopped.'
  const instead = isPolicy ? 'Allow it in the policy of the page.' : 'See the console of the browser.'
  return { kind: isPolicy ? 'policy' : 'script-error', where, what: text, why, instead }
}

const failed = (where: string, what: string): Finding => ({
  kind: 'failed-request',
  where,
  what,
  why: 'The page lacks it.',
  instead: 'Correct the address, or the answer of the server.',
})

async function findingsOn(context: BrowserContext, sent: Page, groups: readonly string[]): Promise<Finding[]> {
  const page = await context.newPage()
  const { url } = sent
  const where = url.pathname
  const findings: Finding[] = []
  const add = (finding: Finding | undefined, source = '') =>
    finding && findings.push({ ...finding, covers: [`${finding.what} ${source}`] })
  page.on('console', (message) => {
    // The first argument is the message, others are its details.
    const text = String(message.args()[0] ?? message.text())
    add(messageOf(message.type(), text, where), `${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => add(messageOf('error', String(error), where)))
  page.on('response', (answer) => {
    // 401 is how a shop asks for the sign-in.
    if (answer.status() < 400 || answer.status() === 401) return
    add(failed(where, `${answer.request().method()} ${answer.url()} answers with status ${answer.status()}.`))
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The page itself aborts requests, and hosts that are not asked are blocked.
    if (!/ERR_ABORTED|ERR_BLOCKED_BY_CLIENT/.test(reason)) add(failed(where, `${request.url()} failed: ${reason}.`))
  })
  try {
    await page.goto(url.href)
    // A page that never stops asking its server is checked as it is after the time limit of Playwright.
    await page.waitForLoadState('networkidle').catch((error) => {
      if (error.name !== 'TimeoutError') throw error
    })
    const shown = { ...sent, elements: elementsOf(await page.content()) }
    for (const key of keysAsTexts(shown, groups)) add({ ...key, where })
  } catch (error) {
    add(failed(where, `The page was not loaded: ${reasonOf(error).split('\n')[0]}`))
  }
  await page.close()
  return findings
}

/** Loads pages in a browser. Returns why there is none as a text, if so. */
export async function browserMistakes(pages: readonly Page[], options: Options): Promise<Finding[] | string> {
  const chromium = await findChromium()
  if (!chromium) return 'install playwright in this project to check them there as well'
  try {
    const browser = await chromium.launch(options.program ? { executablePath: options.program } : {})
    const context = await browser.newContext({ viewport: VIEWPORT })
    await context.route('**', async (route) =>
      (await options.mayAsk(new URL(route.request().url()))) ? route.fallback() : route.abort('blockedbyclient'),
    )
    const findings: Finding[] = []
    for (const page of pages) findings.push(...(await findingsOn(context, page, options.groups)))
    await browser.close()
    return findings
  } catch (error) {
    return `it did not start (${reasonOf(error).split('\n')[0]})`
  }
}

/** Findings of a browser that are not those of the HTML once more. */
export const notCovered = (seen: readonly Finding[], known: readonly Finding[]): Finding[] => {
  const covered = known.flatMap(({ covers = [] }) => covers)
  return seen.filter(({ covers: [message = ''] = [] }) => !covered.some((part) => message.includes(part)))
}
