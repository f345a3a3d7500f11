import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { buildBoth, buildSingle, buildWith, SINGLE } from '../build.ts'
import { definedComponents } from '../definitions.ts'
import { printFailure } from '../runs/failures.ts'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

const KB = 1_000

/** The budgets, in kB of brotli. They are the same on React and in the lean build, except for the renderer. */
const BUDGETS = {
  core: 11,
  pageLoader: 8,
  pageLoaderWhole: 19,
  element: 7,
  largeElement: 10,
  upload: 15,
  requests: 16,
  splide: 14,
  // With its style sheet, which was a file of its own before.
  leaflet: 50,
  croppie: 11,
  uppy: 16,
  tus: 22,
  firstAddition: 14,
}

const BUILDS = [
  { name: 'React', folder: 'dist', renderer: 70, listPage: 143, productPage: 168, checkout: 128 },
  { name: 'lean', folder: 'dist/lean', renderer: 19, listPage: 93, productPage: 118, checkout: 78 },
]

const LARGE_ELEMENTS = [
  'shop-cart',
  'one-step-checkout',
  'product-gallery',
  'search-select',
  'login-form',
  'two-factor',
  'vat-check',
]

/** Few pages have a field of files, and each has all of it. */
const UPLOADS = ['assets-widget', 'file-upload', 'image-upload']

const limitOf = (tag: string) =>
  UPLOADS.includes(tag) ? BUDGETS.upload : LARGE_ELEMENTS.includes(tag) ? BUDGETS.largeElement : BUDGETS.element

/**
 * The tags on every page of the demo, without the drawer of the basket: a click on the link to the basket fetches it.
 */
const FRAME = [
  ...['page-loader', 'loading-bar', 'main-nav', 'mobile-nav', 'language-switch', 'cart-summary', 'notice-stack'],
  ...['consent-banner', 'consent-modal', 'consent-status', 'product-search', 'modal-link', 'bigger-link'],
]

export const PRODUCT_PAGE = [
  ...FRAME,
  ...['product-variations', 'colour-swatches', 'quantity-input', 'add-to-cart', 'side-panel'],
  ...['tab-set', 'social-share', 'copy-button', 'product-gallery', 'warehouse-stock', 'degressive-price'],
  ...['customer-reference', 'sale-countdown', 'stock-notify', 'product-slider', 'product-spin'],
]

export const LIST_PAGE = [
  ...FRAME,
  ...['product-list', 'list-toolbar', 'list-pagination', 'quick-view', 'category-nav'],
  ...['product-filters', 'filter-item', 'selected-filters', 'quantity-input', 'add-to-cart'],
]

const BASKET_PAGE = [
  ...FRAME,
  ...['shop-cart', 'cart-drawer', 'coupon-form', 'coupon-list', 'currency-switch', 'tax-country'],
  ...['gift-card', 'city-typeahead', 'quantity-input', 'add-to-cart'],
]

/** The tags of a guest's checkout in the demo, before a field is touched. */
const CHECKOUT_PAGE = [
  ...['page-loader', 'loading-bar', 'main-nav', 'cart-summary', 'notice-stack', 'modal-link'],
  ...['consent-banner', 'consent-modal', 'consent-status'],
  ...['one-step-checkout', 'address-form', 'shipping-options', 'payment-methods'],
]

/** The code that shows a page after a click on a link. */
const DEFERRED = 'runtime/navigation/deferred/deferred-code.ts'

/** The code that the first addition to the cart fetches, while the shop answers: the dialog that confirms. */
const FIRST_ADDITION = 'cart-confirm'

type Row = [name: string, value: number, limit: number, unit: string]

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest

function closure(folder: string, manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${folder} has no chunk ${key}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(folder, manifest, imported, found)
  return found
}

/** kB of brotli of a row's code. A row without code measures nothing. */
function weigh(row: string, code: (string | Buffer)[]): number {
  if (code.length === 0) throw new Error(`There is no file to weigh for "${row}".`)
  return code.reduce((sum, one) => sum + brotliCompressSync(one).length, 0) / KB
}

