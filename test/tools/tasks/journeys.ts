import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildLibrary, buildServer } from '../build.ts'
import { findChromium } from '../chromium.ts'

const REPORT = '.build/playwright.json'

/** The Playwright suites: the demo's own rooms, the API on each engine, and the journeys on the built library. */
export async function runJourneys(words: string[]): Promise<{ passed: number; failed: number }> {
  await Promise.all([buildLibrary(), buildServer()])
  mkdirSync('.build', { recursive: true })
  rmSync(REPORT, { force: true })
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/playwright.config.ts', ...words],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT } },
  )
  const { stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: status === 0 ? failed : Math.max(1, failed) }
}

/** `npm run journeys [-- words for Playwright]` */
export async function run(words: string[]): Promise<number> {
  const { passed, failed } = await runJourneys(words)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
