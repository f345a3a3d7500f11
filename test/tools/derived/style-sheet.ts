import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** Without them light-dark() is rewritten to variables that only a sheet with color-scheme defines. */
export const CSS_TARGETS = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

const NAME = 'virtual:vitrine.css'

const BASE = 'runtime/page/styles/base.css'

const sheetsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file))
    .toSorted()

/** The style sheets of the library: tokens and helpers first, then the runtime's, then those of tags. */
const styleSheets = (): string[] => [...new Set([BASE, ...sheetsIn('runtime'), ...sheetsIn('elements')])]

const together: Plugin = {
  name: 'vitrine-style-sheets',
  enforce: 'pre',
  resolveId: (id) => (id === NAME ? id : null),
  load: (id) =>
    id === NAME
      ? styleSheets()
          .map((file) => `@import "${resolve(file)}";`)
          .join('\n')
      : null,
}

/** `vitrine.css`: the rules of all tags, and of the packages that some use, in one file. */
export async function styleSheet(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [together],
    build: { write: false, cssTarget: CSS_TARGETS, rolldownOptions: { input: NAME } },
  })) as Rolldown.RolldownOutput
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('Vite has built no style sheet of the library.')
  return String(sheet.source)
}
