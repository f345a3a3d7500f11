import { existsSync, readFileSync } from 'node:fs'
import { openApi } from '../../../demo/docs/calls/openapi.ts'
import { definedComponents } from '../definitions.ts'
import { manifestFiles } from './manifest.ts'
import { decisionsReadme, elementsReadme } from './readmes.ts'
import { parameterTypes } from './text-types.ts'

/** A file that is generated from definitions, texts or decisions, with its text. */
export type GeneratedFile = { file: string; text: string }

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

export async function staleFiles(): Promise<GeneratedFile[]> {
  const components = await definedComponents()
  const made = [
    ...Object.entries(manifestFiles(components)).map(([name, text]) => ({ file: `elements/generated/${name}`, text })),
    { file: 'demo/server/generated/text-parameters.ts', text: parameterTypes() },
    { file: 'elements/generated/openapi.json', text: `${JSON.stringify(openApi(version), null, 2)}\n` },
    { file: 'elements/README.md', text: elementsReadme(components) },
    { file: 'demo/docs/decisions/README.md', text: decisionsReadme() },
  ]
  return made.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
}
