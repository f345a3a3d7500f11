import { readFileSync } from 'node:fs'
import { browserMistakes, type Checked, notCovered, startBrowser } from './browser.ts'
import { askCalls } from './calls.ts'
import { clientOf, type MayAsk, reasonOf } from './client.ts'
import { hostsOf, isPrivate } from './hosts.ts'
import { isSent, loadPages } from './pages.ts'
import { merged, type Report } from './report.ts'
import { libraryMistakes } from './rules/library-rules.ts'
import { brokenLinks, loadingMistakes } from './rules/link-rules.ts'
import { requiredPartsOf, tagsOf } from './rules/manifest.ts'
import { pageMistakes } from './rules/page-rules.ts'
import { partMistakes } from './rules/part-rules.ts'
import { tagMistakes } from './rules/tag-rules.ts'

/** The parameters of a check. */
export type Asked = {
  address: string
  /** How many pages are loaded at most. */
  pages: number
  /** Milliseconds after which a page or a call counts as lost. */
  timeLimit: number
  isPublic: boolean
  isChanging: boolean
  /** The program of a Chromium, or `none`. */
  browser: string | undefined
}

/** The outcome, as `--json` prints it. */
export type Summary = {
  address: string
  pages: string[]
  calls: number
  missingCalls: string[]
  skippedLinks: string[]
  /** True, or why there was none. */
  browser: true | string
  reports: Omit<Report, 'covers'>[]
}

/** The check cannot be made, for a reason that the person who runs it can change. */
export class Refused extends Error {}

/** The library's files: the program is in a folder of them. */
const LIBRARY = new URL('../', import.meta.url)

async function startOf(address: string, isPublic: boolean): Promise<URL> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Refused(`"${address}" is no address: write one such as http://127.0.0.1:4321/.`)
  if (url.username || url.password)
    throw new Refused('The address has a name or a password, which no browser sends: write it without.')
  const isAllowed = await isPrivate(url.hostname).catch((error) => {
    throw new Refused(`The host ${url.hostname} is not found: ${reasonOf(error)}.`)
  })
  if (!isAllowed && !isPublic)
    throw new Refused(
      `${url.hostname} is not an address of this machine or of a private network: with --public it is checked all the same.`,
    )
  return url
}

/** The browser, or why there is none. One that was asked for by its path has to start. */
async function browserOf({ browser, isChanging }: Asked, mayAsk: MayAsk): Promise<Checked | string> {
  if (browser === 'none') return '--browser is none'
  const started = await startBrowser(browser, mayAsk, isChanging)
  if (browser !== undefined && typeof started === 'string')
    throw new Refused(`The browser ${browser} cannot be used: ${started}.`)
  return started
}

/** Checks a shop with the files of a library. Throws `Refused` when it cannot. */
export async function checkShop(
  asked: Asked,
  show: (progress: string) => void,
  library = LIBRARY,
): Promise<{ summary: Summary; reports: Report[] }> {
  const libraryFile = (name: string) => JSON.parse(readFileSync(new URL(name, library), 'utf8'))
  const start = await startOf(asked.address, asked.isPublic)
  const { isChanging, timeLimit } = asked
  const mayAsk = hostsOf(asked.isPublic)
  const send = clientOf(timeLimit)
  const started = await browserOf(asked, mayAsk)
  const manifest = libraryFile('custom-elements.json')
  const tags = tagsOf(manifest)
  const parts = requiredPartsOf(manifest)
  const groups = Object.keys(libraryFile('texts/en.json'))
  const onRequest = ({ pathname }: URL) => show(`Asks ${pathname}`)
  try {
    const { pages, skipped } = await loadPages(start, asked.pages, { send, onRequest })
    const [first] = pages
    if (!first) throw new Refused(`${start.href} is no page, or leads to another host: give the address of a page.`)
    if (first.problem) throw new Refused(`${start.href} does not answer with a page: ${first.problem}.`)
    const read = pages.filter(isSent)
    const calls = await askCalls(libraryFile('openapi.json'), read, start, { send, mayAsk, isChanging, onRequest })
    const onPage = ({ url }: { url: URL }) => show(`Opens ${url.pathname} in the browser`)
    const inBrowser =
      typeof started === 'string'
        ? []
        : await browserMistakes(started, read, { groups, parts, timeLimit, isChanging, onPage })
    const inHtml = [
      ...brokenLinks(pages),
      ...read.flatMap((page) => [
        ...pageMistakes(page, tags, groups),
        ...tagMistakes(page, tags),
        ...partMistakes(page),
      ]),
      ...loadingMistakes(pages),
      ...(await libraryMistakes(read, tags, { send, mayAsk })),
    ]
    const seen = notCovered(inBrowser, [...inHtml, ...calls.findings])
    const reports = merged([...inHtml, ...seen, ...calls.findings])
    const summary = {
      address: start.href,
      pages: pages.map(({ url }) => url.pathname),
      calls: calls.asked.length,
      missingCalls: calls.missing,
      skippedLinks: skipped,
      browser: typeof started === 'string' ? started : (true as const),
      reports: reports.map(({ covers, ...report }) => report),
    }
    return { summary, reports }
  } finally {
    if (typeof started !== 'string') await started.close()
  }
}
