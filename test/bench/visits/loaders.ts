import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** A loader of pages: one column of the table. */
export type Loader = {
  name: string
  /** Code that a page gets besides the library; undefined: none. */
  script?: string
  head?: string
  /** The pages keep their `<page-loader>`. */
  isOurs: boolean
  /** kB of brotli that the loader adds to a page. */
  size: number
}

const TURBO = `import '@hotwired/turbo'`

/** Without animations, as the others; its container is the page area. */
const SWUP = `import Swup from 'swup'
new Swup({ containers: ['#page'], animationSelector: false })`

/** The folder with the packages that only the comparison needs. */
const PEERS = 'test/bench'

const installPeers = () =>
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: PEERS,
    stdio: ['ignore', 'inherit', 'inherit'],
  })

const kilobytes = (code: string) => brotliCompressSync(code).length / 1_000

/** A peer, bundled and minified as the library is. */
async function bundle(name: string, code: string): Promise<string> {
  const entry = `virtual:${name}`
  const result = await build({
    root: PEERS,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'peer',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: { [name]: entry } } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found)
  return found
}

/** kB of brotli that `<page-loader>` adds to a page with other tags of the library. */
function ownSize(): number {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest
  const shared = /^c\/(core|base|react|rolldown-runtime)-/
  const own = [...closure(manifest, 'virtual:entry/elements/page-loader')].filter((file) => !shared.test(file))
  return own.reduce((sum, file) => sum + kilobytes(readFileSync(`dist/${file}`, 'utf8')), 0)
}

/** Prefetching is off for all of them. */
export async function loaders(): Promise<Loader[]> {
  installPeers()
  const [turbo, swup] = await Promise.all([bundle('turbo', TURBO), bundle('swup', SWUP)])
  return [
    { name: 'full reload', isOurs: false, size: 0 },
    { name: 'page-loader', isOurs: true, size: ownSize() },
    {
      name: 'Turbo 8.0.23',
      isOurs: false,
      script: turbo,
      head: '<meta name="turbo-prefetch" content="false">',
      size: kilobytes(turbo),
    },
    { name: 'swup 4.10.0', isOurs: false, script: swup, size: kilobytes(swup) },
  ]
}
