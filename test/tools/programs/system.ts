import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const LIMIT = 600_000

/** Runs a program without output; false if it failed. */
export function attempt(program: string, parameters: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(program, parameters, { stdio: 'ignore', timeout: LIMIT, env })
    return true
  } catch {
    return false
  }
}

/** Installs packages of the system if this user may: as root, by apt. False otherwise. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  attempt('apt-get', ['update', '-qq'])
  return attempt('apt-get', ['install', '-y', '-qq', ...names])
}
