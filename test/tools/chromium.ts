import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from 'playwright'

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

const attempt = (program: string, words: string[]): boolean => {
  try {
    execFileSync(program, words, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

/**
 * Finds a Chromium: CHROMIUM, the system's, Playwright's; gets one if there is none, by Playwright's download or, as
 * root, by the system's package manager. Throws with what to install when neither can.
 */
export function findChromium(): string {
  const found = present()
  if (found) return found
  console.log('There is no Chromium; getting one …')
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (!present() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq'])
    attempt('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-dejavu-core'])
  }
  const got = present()
  if (got) return got
  throw new Error(
    'The tests need a Chromium. Install one (Debian: apt-get install chromium) or name yours: CHROMIUM=/path/to/chrome npm test',
  )
}
