import { importsOf } from '../tools/components/imports.ts'
import { check, files, isTest, linesOf, places, textOf } from './check.ts'

const CODE = /\.(ts|tsx|mjs)$/
const MOST_LINES = 300
const MOST_TEST_LINES = 400
/**
 * "About a dozen" entries in a folder. Tests are beside their subject and do not count, nor does the page that explains
 * the folder.
 */
const MOST_ENTRIES = 16

const elementFolderOf = (file: string) => /^elements\/[^/]+\/[^/]+\//.exec(file)?.[0]

/** The reason for which an import breaks the layers, or undefined. */
function offence(from: string, to: string): string | undefined {
  const floor = (file: string) => file.split('/')[0]
  if (floor(from) === 'runtime' && ['elements', 'stores'].includes(floor(to) ?? '')) return 'the runtime knows no shop'
  if (floor(from) === 'stores' && floor(to) === 'elements') return 'a store knows no element'
  const isLibrary = ['runtime', 'stores', 'elements'].includes(floor(from) ?? '')
  if (isLibrary && ['demo', 'test'].includes(floor(to) ?? '')) return 'the library knows no demo and no tests'
  const [mine, theirs] = [elementFolderOf(from), elementFolderOf(to)]
  if (mine && theirs && mine !== theirs) return 'components do not know each other'
  return undefined
}

check('imports go down the floors and never sideways between components', () =>
  files(CODE)
    .filter((file) => !isTest(file))
    .flatMap((file) => importsOf(file, textOf(file)).map((target) => ({ file, target, why: offence(file, target) })))
    .filter(({ why }) => why)
    .map(({ file, target, why }) => `${file} imports ${target}: ${why}`),
)

check('stores but adapters, and the page, request and text floors render nothing', () =>
  places(
    files(/^(stores\/(?!adapters\/)|runtime\/(page|request|text|navigation)\/).*\.tsx?$/).filter(
      (file) => !isTest(file),
    ),
    /(from|import)\s*\(?\s*['"](react|lit-html|@nanostores\/react|@r2wc)/,
  ),
)

check('an element folder has its entries and the name of its tag', () => {
  const found = files(/^elements\//)
  const folders = [...new Set(found.map(elementFolderOf).filter((component) => component !== undefined))]
  return folders
    .filter((folder) => !folder.startsWith('elements/generated/'))
    .flatMap((folder) => {
      const tag = folder.split('/')[2] as string
      const has = (file: string) => found.includes(folder + file)
      const missing = ['definition.ts', 'index.ts', `${tag}.md`].filter((file) => !has(file))
      if (!has(`${tag}.ts`) && !has(`${tag}.tsx`)) missing.push(`${tag}.ts or ${tag}.tsx`)
      if (!has(`${tag}.test.tsx`) && !has(`${tag}.test.ts`)) missing.push(`${tag}.test.tsx`)
      if (has('definition.ts') && !textOf(`${folder}definition.ts`).includes(`tag: '${tag}'`))
        missing.push(`tag: '${tag}'`)
      const strange = found.filter((file) => file.startsWith(folder) && !/\.(tsx?|css|md)$|\/texts\.json$/.test(file))
      return [
        ...strange.map((file) => `${file} has no place in an element folder`),
        ...missing.map((file) => `${folder} lacks ${file}`),
      ]
    })
})

const REGISTERS = /^(import ({ [\w, ]+ } from )?'[^';]+'|(registerView|behaviour)\(\w+, \w+\))$/

check("an element's index.ts registers and does nothing else", () =>
  files(/^elements\/[^/]+\/[^/]+\/index\.ts$/).flatMap((file) =>
    linesOf(file)
      .filter(({ line }) => line !== '' && !REGISTERS.test(line))
      .map(({ line, number }) => `${file}:${number}: ${line}`),
  ),
)

check('files are short', () =>
  files(/\.(ts|tsx|mjs|css)$/)
    .filter((file) => !/^(elements|demo\/server)\/generated\//.test(file))
    .map((file) => ({ file, lines: linesOf(file).length - 1, most: isTest(file) ? MOST_TEST_LINES : MOST_LINES }))
    .filter(({ lines, most }) => lines > most)
    .map(({ file, lines, most }) => `${file} has ${lines} lines; ${most} are allowed`),
)

check('folders have at most sixteen entries', () => {
  const entries = new Map<string, Set<string>>()
  for (const file of files()) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/')
      const entry = parts[depth] as string
      if (/\.test\.tsx?$|^README\.md$/.test(entry)) continue
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry))
    }
  }
  return [...entries]
    .filter(([, names]) => names.size > MOST_ENTRIES)
    .map(
      ([folder, { size }]) => `${folder} has ${size} entries: put the files of one subject into a folder of their own`,
    )
})

check('nothing is called utils, helpers, common or misc, and files are kebab-case', () =>
  files(CODE).filter(
    (file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file) || /[A-Z_]/.test(file.split('/').at(-1) ?? ''),
  ),
)

check('no file only re-exports other modules', () =>
  files(CODE)
    .filter((file) => !isTest(file))
    .filter((file) => {
      const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      const own = code.replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s*from\s*'[^']+'/g, '')
      return code.trim() !== '' && own.trim() === ''
    }),
)
