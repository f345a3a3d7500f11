import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { build, loadConfigFromFile, type Plugin, type Rolldown } from 'vite'
import { styleSheet } from '../derived/style-sheet.ts'
import { findTests } from './files.ts'

/** The style sheet of the library, as pages have it. */
export const STYLE_SHEET = 'vitrine.css'

/** The address of shared code. */
const CODE = 'test-code'

/** The files of a bundle by their path: those of the tests at their own, the shared code under `CODE`, and the sheet. */
export type Bundle = Map<string, string>

/** The module of the hooks that each file of tests has. */
const PAGE = resolve('test/tools/components/page.ts')

/** The script of the page with a strict policy, which its test loads by its path. */
const POLICY_PAGE = 'test/conformance/policy-page.ts'

/**
 * The code of an area is in one file, as are the packages, except for the large axe. Each module still runs only when
 * it is imported.
 */
const groups = [
  { name: 'packages', test: /node_modules\/(?!axe-core)/, priority: 3 },
  { name: 'core', test: /\/(runtime|stores|locales|test\/harness)\/(?!.*\.test\.)/, priority: 2 },
  {
    name: (id: string) => `elements-${/\/elements\/(\w+)/.exec(id)?.[1]}`,
    debugName: 'elements',
    test: /\/elements\/\w+\/(?!.*\.test\.)/,
    priority: 1,
  },
]

/** How tests listen to events: to one, by the helper `count`, or in a loop over a list of names. */
const LISTENERS =
  /\b(?:nextEvent(?:<\w+>)?|addEventListener|onPage)\(\s*('[\w:-]+')|\bcount\(([^)]*)\)|\bfor \(const \w+ of \[([^\]]*)\]/g

/**
 * `virtual:tested-events`: the names of events to which tests of the library listen, so that the suite of all events
 * need not list them.
 */
const testedEvents: Plugin = {
  name: 'tests-tested-events',
  resolveId: (id) => (id === 'virtual:tested-events' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:tested-events') return undefined
    const tests = [...findTests([]).filter((file) => !file.startsWith('test/conformance/')), 'test/harness/pages.ts']
    const names = tests.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(LISTENERS)].flatMap(
        ([, ...names]) => names.join(' ').match(/[\w:-]+/g) ?? [],
      ),
    )
    return `export const testedEvents = ${JSON.stringify([...new Set(names)])}`
  },
}

/** The rows whose tests alone run, by file (`TEST_ROWS`). */
const ROWS = JSON.parse(process.env.TEST_ROWS ?? '{}') as Record<string, string>

/** Adds the hooks of `page.ts` to each file of tests, with the seed of the order and the row of the file. */
const hooks = (seed: number | undefined): Plugin => ({
  name: 'tests-hooks',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.test\.tsx?$/.test(id)) return undefined
    const arrangement = JSON.stringify({ seed, row: ROWS[relative('.', id)] })
    return { code: `import { addHooks } from ${JSON.stringify(PAGE)};addHooks(${arrangement});${code}`, map: null }
  },
})

/** The project's own configuration, without plugins that only make the shipped files smaller. */
async function configuration() {
  const { config } = (await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vite.config.ts')) ?? {}
  const { build: _build, plugins = [], ...rest } = config ?? {}
  const flat = (plugins as unknown[]).flat(9) as (Plugin | false | undefined)[]
  return { ...rest, plugins: flat.filter((plugin) => plugin && plugin.apply !== 'build') as Plugin[] }
}

/** Bundles files of tests, `paths` from the project's root, with the library's configuration. */
export async function bundleTests(paths: readonly string[], seed: number | undefined): Promise<Bundle> {
  if (paths.length === 0) return new Map()
  const { plugins, ...config } = await configuration()
  const wanted = paths.some((path) => path.includes('policy')) ? [...paths, POLICY_PAGE] : paths
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    mode: 'test',
    plugins: [testedEvents, hooks(seed), ...plugins],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        // The test runner's own server answers these modules.
        external: /^\/__web-/,
        input: Object.fromEntries(wanted.map((path) => [path, path])),
        preserveEntrySignatures: 'allow-extension',
        treeshake: false,
        output: {
          entryFileNames: '[name]',
          chunkFileNames: `${CODE}/[name]-[hash].js`,
          strictExecutionOrder: true,
          codeSplitting: { groups },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map([
    [`/${STYLE_SHEET}`, await styleSheet()],
    ...output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)] as const),
  ])
}
