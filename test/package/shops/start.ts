import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { type Running, startProgram } from '../program.ts'

type ShopName = 'medusa' | 'vendure'

/** Where the server of a shop is installed. */
export const folderOf = (shop: ShopName): string => `.build/shops/${shop}`

/** Starts the server of a shop with its data. It is installed from the registry, in the versions of its package.json. */
export async function startShop(shop: ShopName, ...parameters: string[]): Promise<Running> {
  const cwd = folderOf(shop)
  mkdirSync(cwd, { recursive: true })
  cpSync(`test/package/shops/${shop}`, cwd, { recursive: true })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd, stdio: 'inherit' })
  return startProgram(cwd, 'shop.mjs', ...parameters)
}
