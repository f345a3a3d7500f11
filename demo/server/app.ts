import { join } from 'node:path'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import type { Kysely } from 'kysely'
import { cultures } from '../data/cultures.ts'
import type { Database } from '../data/schema.ts'
import { docs } from '../docs/index.ts'
import { photoRoutes } from '../photos/routes.ts'
import { photoStore } from '../photos/store.ts'
import { variantLook } from '../photos/variant-look.ts'
import { provider } from '../provider/routes.tsx'
import { tiles } from '../tiles/routes.ts'
import { assetCalls } from './api/assets/index.ts'
import { api } from './api/index.ts'
import { widgets } from './api/widgets.ts'
import type { Shop, ShopContext } from './context.ts'
import { forms } from './forms/index.ts'
import { answerError } from './http/answer-error.ts'
import { refuse, wantsJson } from './http/answers.ts'
import { readWhileThere } from './http/connections/left.ts'
import { dropBadCookies } from './http/cookies.ts'
import { faultOrders, faultsHappen, pixelsForPhotos } from './http/faults.ts'
import { flashMessages } from './http/flash.ts'
import { keepCookies } from './http/kept-cookies.ts'
import { routeList } from './http/route-list.ts'
import { shopCookies } from './http/shop-cookies.ts'
import { staticFiles } from './http/static-files.ts'
import { knowCulture, knowVisitor, preferredCulture } from './http/visitor.ts'
import { health } from './operations/health.ts'
import { logRequests } from './operations/request-log.ts'
import { pages } from './pages/index.tsx'
import { notFoundPage } from './pages/plain/not-found.ts'
import { safetyHeaders } from './security/headers.ts'
import { limitCalls } from './security/limits.ts'
import { noNul } from './security/no-nul.ts'
import { ownHostOnly, ownOrigin } from './security/own-origin.ts'
import { sameOriginOnly } from './security/same-origin.ts'
import { SharedCatalogue } from './shop/catalogue/shared-catalogue.ts'
import { largestUpload as largestAssets } from './shop/content/assets/intake/limits.ts'
import type { FileStore } from './shop/content/assets/store/file-store.ts'
import { openFileStore } from './shop/content/assets/store/open-store.ts'
import { noteConsent } from './shop/customer/consent.ts'
import { largestPhoto, mostPhotos } from './shop/orders/refunds/photos.ts'
import type { MapTiles } from './start/environment.ts'
import { projectFolder } from './start/project-folder.ts'

/** The options of the shop. `app` is the path prefix ('' or '/boutique'). */
export type ShopOptions = {
  db: Kysely<Database>
  app: string
  /** The shop's own origin; a request with another Host header is refused. Default: the origin of each request. */
  publicUrl?: string | undefined
  /** Believes X-Forwarded-Proto; default false. */
  trustsProxy?: boolean
  dataDir: string
  /** The store of the library's files; default: a folder in `dataDir`. */
  fileStore?: FileStore
  /** The folder of the built library that is served at `/vitrine`. */
  libraryDir: string
  /** Whether the shop limits how often one address may send certain forms; default true. */
  hasLimits?: boolean
  /** Mounts the test hook that makes calls wait, fail or lose their answer. */
  faults?: boolean
  /** Whether the layout prints `<page-loader>`; default true. */
  hasPageLoader?: boolean
  /** A tile server that replaces the demo's own maps. */
  mapTiles?: MapTiles | undefined
  /** The key of the maps service; without it the settings call returns an example. */
  mapsKey?: string | undefined
  /** Whether letters are shown in the demo's mailbox; otherwise they are printed to the console. Default true. */
  hasMailbox?: boolean
}

/**
 * Bytes. A form of the shop has a few kilobytes; a form with photos may have a little more than the photos themselves.
 */
const largestBody = 64 * 1024
const largestUpload = mostPhotos * largestPhoto + largestBody
const uploads = /\/sales\/refund$/
const assetUploads = /\/assets\/(upload|resumable)(\/|$)|\/account\/staff\/pictures$/

/**
 * Only customers may send photos and only staff may send files for the library, so that nobody else can fill the memory
 * or the disk.
 */
function limitBodies() {
  const onError = (c: Context) => refuse(c as ShopContext, 413, 'Answers.TooLarge')
  const limit = (maxSize: number): MiddlewareHandler => bodyLimit({ maxSize, onError })
  const [form, upload, assets] = [limit(largestBody), limit(largestUpload), limit(largestAssets + largestBody)]
  const limitOf = ({ req: { path }, var: { customer } }: ShopContext) => {
    if (customer?.role === 'staff' && assetUploads.test(path)) return assets
    return customer && uploads.test(path) ? upload : form
  }
  return (c: ShopContext, next: () => Promise<void>) => limitOf(c)(c, next)
}

