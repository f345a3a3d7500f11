import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { openApi } from '../../../demo/docs/calls/openapi.ts'
import { definedComponents } from '../definitions.ts'
import { virtualTexts } from '../library.ts'
import { manifestFiles } from './manifest.ts'
import { decisionsReadme, elementsReadme } from './readmes.ts'
import { parameterTypes } from './text-types.ts'

/** A file that is generated from definitions, texts, guides or decisions, with its text; without one, it has no source. */
export type GeneratedFile = { file: string; text: string | undefined }

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

type Documentation = typeof import('../../../demo/docs/markdown/files.ts')

async function documentation(): Promise<Documentation> {
  const { module } = await runnerImport<Documentation>('./demo/docs/markdown/files.ts', {
    ...{ configFile: false, logLevel: 'error' },
    plugins: [virtualTexts()],
  })
  return module
}

/** The documentation as Markdown, and the files in its folder that have no source any more. */
function documents({ docFiles }: Documentation): GeneratedFile[] {
  const made = docFiles()
  const present = existsSync('docs') ? readdirSync('docs', { recursive: true, encoding: 'utf8' }) : []
  const others = present
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => !made.some((own) => own.file === file))
  return [...made, ...others.map((file) => ({ file, text: undefined }))]
}

export async function staleFiles(): Promise<GeneratedFile[]> {
  const [components, pages] = [await definedComponents(), await documentation()]
  const made: GeneratedFile[] = [
    ...Object.entries(manifestFiles(components, pages.examples())).map(([name, text]) => ({
      file: `elements/generated/${name}`,
      text,
    })),
    { file: 'demo/server/generated/text-parameters.ts', text: parameterTypes() },
    { file: 'elements/generated/openapi.json', text: `${JSON.stringify(openApi(version), null, 2)}\n` },
    { file: 'elements/README.md', text: elementsReadme(components) },
    { file: 'demo/docs/decisions/README.md', text: decisionsReadme() },
    ...documents(pages),
  ]
  return made.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
}
