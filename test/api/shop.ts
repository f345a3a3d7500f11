import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type APIRequestContext, test as base, request as requests } from '@playwright/test'
import pg from 'pg'
import { TEST_LIMIT } from '../harness/limits.ts'
import { PHOTOS, seedInto, startSeededPostgres } from '../harness/shop/seeded.ts'
import { type ShopServer, startServer } from '../harness/shop/server.ts'
import { keepingContract } from './contract.ts'

export type Engine = 'pglite' | 'postgresql'

/** The environment with a shop's data: a folder, and for that engine a PostgreSQL with a seeded copy. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string }

type Worker = { engine: Engine; place: Place; shop: ShopServer }
type Test = { visitor: (url?: string) => Promise<APIRequestContext>; customer: () => Promise<APIRequestContext> }

/** A data folder of its own in a worker's folder, seeded as that is, for a test that starts a shop itself. */
export async function ownFolder(place: Place, name: string): Promise<Place> {
  const DATA_DIR = join(place.DATA_DIR, name)
  if (!place.DATABASE_URL) await seedInto(DATA_DIR)
  return { ...place, DATA_DIR }
}

/** Queries the database directly, if it is a server of its own (`@postgresql`). */
export async function query({ DATABASE_URL }: Place, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows
}

let customers = 0

/**
 * Tests over HTTP on a seeded shop of their worker. `visitor` creates further visitors, also with another address;
 * `customer` creates signed-in ones.
 */
export const test = base.extend<Test, Worker>({
  engine: ['pglite', { scope: 'worker', option: true }],
  place: [
    async ({ engine }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-api-'))
      const server = engine === 'postgresql' ? await startSeededPostgres() : undefined
      if (!server) await seedInto(folder)
      mkdirSync(PHOTOS, { recursive: true })
      symlinkSync(resolve(PHOTOS), join(folder, 'photos'))
      await use({ DATA_DIR: folder, ...(server && { DATABASE_URL: server.url }) })
      server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: TEST_LIMIT },
  ],
  shop: [
    async ({ place }, use) => {
      const server = await startServer({ ...place, DEMO_FAULTS: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: TEST_LIMIT },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  request: async ({ request, shop }, use) => use(keepingContract(request, shop.url)),
  visitor: async ({ shop }, use) => {
    const made: APIRequestContext[] = []
    await use(async (baseURL = shop.url) => {
      const visitor = await requests.newContext({ baseURL })
      made.push(visitor)
      return keepingContract(visitor, baseURL)
    })
    for (const visitor of made) await visitor.dispose()
  },
  customer: async ({ visitor }, use) => {
    await use(async () => {
      const someone = await visitor()
      customers += 1
      await register(someone, `customer${customers}-${process.pid}@example.com`)
      return someone
    })
  },
})

export { expect } from '@playwright/test'

export const password = 'a good password'

/** Sends the register form, complete and valid except for the values of `more`. */
export const registration = (email: string, more: Record<string, string> = {}) => ({
  Email: email,
  Password: password,
  RepeatPassword: password,
  FirstName: 'Ada',
  LastName: 'Test',
  Terms: 'true',
  ...more,
})

export async function register(visitor: APIRequestContext, email: string) {
  const answer = await visitor.post('/fr/security/register', { form: registration(email), maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`Registering ${email} answered ${answer.status()}.`)
}

/** Signs in, without following the redirect. */
export const signIn = (visitor: APIRequestContext, email: string, word = password, more: Record<string, string> = {}) =>
  visitor.post('/fr/security/login', { form: { Email: email, Password: word, ...more }, maxRedirects: 0 })

/** The number of products of a French list: 2123 of `24 sur 2 123 pièces`. */
export function totalOfList(html: string): number {
  const status = /data-page-status[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? ''
  const total =
    status
      .replaceAll(/<[^>]*>/g, '')
      .split(' sur ')
      .at(-1) ?? ''
  return Number(total.replaceAll(/\D/g, ''))
}
