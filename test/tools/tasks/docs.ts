import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { staleFiles } from '../derived/stale-files.ts'

/**
 * `npm run docs`: writes the files that are generated from definitions, texts, guides and decisions: the manifest, editor
 * data, types, lists and the documentation as Markdown.
 */
export async function run(): Promise<void> {
  const stale = await staleFiles()
  for (const { file, text } of stale) {
    if (text === undefined) {
      rmSync(file)
      console.log(`${file} is removed: it has no source.`)
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file} is written.`)
  }
  if (stale.length === 0) console.log('Every generated file is up to date: nothing is written.')
}
