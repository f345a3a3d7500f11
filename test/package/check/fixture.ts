import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '../../journeys/shop.ts'
import { runProgram } from '../program.ts'
import { newProject, type Project } from '../project.ts'
import { type OddShop, type Route, startOddShop } from './odd-shop.ts'

/** A report as `--json` prints it. */
export type Report = { kind: string; where: string[]; what: string; why: string; instead: string }
type Summary = { pages: string[]; calls: number; skippedLinks: string[]; missingCalls: string[]; reports: Report[] }

/** The outcome of a check. `messages` are those that are no JSON. */
export type Outcome = { status: number | null; summary: Summary; found: string[]; messages: string }

/** Shops of tests, which are stopped after each, and the program that checks them. */
export function oddShops(): {
  start(routes: Record<string, Route>): Promise<OddShop>
  run(...parameters: string[]): ReturnType<typeof runProgram>
  check(address: string, ...parameters: string[]): Promise<Outcome>
  checkPage(html: Route, ...parameters: string[]): Promise<Outcome>
} {
  let project: Project
  const shops: OddShop[] = []
  test.beforeAll(() => {
    project = newProject()
    symlinkSync(resolve('node_modules/playwright-core'), join(project.folder, 'node_modules/playwright-core'))
  })
  test.afterEach(() => {
    for (const shop of shops.splice(0)) shop.stop()
  })
  test.afterAll(() => project.remove())

  const run = (...parameters: string[]) => runProgram(project, ['check', ...parameters])
  const start = async (routes: Record<string, Route>) => {
    const shop = await startOddShop(routes)
    shops.push(shop)
    return shop
  }
  const check = async (address: string, ...parameters: string[]) => {
    const usual = parameters.includes('--browser') ? [] : ['--browser', 'none']
    const { status, printed, output } = await run(address, '--json', ...usual, ...parameters)
    expect(printed, output).toContain('"reports"')
    const summary = JSON.parse(printed) as Summary
    const found = summary.reports.map(({ kind, what }) => `${kind}: ${what}`)
    return { status, summary, found, messages: output.replace(printed, '') }
  }
  const checkPage = async (html: Route, ...parameters: string[]) =>
    check((await start({ '/': html })).address, ...parameters)
  return { start, run, check, checkPage }
}
