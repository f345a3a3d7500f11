import { readFileSync } from 'node:fs'
import { findTests } from '../components/files.ts'
import { changedSince, reachedBy } from '../components/imports.ts'
import { routesOf } from '../runs/demo-routes.ts'
import { finish } from '../runs/outcome.ts'
import { secondsOf } from '../runs/shards.ts'
import { sharedTimes } from '../runs/times.ts'
import { runChecks } from './check.ts'
import { runComponents } from './components.ts'
import { playwrightFiles, runJourneys } from './journeys.ts'

/** Files that every test of a component needs, though none imports them. */
const COMMON =
  /^(vite\.config\.ts|package-lock\.json|test\/tools\/(components\/|tasks\/components|library|definitions))/

/** The limit for tests on the running shop, in seconds of one worker; `npm test` runs the rest. */
const SHOP_SECONDS = 240

/** A change of more addresses than this concerns the whole shop: then the suites that visit all of it run. */
const MOST_ROUTES = 40
const WALK = 'test/api/walk/walk.test.ts'
const WHOLE_SHOP = [WALK, 'test/journeys/main.test.ts', 'test/journeys/pages-look.test.ts']

/** Up to this number, tags are tested by name; for more tags a tenth is chosen. */
const MOST_TAGS = 8

const tagsIn = (files: Iterable<string>) => [
  ...new Set([...files].flatMap((file) => /^elements\/[\w-]+\/([\w]+(?:-\w+)+)\//.exec(file)?.[1] ?? [])),
]

/** The weight of each file for these names, tags or addresses: a name in few files counts more than one in all. */
function ranks(files: readonly string[], names: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
  for (const name of names) {
    const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`)
    const naming = texts.filter(([, text]) => word.test(text))
    for (const [file] of naming) found.set(file, (found.get(file) ?? 0) + 1 / naming.length)
  }
  return found
}

/** The API suites and journeys that a change can break, those with the largest weight first. */
function shopTests(changed: readonly string[], reached: ReadonlySet<string>): string[] {
  const inDemo = changed.some((file) => file.startsWith('demo/server/') || file.startsWith('demo/data/'))
  const routes = inDemo ? routesOf(reached) : []
  const isWhole = routes.length > MOST_ROUTES
  const isCall = changed.some((file) => /^demo\/(server\/api|docs\/calls)\//.test(file))
  const files = playwrightFiles()
  const known = ranks(files, [...tagsIn(changed), ...(isWhole ? [] : routes)])
  const rank = (file: string) => {
    if (changed.includes(file)) return Number.POSITIVE_INFINITY
    if (reached.has(file) || (isCall && file === WALK)) return Number.MAX_SAFE_INTEGER
    return known.get(file) ?? (isWhole && WHOLE_SHOP.includes(file) ? 1 : 0)
  }
  return files.filter((file) => rank(file) > 0).toSorted((one, other) => rank(other) - rank(one))
}

function inTime(files: readonly string[]): string[] {
  const known = Object.values(sharedTimes()).flat()
  let seconds = 0
  return files.filter((file) => {
    const own = secondsOf(file, known)
    if (seconds > 0 && seconds + own > SHOP_SECONDS) return false
    seconds += own
    return true
  })
}

/**
 * `npm run test:changed [-- --base REVISION]`: the checks, the tests of components that a change since the revision can
 * break, and the API suites and journeys that name its tags or its addresses, five minutes of them at most. Without a
 * revision: uncommitted changes.
 */
export async function run(parameters: string[]): Promise<number> {
  const base = parameters[parameters.indexOf('--base') + 1]
  const changed = changedSince(parameters.includes('--base') && base ? base : 'HEAD')
  const reached = reachedBy(changed)
  const isCommon = changed.some((file) => COMMON.test(file))
  const tests = findTests().filter((file) => isCommon || reached.has(file))
  const tags = tagsIn(reached)
  const all = shopTests(changed, reached)
  const shop = inTime(all)
  console.log(
    `${changed.length} changed files reach ${tests.length} files of tests and ${all.length} that need the shop.`,
  )
  if (shop.length < all.length) console.log(`For time, only these of them: ${shop.join(', ')}`)
  const how = isCommon || tags.length > MOST_TAGS ? { isTenth: true } : { tags }
  return finish([
    await runChecks(),
    ...(tests.length > 0 ? [await runComponents(tests, how)] : []),
    ...(shop.length > 0 ? [await runJourneys(shop)] : []),
  ])
}