const read = (folder: string, files: Iterable<string>) => [...files].map((file) => readFileSync(`${folder}/${file}`))

/** The chunks that a tag needs, without the thin entry of its own. */
const chunksOf = (folder: string, manifest: Manifest, tag: string) =>
  [...closure(folder, manifest, `virtual:entry/elements/${tag}`)].filter((file) => file !== `elements/${tag}.js`)

/**
 * Each tag by itself: its own code and the code that only some tags share. The core and the tags that are at home on
 * every page are in the rows of the pages, with all that they import.
 */
async function elementRows(): Promise<Row[]> {
  const manifest = manifestOf(SINGLE)
  const defined = await definedComponents()
  const isOnEveryPage = ({ definition }: (typeof defined)[number]) => definition.together === 'frame'
  const everywhere = new Set([
    ...closure(SINGLE, manifest, 'virtual:entry/vitrine'),
    ...defined.filter(isOnEveryPage).flatMap(({ tag }) => chunksOf(SINGLE, manifest, tag)),
  ])
  return defined
    .filter((one) => !isOnEveryPage(one) && one.tag !== 'page-loader')
    .map(({ tag }) => {
      const own = chunksOf(SINGLE, manifest, tag).filter((file) => !everywhere.has(file))
      return [`<${tag}>`, weigh(`<${tag}>`, read(SINGLE, own)), limitOf(tag), 'kB']
    })
}

const VIEWS = 'runtime/view/register-view.tsx'

/** The entry fetches the texts of the page by itself, before any tag. */
const TEXTS = 'runtime/text/strings.ts'

/** The source files of built chunks, by their maps. Thin entries have none. */
const sourcesOf = (folder: string, chunks: Iterable<string>) =>
  [...chunks]
    .map((chunk) => `${folder}/${chunk}.map`)
    .filter(existsSync)
    .flatMap((map) => {
      const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
      return sources.map((source) => resolve(dirname(map), source))
    })

/**
 * The code that the first view adds to a page: `registerView` with all that it imports, without the core and without
 * the texts. In the build, chunks that every page has mix it with other code, so it is bundled by itself here.
 * `renderer` is the value of `VITRINE_RENDERER`, and `core` has the chunks of the core in that build.
 */
async function viewCode(folder: string, renderer: string, core: Iterable<string>): Promise<string[]> {
  const known = new Set(sourcesOf(folder, core))
  const built = (await buildWith(
    { VITRINE_RENDERER: renderer },
    {
      logLevel: 'error',
      plugins: [{ name: 'vitrine-views-only', options: (options) => ({ ...options, input: [VIEWS, TEXTS] }) }],
      build: { write: false, sourcemap: false, rolldownOptions: { external: (id) => known.has(id) } },
    },
  )) as Rolldown.RolldownOutput
  const chunks = new Map(built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])))
  const closure = (chunk: Rolldown.OutputChunk | undefined, found = new Set<Rolldown.OutputChunk>()) => {
    if (!chunk || found.has(chunk)) return found
    found.add(chunk)
    for (const imported of chunk.imports) closure(chunks.get(imported), found)
    return found
  }
  const ofEntry = (file: string) =>
    closure([...chunks.values()].find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === resolve(file)))
  const texts = ofEntry(TEXTS)
  return [...ofEntry(VIEWS)].filter((chunk) => !texts.has(chunk)).map(({ code }) => code)
}

