import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ADAPTERS, type DefinedComponent } from './library.ts'

/**
 * The code of `FRAME` is on every page, the code of `SHOP` on most pages: code that others share with them is in them.
 */
const FRAME = 'frame'
const SHOP = 'shop'

/** Code that more homes than this share is on every page. */
const FEW = 2

/** Modules that the entry fetches by itself, before any tag. */
const AT_START = ['runtime/navigation/first-page.ts', 'runtime/text/strings.ts']

/** Code for developers, which decides nothing for shoppers. */
const DOCTOR = resolve('elements/entries/doctor.ts')

const RENDERER = /[\\/]node_modules[\\/](react|react-dom|preact)[\\/]/

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = (id: string) => ModuleInfo | null

/** The home of a tag: the pages that its definition names (`together`), else its own. */
const homeOf = ({ tag, definition }: DefinedComponent): string => {
  const { together } = definition
  // `VITRINE_CHUNKS=single` builds each tag by itself, for the sizes.
  return (process.env.VITRINE_CHUNKS === 'single' && together !== FRAME ? undefined : together) ?? tag
}

const fileOf = ({ folder }: DefinedComponent) => resolve(folder, 'index.ts')

function closure(graph: Graph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph(id)?.importedIds ?? []) closure(graph, imported, found)
  return found
}

/** Sets by a key; values are only added. */
class Sets extends Map<string, Set<string>> {
  of(key: string): Set<string> {
    const known = this.get(key) ?? new Set()
    this.set(key, known)
    return known
  }

  /** False if the set had all of them. */
  add(key: string, values: Iterable<string>): boolean {
    const known = this.of(key)
    const before = known.size
    for (const value of values) known.add(value)
    return known.size > before
  }
}

/** The homes that load a module later: those of the code that imports it by `import()`, directly or not. */
function laterHomes(graph: Graph, entry: string, apart: ReadonlySet<string>, homes: Sets): Sets {
  const imports: [from: string, to: string][] = []
  const seen = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph(id) ?? {}
    for (const to of dynamicallyImportedIds) if (!apart.has(to)) imports.push([id, to])
    for (const next of [...importedIds, ...dynamicallyImportedIds]) walk(next)
  }
  walk(entry)
  const later = new Sets()
  const core = closure(graph, entry)
  for (let grows = true; grows; ) {
    grows = false
    for (const [from, to] of imports) {
      const wanting = [...homes.of(from), ...later.of(from), ...(core.has(from) ? [FRAME] : [])]
      for (const id of closure(graph, to)) grows = later.add(id, wanting) || grows
    }
  }
  return later
}

/** A name for a chunk: that of its first module, with its folder if another chunk has that name. */
function nameOf(id: string, taken: string[]): string {
  const name = basename(id).replace(/\..*/, '')
  return taken.includes(name) ? `${basename(dirname(id))}-${name}` : name
}

/**
 * The chunk of a module; null if the bundler decides, for code that no tag imports statically. Every home that needs a
 * module also needs its imports. So the imports are in the same chunk or in a more common one, and no two chunks import
 * each other.
 */
function assign(defined: readonly DefinedComponent[], graph: Graph): (id: string) => string | null {
  const entry = resolve('elements/entries/start.ts')
  const needsRenderer = (id: string) => [...closure(graph, id)].some((imported) => RENDERER.test(imported))
  const core = closure(graph, entry)
  const renderer = closure(graph, resolve('runtime/view/register-view.tsx'))
  const roots = [...AT_START.map((file) => [FRAME, resolve(file)]), ...defined.map((one) => [homeOf(one), fileOf(one)])]
  const homes = new Sets()
  for (const [home = '', file = ''] of roots) for (const id of closure(graph, file)) homes.add(id, [home])
  const later = laterHomes(graph, entry, new Set([...defined.map(fileOf), DOCTOR]), homes)
  const shared = new Map<string, string>()
  const places = roots.map(([home = '']) => home)
  // An adapter runs before the library and on every page: it must not fetch the renderer.
  const early = [...AT_START, ...ADAPTERS.map(({ file }) => file)]
  const files = [...early, ...defined.flatMap((one) => [fileOf(one), `${one.folder}/wanted.ts`]).filter(existsSync)]
  const withoutRenderer = files.map((file) => resolve(file)).filter((file) => !needsRenderer(file))
  const base = new Set(withoutRenderer.flatMap((file) => [...closure(graph, file)]))

  return (id) => {
    if (core.has(id)) return 'core'
    const own = homes.of(id)
    if (own.size === 0) return null
    if (renderer.has(id) || own.has(FRAME) || own.size > FEW) {
      if (base.has(id)) return 'base'
      return renderer.has(id) ? 'react' : FRAME
    }
    if (own.has(SHOP)) return SHOP
    const all = [...new Set([...own, ...later.of(id)])]
    if (all.length === 1) return all[0] as string
    const key = String(all.sort())
    const name = shared.get(key) ?? nameOf(id, [...places, ...shared.values()])
    shared.set(key, name)
    return name
  }
}

/**
 * Groups code into chunks so that a page requests few files. Tags that are at home on the same pages share a chunk with
 * their imports. Code that a few homes share has a chunk of its own. `core` is the code that every page needs at first:
 * `vitrine.js?v=2` and `vitrine.js` share one instance of it. `base` is common code that the start of a page or a
 * behaviour needs, so that a page without views, or with views that nobody has touched, fetches no renderer.
 */
export function chunksByHome(): Plugin {
  let defined: DefinedComponent[] = []
  let chunkOf: ((id: string) => string | null) | undefined
  return {
    name: 'vitrine-chunks',
    apply: 'build',
    async buildStart() {
      const { definedComponents } = await import('./definitions.ts')
      defined = await definedComponents()
      chunkOf = undefined
    },
    generateBundle(_options, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.imports : []
      }
      const visit = (file: string, path: string[]): void => {
        if (path.includes(file)) this.error(`Chunks import each other: ${[...path, file].join(' → ')}`)
        if (done.has(file)) return
        for (const imported of importsOf(file)) visit(imported, [...path, file])
        done.add(file)
      }
      const done = new Set<string>()
      for (const file of Object.keys(bundle)) visit(file, [])
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: (id, context) => {
                    chunkOf ??= assign(defined, (module) => context.getModuleInfo(module))
                    return chunkOf(id)
                  },
                },
              ],
            },
          },
        },
      },
    }),
  }
}
