import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanDefinitions } from './test/tools/lean/definitions.ts'
import { leanPackages } from './test/tools/lean/packages.ts'
import { libraryInputs, virtualComponents, virtualEntries, virtualTexts } from './test/tools/library.ts'

const tags = (...names: string[]) => `elements/\\w+/(${names.join('|')})/`
const packages = (...names: string[]) => `node_modules/(${names.join('|')})/`

/**
 * Which code travels together, so that a page asks for few files. First what every page needs, in a hashed chunk of its
 * own: `vitrine.js?v=2` and `vitrine.js` then share one instance. Tags that are on the same pages share a chunk; views
 * and behaviours do not, so that a page of behaviours fetches no renderer. Only a first action does: one request is better
 * than two, and few pages have no view at all. Names of chunks hold nothing that lists of blockers look for, such as cookie,
 * consent, banner, popup or share: a blocker cancels their files.
 */
const together: [name: string, ...patterns: string[]][] = [
  [
    'core',
    'rolldown',
    'elements/entries/main.ts',
    'virtual:components$',
    'virtual:texts$',
    'runtime/element/(loader|interaction|early)',
    'runtime/page/((events|warn|settings|trusted|paths)\\.|base/linked|window/wheel)',
    'runtime/navigation/visit',
    'runtime/text/locales',
    'runtime/view/overrides',
  ],
  [
    'base',
    'runtime/(element/|request|navigation/(fragment|page-state)|page/(adapt|html|part|reload|scripts/(run|answer)|window))',
    // What a page loader knows of the first page before it is touched.
    'runtime/navigation/(first-page|render/(area|attributes|parts|seen)\\.)',
    'elements/page/page-loader/early',
    // With `pending`, which is tiny, the chunks of products and of forms do not need each other.
    'runtime/(text/(strings|culture|say)|dialogs/(cover/(cover|outside|back)\\.|notices|stack|sign-in|sizes|trigger|open-page|explain-failure)|forms/pending)',
    'stores/cart/(api|cart\\.|reactions/(?!additions|say-coupon))',
    // The behaviours of most pages.
    tags('main-nav', 'loading-bar', 'bigger-link', 'modal-link'),
    packages('rosetta', 'templite', 'dlv', 'nanostores'),
  ],
  // One chunk of its own, so that its budget can be seen.
  ['page-loader', 'runtime/navigation/loader/', tags('page-loader')],
  // What renders a page, and what a visit seldom needs: Back, places in the page, failures. It comes with the first visit.
  ['page-deferred', 'runtime/navigation/(render/|deferred/(?!failures|forms/|render/render-into))'],
  // What sends forms: fetched when a field of one is touched. No visit by a link waits for it.
  ['page-forms', 'runtime/navigation/deferred/forms/', 'runtime/navigation/deferred/render/render-into'],
  [
    'react',
    'runtime/view/(?!slot|markup-state|use-)',
    'runtime/ui/media-query',
    packages('react', 'react-dom', 'scheduler', 'preact', '@r2wc', '@nanostores/react'),
  ],
  // The views of every page. Of consent, what a page says and asks; the choices and the embeds are fetched when they are wanted.
  [
    'frame',
    tags('cart-summary', 'notice-stack'),
    'runtime/view/(?!use-(turn|own-history|field|reopening))',
    'runtime/ui/(?!icon|dialog|use-dialog|use-field|motion|stepper/)',
    'runtime/forms/busy-button',
    tags('consent-banner', 'consent-status'),
    'elements/consent/consent-modal/(index|definition|consent-modal)\\.',
    'stores/consent/(?!cookie-law|asked)',
    'runtime/consent/(?!embeds|embed-ask|use-asked|ask-texts)',
  ],
  // What a checkout has not: the ways through the shop, and what puts something in the basket.
  [
    'shop',
    tags('mobile-nav'),
    'elements/page/language-switch/(?!language-select)',
    'elements/catalog/product-search/(index|definition|product-search|rules)\\.',
    'stores/search/search\\.',
    'runtime/typeahead/(use-suggestions|search-form|search-field)',
    // Cards and rows have them, and so do product pages and baskets.
    'runtime/(ui/stepper/|(view|ui)/use-field)',
    'stores/product/(variation|changes|values|api)\\.',
    tags('quantity-input', 'add-to-cart'),
  ],
  [
    'product',
    'stores/product/(?!answers)',
    'elements/product/product-variations/(?!show|bound-text)',
    tags('colour-swatches', 'warehouse-stock'),
    // What turns a product is fetched when a shopper wants it.
    'elements/product/product-spin/(?!drag|frames)',
    'elements/product/product-gallery/(?!large-view|variant|film-button)',
    'elements/shell/side-panel/(?!drawer)',
    tags('degressive-price', 'tab-set', 'social-share'),
    'elements/shell/copy-button/(?!copy-notice)',
    // What happens at the end of a sale is fetched at its end.
    'elements/product/sale-countdown/(?!finish|end-once)',
    tags('product-slider'),
    // How a reference was taken and the form for a message come when they are wanted.
    'elements/product/(customer-reference/(?!outcome)|stock-notify/(?!request-form))',
    'runtime/(ui/motion|sliders/(slider|list-slider|texts|by-width|places))',
    // The large view and what enlarges are fetched when a photo is opened.
    'runtime/pictures/(picture-show|swipe|rules)\\.',
  ],
  // What the first action of a shopper needs, in one request: what reads answers, shows another variant, asks, and confirms.
  [
    'actions',
    'stores/((cart|product)/answers|search/api)',
    'elements/product/(product-variations/(show|bound-text)|product-gallery/variant)',
    'runtime/(dialogs/(?!gather)|navigation/rebase)',
    'runtime/ui/(use-)?dialog',
    tags('cart-confirm'),
    packages('superstruct'),
  ],
  // Content of the page in a dialog, and what comes by itself.
  [
    'in-dialogs',
    'runtime/(dialogs/gather|view/use-turn)',
    'stores/(content/popups|consent/asked)',
    tags('modal-dialog', 'popup-banner', 'popup-modal'),
  ],
  // What asks before it shows another site's map or video.
  ['asked', 'runtime/consent/(use-asked|ask-texts)'],
  ['turning', 'elements/product/product-spin/'],
  // The dots of a slider belong to the tags that have them.
  ['ticker', 'runtime/sliders/dots', tags('news-ticker')],
  // Fetched when the first slider is near.
  ['sliders', 'runtime/sliders/', packages('@splidejs')],
  [
    'lists',
    'stores/(list|filters)/',
    'runtime/forms/(use-)?chosen-select',
    tags('list-toolbar', 'list-pagination', 'category-nav'),
    'elements/catalog/product-list/(?!asked-modal)',
    'elements/catalog/quick-view/(index|definition|quick-view|rules)\\.',
    tags('product-filters', 'filter-item', 'selected-filters'),
  ],
  // What forms share, so that those of one page do not bring those of another: at once, and when one is touched or wrong.
  ['fields', 'runtime/forms/(busy|under-way|send-change|in-place/(parts|field-messages|find-target|use-))'],
  ['sending', 'runtime/forms/(field-message|send-form|show-answer|in-place/)'],
  // A basket has them, and the form that orders it: that one needs nothing else of a basket.
  ['gift-cards', 'stores/cart/gift-cards', tags('gift-card')],
  // What a basket and the choice of a currency have, on the page and in the drawer.
  [
    'basket',
    'stores/(cart|market)/',
    tags('coupon-form', 'coupon-list', 'currency-switch', 'tax-country', 'cart-drawer', 'shop-cart'),
    'runtime/forms/use-choice-form',
  ],
  [
    'checkout',
    'stores/checkout/(?!answers|pickup)',
    'runtime/forms/submit-guard/',
    tags('address-form', 'payment-methods', 'shipping-options'),
    'elements/checkout/one-step-checkout/(?!purchase)',
  ],
  // What only some checkouts have: customers their addresses, companies a VAT number, a placed order its payment.
  ['buyers', 'elements/checkout/(address-picker|make-payment|vat-check/(?!format))'],
  ['typeahead', 'runtime/typeahead/'],
  // The search for a pickup point; its map is fetched with the first points.
  ['places', 'runtime/maps/(map|geolocation)\\.'],
  ['pickup', 'stores/checkout/pickup', tags('pickup-search')],
  ['map', 'runtime/maps/(leaflet-|place-info)', packages('leaflet')],
  ['video', 'runtime/pictures/video/source', tags('video-modal')],
  // Only for many markers, and only for shops that have a key.
  ['clusters', 'runtime/maps/clusters', packages('supercluster', 'kdbush')],
  ['keyed-map', 'runtime/maps/keyed-'],
  ['library', tags('asset-picker', 'folder-tree')],
  // The tags of forms that files are added to, and what they fetch; what sends files, sends them in parts and crops comes when it is wanted.
  ['assets', 'elements/assets/.*/(index|definition|crop-dialog)\\.', 'stores/assets/picking'],
  [
    'upload-fields',
    'runtime/uploads/(?!transfer|resumable)',
    'stores/assets/(api|paths|uploaded)',
    'elements/assets/.*/(.*-upload|assets-widget|cropping|use-crop|use-turning)\\.',
  ],
  ['croppie', 'elements/assets/crop-dialog/crop-box', packages('croppie')],
  [
    'uppy',
    'runtime/uploads/transfer',
    packages('@uppy/(?!tus)', 'namespace-emitter', 'nanoid', 'mime-match', 'wildcard'),
  ],
  ['tus', 'runtime/uploads/resumable', packages('@uppy/tus', 'tus-js-client')],
  // What hearts and lists share.
  ['wishes', 'stores/wishlist/(?!answers|lists-api|opened)'],
  // Fetched when a heart is touched.
  ['wishlist', tags('wishlist-button', 'wishlist-count')],
  // What the page of the lists has beside it.
  ['wishlist-lists', 'stores/wishlist/(lists-api|opened)', tags('wishlist-nav', 'wishlist-page')],
  // The pages that keep an account safe; what renders a code comes with the first one.
  [
    'account',
    'elements/account/authenticator-qr/(?!qr-code)',
    tags('two-factor', 'forgot-password', 'change-password'),
  ],
  // The account and the list of orders have these; an order its own, and so has the money of a customer.
  ['orders', 'stores/orders/(?!answers|prepaid)', tags('order-line', 'order-list', 'edit-customer')],
  ['order', tags('delivery-change', 'refund-request')],
  ['prepaid', 'stores/orders/prepaid', tags('prepaid-account')],
  // What a browser does with a passkey comes with the first one.
  ['passkeys', 'stores/account/(api|passkeys)\\.', packages('@simplewebauthn')],
  ['forms', 'stores/account/passkey-request', 'runtime/(forms/(?!use-|hints)|navigation/return-address)'],
  ['floating', 'runtime/(popups/|text/fold|view/use-reopening)', packages('@floating-ui')],
  // What is suggested while somebody types; fetched when the first search field is touched.
  ['search', 'stores/search/', tags('product-search')],
  // With the days of a calendar, which the news have as well. The calendar of a field comes when it is opened.
  [
    'date-picker',
    'runtime/text/day-steps',
    'elements/forms/date-picker/(index|definition|date-picker|labels|rules|use-date)',
  ],
  // Each is one tag, under another name than the tag's: lists of blockers know that.
  ['small-notice', tags('cookie-law')],
  ['wide-slider', tags('banner-slider')],
  // The news: their list and their calendar are on one page.
  ['news', 'stores/news/', tags('news-list', 'news-calendar')],
]

