import { check, files, linesOf, places } from './check.ts'

const NOW = String.raw`\b(?:performance|Date)\.now\(\)`

/** Code by which a test depends on the speed of the machine, and the replacement. */
const FAULTS: readonly { what: RegExp; unless?: RegExp; instead: string }[] = [
  {
    what: /waitForTimeout\(|\baTimeout\(|\bsleep\(|timers\/promises|\bsetTimeout\(.+, ?(?!0\))[\w.]+\)/,
    // The browser's own function, which a test replaces or counts.
    unless: /\bsetTimeout: /,
    instead: 'wait for the thing itself, or let a held clock pass (test/harness/clock.ts)',
  },
  {
    what: new RegExp(`${NOW} (?:/ [\\d_]+ )?- [a-z(]|[\\w)] - ${NOW}|${NOW} [<>]=? |[<>]=? ${NOW}`),
    // A lower limit of a time is valid on a slow machine too.
    unless: /\.(toBeGreaterThan\w*|least|above|greaterThan)\(/,
    instead: 'count what happens, hold the clock, or measure in npm run bench',
  },
]

/** A limit of its own; a test may only multiply the common ones (test/harness/limits.ts). */
const OWN_LIMIT = /\btimeout: [\d_]+|\bsetTimeout\([\d_]+\)|\bsetDefaultTimeout\([\d_]+\)/

/** Uses of real time that decide no result. */
const ALLOWED: readonly { line: RegExp; where: RegExp; why: string }[] = [
  {
    line: /ms: performance\.now\(\) - begun/,
    where: /^test\/api\/passwords\.test\.ts$/,
    why: 'each answer takes at least so long',
  },
  {
    line: /setTimeout\(resolve, delay\)/,
    where: /^test\/api\/cards\.test\.ts$/,
    why: 'moments at which the server is killed: the outcome is the same at each',
  },
]

const isFault = (line: string, { what, unless }: (typeof FAULTS)[number]) => what.test(line) && !unless?.test(line)

// The tag of the guide is code as in the library: its test controls the clock.
const tests = () =>
  files(
    /\.test\.tsx?$|^test\/((api|conformance(?!\/guide)|data|engines|journeys|loader|photos)\/|harness\/[^/]+\.tsx?$)/,
  )

check('no clock decides: tests wait for results, count, or control the clock', () =>
  tests().flatMap((file) =>
    linesOf(file)
      .filter(({ line }) => !ALLOWED.some((one) => one.where.test(file) && one.line.test(line)))
      .flatMap(({ line, number }) =>
        FAULTS.filter((fault) => isFault(line, fault)).map(
          ({ instead }) => `${file}:${number}: ${line.trim().slice(0, 80)}: ${instead}`,
        ),
      ),
  ),
)

check('the suites of Playwright have one limit for waits, from test/harness/limits.ts', () =>
  places(
    tests().filter((file) => /^test\/(?!harness|conformance)/.test(file)),
    OWN_LIMIT,
  ),
)

check('a bound in real time and a sleep are refused, and nothing else', () => {
  const refused = [
    'await page.waitForTimeout(100)',
    'await aTimeout(20)',
    'await new Promise((done) => setTimeout(done, 50))',
    'await new Promise((done) => setTimeout(done, DELAY))',
    'expect(performance.now() - began).to.be.below(1_000)',
    'expect(Date.now() - began).toBeLessThan(3_000)',
    'seconds.push((Date.now() - began) / 1000)',
    'const passed = Date.now() / 1_000 - start',
    'expect(expires - Date.now()).to.be.closeTo(1, 0.1)',
    'await until(() => performance.now() > end)',
    'while (end > Date.now()) await frame()',
  ]
  const taken = [
    'await new Promise((done) => setTimeout(done))',
    'clock.pass(600)',
    'expect(Date.now() - began).toBeGreaterThan(900)',
    'Object.defineProperty(key, "timeStamp", { value: performance.now() - 2 * KEY_STEP })',
    'expect(expires).to.be.within(before + YEAR, Date.now() + YEAR)',
    'Date.now = () => now() + 16_000',
  ]
  const isRefused = (line: string) => FAULTS.some((fault) => isFault(line, fault))
  const limits = ['{ timeout: 500 }', 'test.setTimeout(90_000)'].filter((line) => !OWN_LIMIT.test(line))
  const common = ['{ timeout: TEST_LIMIT }', 'test.setTimeout(2 * TEST_LIMIT)'].filter((line) => OWN_LIMIT.test(line))
  return [
    ...[...refused.filter((line) => !isRefused(line)), ...limits].map((line) => `"${line}" is taken`),
    ...[...taken.filter(isRefused), ...common].map((line) => `"${line}" is refused`),
  ]
})
