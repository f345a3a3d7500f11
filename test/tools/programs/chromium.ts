import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
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

/** The same engine without a window, which needs two thirds of the processor. */
const SHELLS = ['/usr/bin/chromium-headless-shell']

const present = (): string | undefined => [process.env.CHROMIUM, ...SYSTEM, chromium.executablePath()].find(isProgram)

/**
 * Finds a Chromium: CHROMIUM, the system's, Playwright's. Otherwise installs one, by Playwright's download or, as root,
 * by the system's package manager. Throws with instructions if neither is possible.
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

/** Playwright's own, beside its Chromium: `chromium_headless_shell-1234/chrome-headless-shell-linux64/chrome-headless-shell`. */
function playwrightShells(): string[] {
  const [folder, number] = chromium.executablePath().split(/(?<=\/)chromium-(?=\d)/)
  const home = join(folder ?? '', `chromium_headless_shell-${number?.split('/')[0]}`)
  if (!existsSync(home)) return []
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(chrome-headless-shell|headless_shell)$/.test(file))
    .map((file) => join(home, file))
}

const presentShell = (): string | undefined => [...SHELLS, ...playwrightShells()].find(isProgram)

/**
 * Finds the browser of the journeys and the components: the one that CHROMIUM names; else a headless shell, which is
 * installed if this user may; else `findChromium()`. A shell's history keeps no page alive, so that a test of the
 * back/forward cache needs the other.
 */
export function findShell(): string {
  if (process.env.CHROMIUM) return findChromium()
  const found = presentShell()
  if (found) return found
  const chromium = findChromium()
  if (SYSTEM.includes(chromium)) installPackages('chromium-headless-shell')
  return presentShell() ?? chromium
}