/** `VITRINE_CHUNKS=single` builds each tag by itself, to weigh it: without what every page has, of which consent is in the frame. */
const shared = [
  ...together.slice(0, together.findIndex(([name]) => name === 'react') + 1),
  ['consent-store', 'stores/consent/(?!cookie-law)', 'runtime/page/cookies'] as [string, ...string[]],
]
const groups = process.env.VITRINE_CHUNKS === 'single' ? shared : together

const chunks = groups.map(([name, ...patterns], index) => ({
  name,
  test: new RegExp([...patterns, `virtual:tags/${name}$`].join('|').replaceAll('/', '[\\\\/]')),
  priority: together.length - index,
}))

/** The chunk of a file. */
const chunkOf = (file: string) => chunks.find(({ test }) => test.test(file))?.name

/** The lean build is the same source on Preact (`VITRINE_RENDERER=lean`). */
const LEAN = [
  { find: /^(.*)\/renderer\.ts$/, replacement: '$1/lean-renderer.ts' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react-dom', replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
]
const isLean = process.env.VITRINE_RENDERER === 'lean'

/** The library (`vite build`) and the demo shop's server (`vite build --ssr demo/server/main.ts`). */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? { plugins: [virtualTexts()], build: { target: 'node20', sourcemap: true, copyPublicDir: false } }
    : {
        plugins: [
          react(),
          leanDefinitions(),
          leanPackages(),
          virtualComponents(chunkOf),
          virtualEntries(),
          virtualTexts(),
        ],
        base: './',
        json: { namedExports: false },
        // Its browser build is UMD, three times the size.
        resolve: {
          alias: [{ find: 'dlv', replacement: 'dlv/dist/dlv.es.js' }, ...(isLean ? LEAN : [])],
          dedupe: ['react', 'react-dom', 'preact'],
        },
        build: {
          outDir: isLean ? 'dist/lean' : 'dist',
          target: 'es2022',
          // Without it light-dark() is rewritten to variables that only a sheet with color-scheme defines.
          cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
          manifest: true,
          license: { fileName: 'LICENSES.md' },
          sourcemap: true,
          cssCodeSplit: true,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: libraryInputs(),
            preserveEntrySignatures: 'strict',
            checks: { pluginTimings: false },
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: 'c/[name]-[hash:7].js',
              assetFileNames: 'a/[name]-[hash:7][extname]',
              codeSplitting: { groups: chunks },
            },
          },
        },
      },
)