/** Creates the shop. One instance serves one database; any number of processes may serve the same database. */
export function createApp(options: ShopOptions): Hono<Shop> {
  const { app, faults, hasLimits = true } = options
  const shop = new Hono<Shop>().basePath(`${app}/`)
  shop.use(requestId())
  shop.use(logRequests)
  shop.route('/', health(options.db))
  shop.use(compress())
  shop.use(safetyHeaders)
  if (options.publicUrl) shop.use(ownHostOnly(options.publicUrl))
  shop.use(settings(options))
  mountFiles(shop, options)
  const store = photoStore({ folder: join(options.dataDir, 'photos') })
  if (faults) shop.use('/photos/*', pixelsForPhotos)
  shop.route('/photos', photoRoutes({ store, findRecipe: variantLook(options.db) }))
  shop.route('/tiles', tiles)
  shop.use(knowCulture)
  shop.route('/pay', provider(app))
  shop.use(dropBadCookies(Object.values(shopCookies)))
  shop.use(readWhileThere)
  shop.use(knowVisitor)
  shop.use(flashMessages)
  shop.use(noNul)
  shop.use(sameOriginOnly)
  if (hasLimits) shop.use(limitCalls)
  shop.use(limitBodies())
  shop.use(methodNotAllowed({ app: shop, onMethodNotAllowed: refuseMethod }))
  if (faults) {
    shop.use(faultsHappen)
    shop.route('/_test', faultOrders)
    shop.get('/_test/routes', (c) => c.json(routeList(shop)))
  }
  mountRoots(shop, app)
  shop.use(noteConsent)
  shop.use(keepCookies)
  shop.route('/api/v1', api)
  shop.route('/assets', assetCalls)
  shop.route('/', widgets)
  shop.route('/', forms)
  shop.route('/docs/', docs)
  shop.route('/', pages)
  shop.notFound((c) => answerNotFound(c))
  shop.onError((error, c) => answerError(error, c))
  return shop
}

const settings = (options: ShopOptions) => {
  const { db, app, publicUrl, trustsProxy = false, dataDir, hasPageLoader = true, hasMailbox = true } = options
  const fileStore = options.fileStore ?? openFileStore({ dataDir })
  const catalogue = new SharedCatalogue(db)
  return async (c: ShopContext, next: () => Promise<void>) => {
    c.set('db', db)
    c.set('catalogue', catalogue)
    c.set('app', app)
    c.set('site', (publicUrl ?? ownOrigin(c, trustsProxy)) + app)
    c.set('dataDir', dataDir)
    c.set('fileStore', fileStore)
    c.set('hasPageLoader', hasPageLoader)
    c.set('hasMailbox', hasMailbox)
    c.set('mapTiles', options.mapTiles)
    c.set('mapsKey', options.mapsKey)
    c.set('trustsProxy', trustsProxy)
    await next()
  }
}

function mountFiles(shop: Hono<Shop>, { app, libraryDir }: ShopOptions) {
  const project = projectFolder()
  for (const [from, name] of [
    ['@fontsource', 'newsreader'],
    ['@fontsource-variable', 'figtree'],
  ] as const) {
    const files = join(project, 'node_modules', from, name, 'files')
    shop.use(`/theme/fonts/${name}-*`, staticFiles(`${app}/theme/fonts`, files, 'public, max-age=31536000'))
  }
  for (const [name, folder] of [
    ['vitrine', libraryDir],
    ['theme', join(project, 'demo', 'theme')],
  ] as const) {
    shop.use(`/${name}/*`, staticFiles(`${app}/${name}`, folder))
    shop.use(`/${name}/*`, async (c) => c.text('There is no such file.', 404))
  }
  shop.use('/favicon.svg', staticFiles(app, join(project, 'demo', 'theme', 'images')))
}

/** Redirects the bare addresses, with or without a slash at the end, to the home page in the visitor's language. */
function mountRoots(shop: Hono<Shop>, app: string) {
  shop.use(async (c, next) => {
    if (c.req.path !== app && c.req.path !== `${app}/`) return next()
    c.header('Vary', 'Accept-Language')
    c.header('Cache-Control', 'private, no-cache')
    return c.redirect(`${app}/${preferredCulture(c.req.header('Accept-Language'))}/`, 302)
  })
  for (const name of [...cultures, 'docs']) shop.get(`/${name}`, (c) => c.redirect(`${app}/${name}/`, 301))
}

const refuseMethod = (c: Context, methods: string[]) =>
  refuse(c as ShopContext, 405, 'Answers.Method', {
    values: { method: c.req.method },
    headers: { Allow: methods.join(', ') },
  })

/** Outside the application path there are no texts and no pages, so the answer is plain text. */
function answerNotFound(c: ShopContext) {
  if (c.get('t') === undefined) return c.text('Not found', 404)
  return wantsJson(c) ? refuse(c, 404, 'Answers.NoSuchCall') : notFoundPage(c)
}
