import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './system.ts'

export type WebKitPrograms = { driver: string; browser: string; display: string }

const LIBRARIES = '/usr/lib'
const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/Xvfb'

/** Debian installs the small browser of WebKitGTK below `/usr/lib/<architecture>/webkit2gtk-<version>/`. */
function findBrowser(): string | undefined {
  return readdirSync(LIBRARIES)
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => join(LIBRARIES, folder, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find(existsSync)
}

function present(): WebKitPrograms | undefined {
  const browser = existsSync(LIBRARIES) ? findBrowser() : undefined
  if (!browser || !existsSync(DRIVER) || !existsSync(DISPLAY)) return undefined
  return { driver: DRIVER, browser, display: DISPLAY }
}

/** Finds WebKitGTK and its driver; otherwise installs Debian's, as root. Undefined if that is not possible. */
export function findWebKit(): WebKitPrograms | undefined {
  const found = present()
  if (found) return found
  if (installPackages('webkit2gtk-driver', 'xvfb')) return present()
  console.log('There is no WebKit here (Debian: apt-get install webkit2gtk-driver xvfb): its suites are left out.')
  return undefined
}