/** A build as it is shipped: the code of every page, of a whole product page, and of its first addition. */
async function pageRows({ name: build, folder, ...limits }: (typeof BUILDS)[number]): Promise<Row[]> {
  const manifest = manifestOf(folder)
  const entry = closure(folder, manifest, 'virtual:entry/vitrine')
  const whole = (module: string) => closure(folder, manifest, module)
  /** The chunks of a module without those that the page, or the module that fetches it, has. */
  const beyond = (module: string, ...had: Set<string>[]) =>
    [...whole(module)].filter((file) => !had.some((files) => files.has(file)))
  const pageOf = (tags: string[], ...texts: string[]) =>
    new Set([
      ...entry,
      ...closure(folder, manifest, 'virtual:texts/fr'),
      ...texts.flatMap((area) => [...closure(folder, manifest, `locales/${area}/fr.json`)]),
      ...tags.flatMap((tag) => chunksOf(folder, manifest, tag)),
    ])
  const [page, list] = [pageOf(PRODUCT_PAGE), pageOf(LIST_PAGE)]
  const checkout = pageOf(CHECKOUT_PAGE, 'basket', 'forms')
  const frame = pageOf(FRAME)
  const loader = chunksOf(folder, manifest, 'page-loader').filter((file) => file.startsWith('c/page-loader-'))
  const deferred = beyond(DEFERRED, frame)
  const splide = beyond('runtime/sliders/start-splide.ts', page)
  // Splide is fetched when the slider of related products is near.
  for (const file of splide) page.add(file)
  const addition = chunksOf(folder, manifest, FIRST_ADDITION).filter((file) => !page.has(file))
  const kB = (name: string, files: Iterable<string>, limit: number): Row => [
    `${build}: ${name}`,
    weigh(name, read(folder, files)),
    limit,
    'kB',
  ]
  const requests = (name: string, files: Set<string>): Row => [`${build}: ${name}`, files.size, BUDGETS.requests, '']
  const renderer = 'the renderer, with r2wc and the kit of views'
  const dialog = whole('virtual:entry/elements/crop-dialog')
  return [
    kB('core: vitrine.js and what it imports', entry, BUDGETS.core),
    kB('page loader', loader, BUDGETS.pageLoader),
    kB('page loader, with what comes after the first visit', [...loader, ...deferred], BUDGETS.pageLoaderWhole),
    [`${build}: ${renderer}`, weigh(renderer, await viewCode(folder, build, entry)), limits.renderer, 'kB'],
    kB('product page, everything upgraded', page, limits.productPage),
    requests('product page, requests for JavaScript', page),
    kB('list page, everything upgraded', list, limits.listPage),
    requests('list page, requests for JavaScript', list),
    kB('checkout page of a guest, everything upgraded', checkout, limits.checkout),
    requests('checkout page of a guest, requests for JavaScript', checkout),
    requests('basket, requests for JavaScript', pageOf(BASKET_PAGE, 'basket')),
    kB('Splide, with what a slider of the project adds', splide, BUDGETS.splide),
    kB('Leaflet, with a map of points', beyond('runtime/maps/leaflet-map.ts', frame), BUDGETS.leaflet),
    kB(
      'Croppie, with the view that crops',
      beyond('elements/assets/crop-dialog/cropping.tsx', frame, dialog),
      BUDGETS.croppie,
    ),
    kB('Uppy, with what sends a file', beyond('runtime/uploads/transfer.ts', frame), BUDGETS.uppy),
    kB(
      'tus, for files that are sent in parts',
      beyond('runtime/uploads/resumable.ts', frame, whole('runtime/uploads/transfer.ts')),
      BUDGETS.tus,
    ),
    kB('first addition to the cart, beside the page', addition, BUDGETS.firstAddition),
  ]
}

export async function runSizes(): Promise<{ passed: number; failed: number }> {
  await buildBoth()
  await buildSingle()
  const rows = await elementRows()
  for (const shipped of BUILDS.toReversed()) rows.unshift(...(await pageRows(shipped)))
  let failed = 0
  for (const [name, value, limit, unit] of rows) {
    const row = `${name.padEnd(60)} ${value.toFixed(unit ? 2 : 0).padStart(7)} of ${limit} ${unit}`
    if (value <= limit) console.log(`✓ ${row}`)
    else {
      failed += 1
      printFailure(`${row}, ${(value - limit).toFixed(2)} over`)
    }
  }
  return { passed: rows.length - failed, failed }
}

export async function run(): Promise<number> {
  const { passed, failed } = await runSizes()
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
