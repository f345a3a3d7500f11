import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, request as requests } from '@playwright/test'
import { FILE_LIMIT } from '../harness/limits.ts'
import { postgresPrograms } from '../harness/shop/postgres.ts'
import { type ShopServer, startServer } from '../harness/shop/server.ts'
import { picture, sendOne } from './assets/staff.ts'
import { add, findGood, order, plenty } from './goods.ts'
import { expect, ownFolder, type Place, register, signIn, test } from './shop.ts'

const postgres = (program: string, ...parameters: string[]) =>
  execFileSync(join(postgresPrograms() ?? '', program), parameters, { stdio: ['ignore', 'ignore', 'pipe'] })

/** As the guide says: the database first, then the files that it names. */
async function backUp(place: Place, server: ShopServer, copy: string) {
  mkdirSync(copy)
  if (place.DATABASE_URL)
    postgres('pg_dump', '--format=custom', `--file=${join(copy, 'shop.dump')}`, place.DATABASE_URL)
  else await server.stop()
  for (const folder of ['pglite', 'assets'])
    if (existsSync(join(place.DATA_DIR, folder)))
      cpSync(join(place.DATA_DIR, folder), join(copy, folder), { recursive: true })
}

function restore(place: Place, copy: string): Record<string, string> {
  if (!place.DATABASE_URL) return { DATA_DIR: copy }
  const url = new URL(place.DATABASE_URL)
  url.pathname = '/restored'
  postgres('createdb', `--maintenance-db=${place.DATABASE_URL}`, 'restored')
  postgres('pg_restore', '--no-owner', `--dbname=${url}`, join(copy, 'shop.dump'))
  return { DATA_DIR: copy, DATABASE_URL: url.href }
}

test('a shop that is restored from its backup has every order, account and file, and works', {
  tag: '@engine',
}, async ({ place }) => {
  test.setTimeout(FILE_LIMIT)
  const folder = await ownFolder(place, 'backed-up')
  const copy = join(place.DATA_DIR, 'copy')
  let server = await startServer(folder)
  const visitors: APIRequestContext[] = []
  const visitor = async () => {
    const made = await requests.newContext({ baseURL: server.url })
    visitors.push(made)
    return made
  }
  const email = `backup-${crypto.randomUUID()}@example.com`
  const [buyer, staff] = [await visitor(), await visitor()]
  await register(buyer, email)
  const paths: string[] = []
  for (let count = 0; count < 3; count++) {
    await add(buyer, (await findGood(buyer, 1560 + count, plenty)).variantId, 1)
    paths.push((await order(buyer)).headers().location ?? '')
  }
  await signIn(staff, 'sacha@example.com', 'vitrine-demo')
  const asset = await sendOne(staff, { name: 'a.png', type: 'image/png', data: await picture(40, 30) })
  const list = async (someone: APIRequestContext) =>
    /<table class="lines orders">.*<\/table>/s.exec(await (await someone.get('/fr/account/orders')).text())?.[0]
  const before = await list(buyer)
  expect(before).toContain('data-order-id')
  await backUp(folder, server, copy)
  await server.stop()
  server = await startServer(restore(folder, copy))
  const [again, staffAgain] = [await visitor(), await visitor()]
  await signIn(again, email)
  expect((await list(again))?.replaceAll(server.url, '')).toBe(before)
  for (const path of paths)
    expect((await again.get(path.replace('checkout/confirmation', 'account/orders'))).status(), path).toBe(200)
  await signIn(staffAgain, 'sacha@example.com', 'vitrine-demo')
  expect((await staffAgain.get(asset.Uri)).status()).toBe(200)
  await add(again, (await findGood(again, 1570, plenty)).variantId, 1)
  expect((await order(again)).status()).toBe(303)
  await Promise.all(visitors.map((made) => made.dispose()))
  await server.stop()
})
