import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { buildBoth, buildSingle, SINGLE } from '../build.ts'
import { components } from '../library.ts'
import { printFailure } from '../runs/failures.ts'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

const KB = 1_000

/** The budgets, in kB of brotli. They are the same on React and in the lean build, except for the renderer. */
const BUDGETS = {
  core: 10,
  pageLoader: 8,
  pageLoaderWhole: 18,
  element: 7,
  largeElement: 10,
  upload: 15,
  requests: 20,
  splide: 14,
  leaflet: 43,
  croppie: 10,
  uppy: 16,
  tus: 22,
  firstAddition: 14,
}

/** The two builds: their folder, and the limits of their renderer, a list page, a product page and a checkout. */
const BUILDS = [
  { name: 'React', folder: 'dist', renderer: 70, listPage: 133, productPage: 160, checkout: 122 },
  { name: 'lean', folder: 'dist/lean', renderer: 17, listPage: 81, productPage: 108, checkout: 70 },
]

/** Tags that may be larger. */
const LARGE_ELEMENTS = [
  'shop-cart',
  'one-step-checkout',
  'product-gallery',
  'search-select',
  'login-form',
  'two-factor',
  'vat-check',
]

/** Tags with a field of files: few pages have one, and each has all of it. */
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

/** The tags of the demo's product page. */
export const PRODUCT_PAGE = [
  ...FRAME,
  ...['product-variations', 'colour-swatches', 'quantity-input', 'add-to-cart', 'side-panel'],
  ...['tab-set', 'social-share', 'copy-button', 'product-gallery', 'warehouse-stock', 'degressive-price'],
  ...['customer-reference', 'sale-countdown', 'stock-notify', 'product-slider', 'product-spin'],
]

/** The tags of the demo's lists. */
export const LIST_PAGE = [
  ...FRAME,
  ...['product-list', 'list-toolbar', 'list-pagination', 'quick-view', 'category-nav'],
  ...['product-filters', 'filter-item', 'selected-filters', 'quantity-input', 'add-to-cart'],
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

/** A chunk and all that it imports statically. */
function closure(folder: string, manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${folder} has no chunk ${key}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(folder, manifest, imported, found)
  return found
}

/** kB of brotli. */
const total = (folder: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(`${folder}/${file}`)).length, 0) / KB

/** The chunks that a tag needs, without the thin entry of its own. */
const chunksOf = (folder: string, manifest: Manifest, tag: string) =>
  [...closure(folder, manifest, `virtual:entry/elements/${tag}`)].filter((file) => file !== `elements/${tag}.js`)

/**
 * Each tag by itself: its own code and the code that only some tags share, without the core, the base, React and the
 * store of consent, which every page has.
 */
function elementRows(): Row[] {
  const manifest = manifestOf(SINGLE)
  // The page loader has a row of its own.
  const others = components().filter(({ tag }) => tag !== 'page-loader')
  return others.map(({ tag }) => {
    const own = chunksOf(SINGLE, manifest, tag).filter(
      (file) => !/^c\/(core|base|frame|react|rolldown-runtime)-/.test(file),
    )
    return [`<${tag}>`, total(SINGLE, own), limitOf(tag), 'kB']
  })
}

/** A build as it is shipped: the code of every page, of a whole product page, and of its first addition. */
function pageRows({ name: build, folder, ...limits }: (typeof BUILDS)[number]): Row[] {
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
  const weigh = (files: Iterable<string>) => total(folder, files)
  const rows: Row[] = [
    ['core: vitrine.js and what it imports', weigh(entry), BUDGETS.core, 'kB'],
    ['page loader', weigh(loader), BUDGETS.pageLoader, 'kB'],
    [
      'page loader, with what comes after the first visit',
      weigh([...loader, ...deferred]),
      BUDGETS.pageLoaderWhole,
      'kB',
    ],
    [
      'the renderer, with r2wc and the kit of views',
      weigh([...frame].filter((file) => file.startsWith('c/react-'))),
      limits.renderer,
      'kB',
    ],
    ['product page, everything upgraded', weigh(page), limits.productPage, 'kB'],
    ['product page, requests for JavaScript', page.size, BUDGETS.requests, ''],
    ['list page, everything upgraded', weigh(list), limits.listPage, 'kB'],
    ['list page, requests for JavaScript', list.size, BUDGETS.requests, ''],
    ['checkout page of a guest, everything upgraded', weigh(checkout), limits.checkout, 'kB'],
    ['checkout page of a guest, requests for JavaScript', checkout.size, BUDGETS.requests, ''],
    ['Splide, with what a slider of the project adds', weigh(splide), BUDGETS.splide, 'kB'],
    ['Leaflet, with a map of points', weigh(beyond('runtime/maps/leaflet-map.ts', frame)), BUDGETS.leaflet, 'kB'],
    [
      'Croppie, with the view that crops',
      weigh(beyond('elements/assets/crop-dialog/cropping.tsx', frame, whole('virtual:entry/elements/crop-dialog'))),
      BUDGETS.croppie,
      'kB',
    ],
    ['Uppy, with what sends a file', weigh(beyond('runtime/uploads/transfer.ts', frame)), BUDGETS.uppy, 'kB'],
    [
      'tus, for files that are sent in parts',
      weigh(beyond('runtime/uploads/resumable.ts', frame, whole('runtime/uploads/transfer.ts'))),
      BUDGETS.tus,
      'kB',
    ],
    ['first addition to the cart, beside the page', weigh(addition), BUDGETS.firstAddition, 'kB'],
  ]
  return rows.map(([name, ...figures]) => [`${build}: ${name}`, ...figures])
}

/** Measures the built library against the budgets; a row each. */
export async function runSizes(): Promise<{ passed: number; failed: number }> {
  await buildBoth()
  await buildSingle()
  const rows = [...BUILDS.flatMap(pageRows), ...elementRows()]
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

/** `npm run size` */
export async function run(): Promise<number> {
  const { passed, failed } = await runSizes()
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
