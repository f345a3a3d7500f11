import { defineCommand } from 'citty'
import { type Asked, checkShop, Refused, type Summary } from './check-shop.ts'
import { progressOn } from './progress.ts'
import { printable, type Report, textOf } from './report.ts'

const ARGS = {
  address: { type: 'positional', required: false, description: 'The address of a page; its links lead to the others.' },
  pages: { type: 'string', default: '20', description: 'How many pages are loaded at most.' },
  public: { type: 'boolean', default: false, description: 'Also asks hosts outside of private networks.' },
  'allow-changes': {
    type: 'boolean',
    default: false,
    description: 'Also sends the calls that change something, with the examples of the contract.',
  },
  'time-limit': { type: 'string', default: '30', description: 'Seconds after which a page or a call counts as lost.' },
  browser: {
    type: 'string',
    description: 'The program of a Chromium, if Playwright has none; none: only HTML is read.',
  },
  json: { type: 'boolean', default: false, description: 'Prints JSON.' },
} as const

type Given = Readonly<Record<string, unknown>> & { _: string[] }

/** The program ends with one of these. */
const ENDS = { withoutReport: 0, withReports: 1, notChecked: 2 }

const MOST_SECONDS = 600

function numberOf(name: string, value: unknown, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Refused(`--${name} cannot be "${value}": write a number from 1 to ${most}.`)
  return number
}

/** Reads the command line. Throws when it is wrong. */
function read({ _: positionals, ...given }: Given): Asked {
  const names = Object.keys(ARGS)
  for (const name of Object.keys(given).map((each) => each.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)))
    if (!names.includes(name)) throw new Refused(`There is no option --${name}: see npx vitrine check --help.`)
  const [address, ...others] = positionals
  if (address === undefined) throw new Refused('There is no address: write one such as http://127.0.0.1:4321/.')
  if (others.length > 0) throw new Refused(`"${others.join(' ')}" is too much: one address is checked.`)
  const browser = given.browser as string | undefined
  if (browser === '') throw new Refused('--browser has no value: write the path of a Chromium, or none.')
  return {
    address,
    pages: numberOf('pages', given.pages, 10_000),
    timeLimit: 1000 * numberOf('time-limit', given['time-limit'], MOST_SECONDS),
    isPublic: given.public === true,
    isChanging: given['allow-changes'] === true,
    browser,
  }
}

function print({ pages, calls, missingCalls, skippedLinks, browser }: Summary, reports: readonly Report[]): void {
  console.log(reports.map((each) => `${textOf(each)}\n`).join('\n'))
  console.log(`${pages.length} pages and ${calls} calls were checked; reports: ${reports.length}.`)
  if (skippedLinks.length > 0)
    console.log(printable(`Not followed, as they may change something: ${skippedLinks.join(', ')}.`))
  if (missingCalls.length > 0)
    console.log(`Not found, which is no mistake for tags that no page has: ${missingCalls.join(', ')}.`)
  if (typeof browser === 'string') console.log(printable(`The pages were not loaded in a browser: ${browser}.`))
}

/** `vitrine check`: asks the calls of a shop, by default those that change nothing, loads its pages, and reports mistakes. */
export const check = defineCommand({
  meta: { name: 'check', description: 'Reports mistakes in the pages and the answers of a shop.' },
  args: ARGS,
  async run({ args }) {
    const progress = progressOn(process.stderr)
    try {
      const { summary, reports } = await checkShop(read(args), progress.show)
      progress.end()
      if (args.json) console.log(JSON.stringify(summary, null, 2))
      else print(summary, reports)
      process.exitCode = reports.length > 0 ? ENDS.withReports : ENDS.withoutReport
    } catch (error) {
      progress.end()
      const message = error instanceof Refused ? error.message : `The check has failed: ${(error as Error).stack}`
      if (args.json) console.log(JSON.stringify({ error: message }, null, 2))
      else console.error(message.split('\n').map(printable).join('\n'))
      process.exitCode = ENDS.notChecked
    }
  },
})
