import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { staleFiles } from '../derived/stale-files.ts'

/**
 * `npm run docs`: writes the files that are generated from definitions, texts and decisions: the manifest, editor data,
 * types and lists.
 */
export async function run(): Promise<void> {
  const stale = await staleFiles()
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file} is written.`)
  }
  if (stale.length === 0) console.log('Every generated file is up to date: nothing is written.')
}
