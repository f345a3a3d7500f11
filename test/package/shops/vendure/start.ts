import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { TEST_LIMIT } from '../../../harness/limits.ts'
import { test } from '../../../journeys/shop.ts'
import { type Running, startProgram } from '../../program.ts'

const FOLDER = '.build/shops/vendure'

/** Starts a Vendure server with its sample data. It is installed from the registry, in the versions of its package.json. */
export async function startVendure(): Promise<Running> {
  test.setTimeout(5 * TEST_LIMIT)
  mkdirSync(FOLDER, { recursive: true })
  cpSync('test/package/shops/vendure', FOLDER, { recursive: true })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' })
  return startProgram(FOLDER, 'shop.mjs')
}
