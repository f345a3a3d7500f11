import { mkdirSync, writeFileSync } from 'node:fs'
import { definedComponents } from '../definitions.ts'
import { manifestFiles } from '../manifest.ts'

/** `npm run docs`: writes what is made from the definitions: the manifest, editor data and types. */
export async function run(): Promise<void> {
  mkdirSync('elements/generated', { recursive: true })
  for (const [file, text] of Object.entries(manifestFiles(await definedComponents()))) {
    writeFileSync(`elements/generated/${file}`, text)
  }
}
