import { existsSync, readFileSync } from 'node:fs'
import { definedComponents } from '../definitions.ts'
import { manifestFiles } from './manifest.ts'
import { decisionsReadme, elementsReadme } from './readmes.ts'
import { parameterTypes } from './text-types.ts'

/** A file that is generated from definitions, texts or decisions, with its text. */
export type GeneratedFile = { file: string; text: string }

export async function staleFiles(): Promise<GeneratedFile[]> {
  const components = await definedComponents()
  const made = [
    ...Object.entries(manifestFiles(components)).map(([name, text]) => ({ file: `elements/generated/${name}`, text })),
    { file: 'demo/server/generated/text-parameters.ts', text: parameterTypes() },
    { file: 'elements/README.md', text: elementsReadme(components) },
    { file: 'demo/docs/decisions/README.md', text: decisionsReadme() },
  ]
  return made.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
}
