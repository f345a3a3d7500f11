import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { buildLibrary } from '../build.ts'
import { rooms } from '../library.ts'

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  isEntry?: boolean
  name?: string
}
type Manifest = Record<string, Chunk>

const KB = 1_000

/** The budgets, in kB of brotli (README, "Budgets"). */
const BUDGETS = { core: 8, react: 61, room: 6, largeRoom: 10, productPage: 95, productRequests: 10 }

/** The cart page and the pieces of the checkout may be larger. */
const LARGE_ROOMS = ['shop-cart', 'one-step-checkout']

/** The tags of the demo's product page. */
export const PRODUCT_PAGE = [
  'language-switch',
  'cart-summary',
  'cart-confirm',
  'notice-stack',
  'product-variations',
  'colour-swatches',
  'quantity-input',
  'add-to-cart',
]

const sizes = new Map<string, number>()

/** Brotli bytes of a built file. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(`dist/${file}`)).length
  sizes.set(file, size)
  return size
}

/** A chunk and all that it imports at once. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found)
  return found
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / KB

/** Measures the built library against the budgets; a row each. */
export async function runSizes(): Promise<{ passed: number; failed: number }> {
  await buildLibrary()
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest
  const keyOf = (file: string) => Object.keys(manifest).find((key) => key.endsWith(file)) ?? ''
  const entry = closure(manifest, Object.keys(manifest).find((key) => manifest[key]?.file === 'vitrine.js') ?? '')
  const shared = [...Object.values(manifest)]
    .map(({ file }) => file)
    .filter((file) => /^c\/(core|base|react)-/.test(file))
  const react = shared.filter((file) => file.startsWith('c/react-'))
  const rows: [name: string, value: number, limit: number, unit: string][] = [
    ['core: vitrine.js and what it imports', total(entry), BUDGETS.core, 'kB'],
    ['react', total(react), BUDGETS.react, 'kB'],
  ]
  const own = (folder: string) =>
    [...closure(manifest, keyOf(`${folder}/index.ts`))].filter((file) => !shared.includes(file) && !entry.has(file))
  for (const { tag, folder } of rooms()) {
    rows.push([
      `<${tag}> and what only rooms share`,
      total(own(folder)),
      LARGE_ROOMS.includes(tag) ? BUDGETS.largeRoom : BUDGETS.room,
      'kB',
    ])
  }
  const page = new Set(entry)
  for (const { tag, folder } of rooms()) {
    if (PRODUCT_PAGE.includes(tag)) for (const file of closure(manifest, keyOf(`${folder}/index.ts`))) page.add(file)
  }
  for (const file of closure(manifest, keyOf('locales/fr.json'))) page.add(file)
  for (const file of closure(manifest, keyOf('runtime/text/strings.ts'))) page.add(file)
  rows.push(['product page, everything upgraded', total(page), BUDGETS.productPage, 'kB'])
  rows.push(['product page, requests for JavaScript', page.size, BUDGETS.productRequests, ''])
  for (const [name, value, limit, unit] of rows) {
    console.log(
      `${value <= limit ? '✓' : '✗'} ${name.padEnd(60)} ${value.toFixed(unit ? 2 : 0).padStart(7)} of ${limit} ${unit}`,
    )
  }
  const failed = rows.filter(([, value, limit]) => value > limit).length
  return { passed: rows.length - failed, failed }
}

/** `npm run size` */
export async function run(): Promise<number> {
  const { passed, failed } = await runSizes()
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
