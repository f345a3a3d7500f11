import { accessSync, constants } from 'node:fs'
import { chromium } from 'playwright'
import { attempt, installPackages } from './system.ts'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const isProgram = (path: string | undefined): path is string => {
  if (!path) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const present = (): string | undefined => [process.env.CHROMIUM, ...SYSTEM, chromium.executablePath()].find(isProgram)

/**
 * Finds a Chromium: CHROMIUM, the system's, Playwright's; gets one if there is none, by Playwright's download or, as
 * root, by the system's package manager. Throws with what to install when neither can.
 */
export function findChromium(): string {
  const found = present()
  if (found) return found
  console.log('There is no Chromium; getting one …')
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (!present()) installPackages('chromium', 'fonts-dejavu-core')
  const got = present()
  if (got) return got
  throw new Error(
    'The tests need a Chromium. Install one (Debian: apt-get install chromium) or name yours: CHROMIUM=/path/to/chrome npm test',
  )
}
