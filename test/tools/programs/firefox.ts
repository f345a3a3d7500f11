import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './system.ts'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const present = (): string | undefined => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const found = folders.flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
  return [...(process.env.FIREFOX ? [process.env.FIREFOX] : []), ...found].find(isProgram)
}

/**
 * Finds a Firefox: FIREFOX, or one on the path; otherwise installs Debian's, as root. Undefined if that is not
 * possible.
 */
export function findFirefox(): string | undefined {
  const found = present()
  if (found) return found
  if (installPackages('firefox-esr')) return present()
  console.log(
    'There is no Firefox here (FIREFOX=/path/to/firefox names yours): its suite of the page loader is left out.',
  )
  return undefined
}
