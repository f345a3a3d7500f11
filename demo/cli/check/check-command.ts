import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineCommand } from 'citty'
import { fail } from '../fail.ts'
import { browserMistakes, notCovered } from './browser.ts'
import { askCalls } from './calls.ts'
import { reasonOf } from './client.ts'
import { isPrivate } from './hosts.ts'
import { loadPages, type Page } from './pages.ts'
import { merged, textOf } from './report.ts'
import { libraryMistakes } from './rules/library-rules.ts'
import { brokenLinks, loadingMistakes } from './rules/link-rules.ts'
import { tagsOf } from './rules/manifest.ts'
import { pageMistakes } from './rules/page-rules.ts'
import { tagMistakes } from './rules/tag-rules.ts'

/** A file of the library: the program is in a folder of them. */
const libraryFile = (name: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8'))

/** Whether a host may be asked: each of them with `--public`, else those of private networks. */
function hostsOf(isPublic: boolean): (url: URL) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  return async ({ protocol, hostname }) => {
    if (isPublic || !/^https?:$/.test(protocol)) return true
    const isAllowed = known.get(hostname) ?? isPrivate(hostname).catch(() => false)
    known.set(hostname, isAllowed)
    return isAllowed
  }
}

async function startOf(address: string, mayAsk: (url: URL) => Promise<boolean>): Promise<URL> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    fail(`"${address}" is no address: write one such as http://127.0.0.1:4321/.`)
  const url = new URL(address)
  if (!(await mayAsk(url)))
    fail(
      `${url.hostname} is not an address of this machine or of a private network: with --public it is checked all the same.`,
    )
  return url
}

async function loadAll(start: URL, limit: number): Promise<Page[]> {
  const pages = await loadPages(start, limit).catch((error) =>
    fail(`${start.href} does not answer: ${reasonOf(error)}.`),
  )
  if (pages.length === 0) fail(`${start.href} is no page, or leads to another host: give the address of a page.`)
  return pages
}

/** `vitrine check`: asks the calls of a shop, by default those that change nothing, loads its pages, and reports mistakes. */
export const check = defineCommand({
  meta: { name: 'check', description: 'Reports mistakes in the pages and the answers of a shop.' },
  args: {
    address: {
      type: 'positional',
      required: true,
      description: 'The address of a page; its links lead to the others.',
    },
    pages: { type: 'string', default: '20', description: 'How many pages are loaded at most.' },
    public: { type: 'boolean', default: false, description: 'Also asks hosts outside of private networks.' },
    'allow-changes': {
      type: 'boolean',
      default: false,
      description: 'Also sends the calls that change something, with the examples of the contract.',
    },
    browser: { type: 'string', description: 'The program of a Chromium, if Playwright has none.' },
    json: { type: 'boolean', default: false, description: 'Prints JSON.' },
  },
  async run({ args }) {
    const limit = Number(args.pages)
    if (!Number.isInteger(limit) || limit < 1) fail(`--pages cannot be "${args.pages}": write a number from 1 on.`)
    const mayAsk = hostsOf(args.public)
    const start = await startOf(args.address, mayAsk)
    const tags = tagsOf(libraryFile('custom-elements.json'))
    const groups = Object.keys(libraryFile('texts/en.json'))
    const pages = await loadAll(start, limit)
    const read = pages.filter(({ status }) => status < 400)
    const calls = await askCalls(libraryFile('openapi.json'), read, start, {
      mayAsk,
      isChanging: args['allow-changes'],
    })
    const inHtml = [
      ...brokenLinks(pages),
      ...read.flatMap((page) => [...pageMistakes(page, tags, groups), ...tagMistakes(page, tags)]),
      ...loadingMistakes(read),
      ...(await libraryMistakes(read, tags, mayAsk)),
    ]
    const inBrowser = await browserMistakes(read, { program: args.browser, groups, mayAsk })
    const seen = typeof inBrowser === 'string' ? [] : notCovered(inBrowser, [...inHtml, ...calls.findings])
    const reports = merged([...inHtml, ...seen, ...calls.findings])
    const summary = {
      address: start.href,
      pages: pages.map(({ url }) => url.pathname),
      calls: calls.asked.length,
      missingCalls: calls.missing,
      browser: typeof inBrowser === 'string' ? inBrowser : true,
      reports: reports.map(({ covers, ...report }) => report),
    }
    console.log(args.json ? JSON.stringify(summary, null, 2) : reports.map((each) => `${textOf(each)}\n`).join('\n'))
    if (!args.json) {
      const { missingCalls, browser } = summary
      console.log(`${pages.length} pages and ${summary.calls} calls were checked; reports: ${reports.length}.`)
      if (missingCalls.length > 0)
        console.log(`Not found, which is no mistake for tags that no page has: ${missingCalls.join(', ')}.`)
      if (typeof browser === 'string') console.log(`The pages were not loaded in a browser: ${browser}.`)
    }
    process.exitCode = reports.length > 0 ? 1 : 0
  },
})
