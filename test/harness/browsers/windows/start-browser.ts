import { findShell } from '../../../tools/programs/chromium.ts'
import { findFirefox } from '../../../tools/programs/firefox.ts'
import { findWebKit } from '../../../tools/programs/webkit.ts'
import { startPuppeteer } from './puppeteer-window.ts'
import { startWebDriver } from './webdriver-window.ts'
import type { DrivenBrowser, Engine } from './window.ts'

/** Starts a browser of an engine. Undefined if it is not installed and cannot be installed: the reason is printed. */
export async function startBrowser(engine: Engine): Promise<DrivenBrowser | undefined> {
  if (engine === 'webkit') {
    const programs = findWebKit()
    return programs && startWebDriver(programs)
  }
  const program = engine === 'firefox' ? findFirefox() : (process.env.SHELL_CHROMIUM ?? findShell())
  return program === undefined ? undefined : startPuppeteer(engine, program)
}
