// A Vendure server with its own sample data, in memory, on a free port of this machine. It prints its address.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { AssetServerPlugin } from '@vendure/asset-server-plugin'
import {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
  PromotionService,
  RequestContextService,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'

const sample = join(dirname(createRequire(import.meta.url).resolve('@vendure/create/package.json')), 'assets')

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

const port = await freePort()
const config = {
  apiOptions: {
    ...{ port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    cors: { origin: true },
  },
  authOptions: {
    ...{ tokenMethod: 'bearer', requireVerification: false },
    superadminCredentials: { identifier: 'owner', password: randomUUID() },
  },
  dbConnectionOptions: { type: 'sqljs', synchronize: true },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  importExportOptions: { importAssetsDir: join(sample, 'images') },
  plugins: [
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
    AssetServerPlugin.init({ route: 'assets', assetUploadDir: mkdtempSync(join(tmpdir(), 'vendure-')) }),
  ],
}
const initialData = JSON.parse(readFileSync(join(sample, 'initial-data.json'), 'utf8'))
const app = await populate(() => bootstrap(config), initialData, join(sample, 'products.csv'))

const context = await app.get(RequestContextService).create({ apiType: 'admin' })
await app.get(PromotionService).createPromotion(context, {
  enabled: true,
  couponCode: 'TEN',
  conditions: [],
  actions: [{ code: 'order_percentage_discount', arguments: [{ name: 'discount', value: '10' }] }],
  translations: [{ languageCode: 'en', name: 'Ten per cent' }],
})
// The search has an index of products and collections, which jobs fill.
await app.get(JobQueueService).start()
const query = `{
  products { totalItems } found: search(input: { groupByProduct: true, take: 1 }) { totalItems }
  collection(slug: "electronics") { productVariants { totalItems } }
  listed: search(input: { collectionSlug: "electronics", take: 1 }) { totalItems }
}`
const body = JSON.stringify({ query })
for (let isFull = false; !isFull; await setTimeout(100)) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/shop-api`, { method: 'POST', headers, body })
  const { products, found, collection, listed } = (await answer.json()).data
  const variants = collection?.productVariants.totalItems ?? 0
  isFull = products.totalItems === found.totalItems && variants > 0 && variants === listed.totalItems
}
console.log(`http://127.0.0.1:${port}`)
