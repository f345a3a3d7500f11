import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Asked, checkShop, type Summary } from '../../../demo/cli/check/check-shop.ts'
import { test } from '../../journeys/shop.ts'
import { runProgram } from '../program.ts'
import { newProject, type Project } from '../project.ts'
import { type OddShop, type Route, startOddShop } from './odd-shop.ts'

/** A report as `--json` prints it. */
export type Report = Summary['reports'][number]

/** The outcome of a check. */
export type Outcome = { summary: Summary; found: string[] }

const LIBRARY = pathToFileURL(`${resolve('dist')}/`)

/** The reports as lines. */
export const linesOf = (reports: readonly Report[]): string[] => reports.map(({ kind, what }) => `${kind}: ${what}`)

/** Checks a shop in this process, as the program does by default, but without a browser. */
export async function check(address: string, more: Partial<Asked> = {}): Promise<Outcome> {
  const usual = { pages: 20, timeLimit: 30_000, isPublic: false, isChanging: false, browser: 'none' }
  const { summary } = await checkShop({ address, ...usual, ...more }, () => {}, LIBRARY)
  return { summary, found: linesOf(summary.reports) }
}

/** Shops of tests, which are stopped after each. */
export function oddShops(): {
  start(routes: Record<string, Route>): Promise<OddShop>
  checkPage(html: Route, more?: Partial<Asked>): Promise<Outcome>
} {
  const shops: OddShop[] = []
  test.afterEach(() => {
    for (const shop of shops.splice(0)) shop.stop()
  })
  const start = async (routes: Record<string, Route>) => {
    const shop = await startOddShop(routes)
    shops.push(shop)
    return shop
  }
  const checkPage = async (html: Route, more: Partial<Asked> = {}) => check((await start({ '/': html })).address, more)
  return { start, checkPage }
}

/** A project with the program and Playwright. */
export function projectWithPlaywright(): Project {
  const project = newProject()
  symlinkSync(resolve('node_modules/playwright-core'), join(project.folder, 'node_modules/playwright-core'))
  return project
}

/** The program of the package, as a shell starts it: `npx vitrine check`. */
export function program(): (...parameters: string[]) => ReturnType<typeof runProgram> {
  let project: Project
  test.beforeAll(() => {
    project = projectWithPlaywright()
  })
  test.afterAll(() => project.remove())
  return (...parameters) => runProgram(project, ['check', ...parameters])
}
