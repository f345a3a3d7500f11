import { expect } from '@open-wc/testing'
import { isCrash } from './outcome.ts'
import { failuresIn, type PlaywrightReport, timesBy } from './playwright.ts'
import { readShard, type Suites, shardOf } from './shards.ts'

const SUITES: Suites = {
  Rules: ['Rules'],
  Components: Array.from({ length: 40 }, (_, index) => `elements/${index}.test.tsx`),
  Shop: Array.from({ length: 15 }, (_, index) => `test/journeys/${index}.test.ts`),
}

const TIMES = {
  Rules: [{ file: 'Rules', cases: 40, seconds: 30 }],
  Components: SUITES.Components?.map((file, index) => ({ file, cases: 10, seconds: 1 + (index % 7) })) ?? [],
  Shop: SUITES.Shop?.slice(1).map((file, index) => ({ file, cases: 5, seconds: 10 + 3 * index })) ?? [],
}

const filesOf = (suites: Suites) =>
  Object.entries(suites).flatMap(([suite, files]) => files.map((file) => `${suite} ${file}`))

const lasts = (suites: Suites) =>
  Object.entries(suites).reduce((sum, [suite, files]) => {
    const known = TIMES[suite as keyof typeof TIMES]
    return sum + files.reduce((total, file) => total + (known.find((time) => time.file === file)?.seconds ?? 0), 0)
  }, 0)

describe('shards', () => {
  it('contain each file once, on every machine', () => {
    const shards = [1, 2, 3].map((index) => shardOf({ index, count: 3 }, SUITES, TIMES))
    expect(shards.flatMap(filesOf).sort()).to.deep.equal(filesOf(SUITES).sort())
  })

  it('take about the same time', () => {
    const seconds = [1, 2, 3].map((index) => lasts(shardOf({ index, count: 3 }, SUITES, TIMES)))
    expect(Math.max(...seconds) - Math.min(...seconds)).to.be.below(40)
  })

  it('contain each file once without measured times', () => {
    const shards = [1, 2].map((index) => shardOf({ index, count: 2 }, SUITES, {}))
    expect(shards.flatMap(filesOf).sort()).to.deep.equal(filesOf(SUITES).sort())
  })

  it('are read from the command line, and refused for a number that does not exist', () => {
    expect(readShard(['--shard=2/3'])).to.deep.equal({ index: 2, count: 3 })
    expect(readShard(['whole'])).to.equal(undefined)
    for (const word of ['--shard=4/3', '--shard=0/3', '--shard', '--shard=1'])
      expect(() => readShard([word])).to.throw('is no shard')
  })
})

describe('a crash of the browser', () => {
  it('is recognised by the messages of its drivers alone', () => {
    for (const message of [
      'page.goto: Target page, context or browser has been closed',
      'Error: page.click: Target crashed',
      'NoSuchSessionError: invalid session id',
    ])
      expect(isCrash([message]), message).to.equal(true)
    for (const messages of [
      [],
      ['expect(received).toBe(expected)'],
      ['Target crashed', 'expect(received).toBe(expected)'],
      ['Test timeout of 1000ms exceeded. Target page, context or browser has been closed'],
    ])
      expect(isCrash(messages), messages.join()).to.equal(false)
  })
})

describe('a report of Playwright', () => {
  const outcome = (status: string, message?: string, duration = 1_000) => ({
    projectName: 'journeys',
    status: status === 'passed' ? 'expected' : 'unexpected',
    results: [{ status, duration, errors: message ? [{ message }] : [] }],
  })
  const spec = (title: string, line: number, one: ReturnType<typeof outcome>) => ({
    ...{ title, file: 'journeys/cart.test.ts', line, column: 1 },
    tests: [one],
  })
  const report: PlaywrightReport = {
    suites: [
      {
        ...{ title: 'journeys/cart.test.ts', file: 'journeys/cart.test.ts' },
        specs: [spec('adds', 1, outcome('passed')), spec('takes away', 2, outcome('failed', 'expect(1).toBe(2)'))],
        suites: [
          {
            ...{ title: 'a drawer', file: 'journeys/cart.test.ts' },
            specs: [
              spec('opens', 3, outcome('failed', 'page.goto: Page crashed', 2_500)),
              spec('closes', 4, outcome('timedOut', 'page.goto: Target page, context or browser has been closed')),
            ],
          },
        ],
      },
    ],
    errors: [],
    stats: { expected: 1, unexpected: 3, flaky: 0 },
  }

  it('contains the duration of each file', () => {
    expect(timesBy('file', report)).to.deep.equal([{ file: 'test/journeys/cart.test.ts', cases: 4, seconds: 5.5 }])
  })

  it('contains the failed cases, and those that may be repeated', () => {
    const { crashed, broken } = failuresIn(report)
    expect(crashed).to.deep.equal(['[journeys] › journeys/cart.test.ts:3:1 › a drawer › opens'])
    expect(broken.map((entry) => entry.split(' › ').at(-1))).to.deep.equal(['takes away', 'closes'])
  })
})
