import { execFileSync } from 'node:child_process'

/** The commit that is checked out. A folder without history has none: then the same tenth is chosen each time. */
export function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'none'
  }
}
