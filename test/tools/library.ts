import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { attributeName } from '../../runtime/element/attributes.ts'
import type { Definition } from '../../runtime/element/define.ts'
import type { Contract } from '../../runtime/element/doctor/tags.ts'
import { neededBy, viewParts } from '../../runtime/element/part.ts'

export type Component = { area: string; tag: string; folder: string }

/** A component with its definition; `name` is the name of the module's export. */
export type DefinedComponent = Component & { definition: Definition; name: string }

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['entries', 'generated'].includes(entry.name))
    .map((entry) => entry.name)
    .sort()

/** Every component under elements/, by its folder. A folder without an entry is left out. */
export const components = (): Component[] =>
  folders('elements')
    .flatMap((area) => folders(`elements/${area}`).map((tag) => ({ area, tag, folder: `elements/${area}/${tag}` })))
    .filter(({ folder }) => existsSync(`${folder}/index.ts`) && existsSync(`${folder}/definition.ts`))

/**
 * The stores that page scripts may import: in each area, the module with the area's name. The others are the library's
 * own.
 */
export const storeModules = (): { name: string; file: string }[] =>
  folders('stores')
    .map((area) => ({ name: area, file: `stores/${area}/${area}.ts` }))
    .filter(({ file }) => existsSync(file))

/** The adapters of other shops, and what one is written with. */
export const ADAPTERS = [
  { name: 'adapters/connect', file: 'stores/adapters/connect.ts' },
  { name: 'adapters/vendure', file: 'stores/adapters/vendure/vendure.ts' },
  { name: 'adapters/medusa', file: 'stores/adapters/medusa/medusa.ts' },
  { name: 'adapters/shopify', file: 'stores/adapters/shopify/shopify.ts' },
  { name: 'adapters/woocommerce', file: 'stores/adapters/woocommerce/woocommerce.ts' },
]

/** Each module that page scripts may import by a name of its own: the stores, and the adapters of other shops. */
export const scriptModules = (): { name: string; file: string }[] => [
  ...storeModules().map(({ name, file }) => ({ name: `stores/${name}`, file })),
  ...ADAPTERS,
]

const PREFIX = 'virtual:entry/'

/**
 * The entries of the build. Each is a thin module over hashed chunks, so that fixed names never contain a second copy
 * of state.
 */
export const libraryInputs = (): Record<string, string> =>
  Object.fromEntries([
    ['vitrine', `${PREFIX}vitrine`],
    ['view', `${PREFIX}view`],
    ['doctor', `${PREFIX}doctor`],
    ...components().map(({ tag }) => [`elements/${tag}`, `${PREFIX}elements/${tag}`]),
    ...scriptModules().map(({ name }) => [name, `${PREFIX}${name}`]),
  ])

const isView = (folder: string): boolean => readFileSync(`${folder}/index.ts`, 'utf8').includes('registerView(')

/** `virtual:components`: the data of each tag for the loader, without the definitions themselves. */
export function virtualComponents(): Plugin {
  return {
    name: 'vitrine-components',
    resolveId: (source) => (source === 'virtual:components' ? `\0${source}` : null),
    async load(source) {
      if (source !== '\0virtual:components') return null
      const { definedComponents } = await import('./definitions.ts')
      return `export const components = {\n${(await definedComponents()).map(entryOf).join('\n')}\n}`
    },
  }
}

function entryOf({ tag, folder, definition: { load, loadOn, heldControls, triggers } }: DefinedComponent): string {
  const facts = [
    `load: '${load}'`,
    ...(isView(folder) ? ['isView: true'] : []),
    ...(loadOn ? [`on: ${JSON.stringify(loadOn)}`] : []),
    ...(heldControls !== undefined ? [`heldControls: ${JSON.stringify(heldControls)}`] : []),
    ...(triggers ? [`triggers: ${JSON.stringify(triggers)}`] : []),
    ...(existsSync(`${folder}/wanted.ts`) ? [`wanted: () => import('/${folder}/wanted.ts')`] : []),
    `code: () => import('/${folder}/index.ts')`,
  ]
  return `${JSON.stringify(tag)}: { ${facts.join(', ')} },`
}

