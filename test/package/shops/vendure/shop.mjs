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
// The search has an index, which a job fills.
await app.get(JobQueueService).start()
const body = JSON.stringify({ query: '{ search(input: { take: 1 }) { totalItems } }' })
for (let found = 0; found === 0; await setTimeout(100)) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/shop-api`, { method: 'POST', headers, body })
  found = (await answer.json()).data.search.totalItems
}
console.log(`http://127.0.0.1:${port}`)
