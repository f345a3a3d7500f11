import { existsSync, readFileSync } from 'node:fs'
import { definedComponents } from '../definitions.ts'
import { manifestFiles } from './manifest.ts'
import { parameterTypes } from './text-types.ts'

/** A file that is made from definitions or texts, with its text. */
export type GeneratedFile = { file: string; text: string }

/** The generated files that are not as they would be made now. */
export async function staleFiles(): Promise<GeneratedFile[]> {
  const made = Object.entries(manifestFiles(await definedComponents())).map(([name, text]) => ({
    file: `elements/generated/${name}`,
    text,
  }))
  return [...made, { file: 'demo/server/generated/text-parameters.ts', text: parameterTypes() }].filter(
    ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
}