/** `virtual:doctor`: what a page can break of each tag's contract, and the stores that page scripts may import. */
export function virtualDoctor(): Plugin {
  return {
    name: 'vitrine-doctor',
    resolveId: (source) => (source === 'virtual:doctor' ? `\0${source}` : null),
    async load(source) {
      if (source !== '\0virtual:doctor') return null
      const { definedComponents } = await import('./definitions.ts')
      const contracts = (await definedComponents()).map((each) => [each.tag, contractOf(each)])
      const stores = storeModules().map(({ name }) => `'${name}': () => import('${PREFIX}stores/${name}')`)
      return `export const contracts = new Map(${JSON.stringify(contracts)})\nexport const stores = { ${stores.join(', ')} }`
    },
  }
}

function contractOf({ folder, definition }: DefinedComponent): Contract {
  const { attributes = {}, events = {}, parts } = definition
  return {
    isView: isView(folder),
    attributes: Object.keys(attributes).map(attributeName),
    events: Object.keys(events),
    parts: Object.fromEntries(
      viewParts(parts).map(([name, part]) => {
        const { selector, without } = part
        return [name, { selector, created: without !== undefined, neededBy: neededBy(part) }]
      }),
    ),
  }
}

const TEXTS = 'virtual:texts'

/** The folders with a file of texts of their own: those of tags, and that of the adapters. The keys begin with `root`. */
const textFolders = (): { root: string; folder: string }[] => [
  ...components()
    .filter(({ folder }) => existsSync(`${folder}/texts.json`))
    .map(({ tag, folder }) => ({ root: tag, folder })),
  { root: 'shop-adapters', folder: 'stores/adapters' },
]

/** The texts of such a file in a culture. */
function ownTexts(root: string, culture: string): object {
  const folder = textFolders().find((texts) => texts.root === root)?.folder
  const all: Record<string, object> = JSON.parse(readFileSync(`${folder}/texts.json`, 'utf8'))
  return all[culture] ?? {}
}

/**
 * `virtual:texts`: functions that fetch the texts of each culture, and a module for each culture, with its texts and
 * functions for texts of few pages, also those in the folders of tags. So every page has only the file names of its own
 * culture.
 */
export function virtualTexts(): Plugin {
  const cultures = readdirSync('locales').filter((file) => file.endsWith('.json'))
  const list = (names: string[], address: (name: string) => string) =>
    `{ ${names.map((name) => `'${name}': () => import('${address(name)}')`).join(', ')} }`
  return {
    name: 'vitrine-texts',
    resolveId: (source) => (source.startsWith(TEXTS) ? `\0${source}` : null),
    load(source) {
      if (!source.startsWith(`\0${TEXTS}`)) return null
      const [culture = '', root] = source.slice(TEXTS.length + 2).split('/')
      if (root) return `export default ${JSON.stringify({ [root]: ownTexts(root, culture) })}`
      if (culture !== '') {
        const areas = list([...folders('locales'), ...textFolders().map(({ root }) => root)], (area) =>
          area.includes('-') ? `${TEXTS}/${culture}/${area}` : `/locales/${area}/${culture}.json`,
        )
        return `export { default as texts } from '/locales/${culture}.json'\nexport const areas = ${areas}`
      }
      const names = cultures.map((file) => file.slice(0, -'.json'.length))
      return `export const cultures = ${list(names, (name) => `${TEXTS}/${name}`)}`
    },
  }
}

/** Writes the thin modules of the entries, which re-export the real modules. */
export function virtualEntries(): Plugin {
  const sources = new Map([
    [
      `${PREFIX}vitrine`,
      `import { start } from '/elements/entries/start.ts'\nstart()\nexport * from '/elements/entries/main.ts'`,
    ],
    [`${PREFIX}view`, `export * from '/elements/entries/view.ts'`],
    [`${PREFIX}doctor`, `import { open } from '/elements/entries/doctor.ts'\nopen()\nexport { open }`],
    ...components().map(({ tag, folder }) => [`${PREFIX}elements/${tag}`, `import '/${folder}/index.ts'`] as const),
    ...scriptModules().map(({ name, file }) => [`${PREFIX}${name}`, `export * from '/${file}'`] as const),
  ])
  return {
    name: 'vitrine-entries',
    resolveId: (id) => (sources.has(id) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? (sources.get(id.slice(1)) ?? null) : null),
  }
}

/** Adds an import of the style sheet to the code of every page, as bundlers expect it in a package. */
export function importedSheet(): Plugin {
  return {
    name: 'vitrine-imported-sheet',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name !== 'core') continue
        file.code += `\nimport '${relative(dirname(`bundler/${file.fileName}`), 'vitrine.css')}'`
      }
    },
  }
}
