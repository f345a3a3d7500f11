import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, request as requests } from '@playwright/test'
import { seedInto } from '../../harness/shop/seeded.ts'
import { startServer } from '../../harness/shop/server.ts'
import { expect, signIn, test } from '../shop.ts'
import { json, picture, sendOne, staffOf } from './staff.ts'

type Bucket = { run(): Promise<AddressInfo>; close(): Promise<void> }
type BucketOptions = { port: number; silent: boolean; directory: string; configureBuckets: { name: string }[] }
const S3rver: new (options: BucketOptions) => Bucket = createRequire(import.meta.url)('s3rver')

const textFile = (size: number) => Buffer.from(randomBytes(size).toString('hex').slice(0, size))

async function tryFiles(staff: APIRequestContext) {
  const data = textFile(200_000)
  const made = await sendOne(staff, { name: 'Lettre d’été.txt', data })
  const whole = await staff.get(made.Uri)
  expect(await whole.body()).toEqual(data)
  expect(whole.headers()).toMatchObject({
    ...{ 'content-type': 'text/plain; charset=utf-8', 'accept-ranges': 'bytes', 'content-length': '200000' },
    ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
    'content-disposition':
      'attachment; filename="Lettre d__t_.txt"; filename*=UTF-8\'\'Lettre%20d%E2%80%99%C3%A9t%C3%A9.txt',
    'cache-control': 'private, max-age=3600, no-transform',
  })
  const { etag = '' } = whole.headers()
  expect((await staff.get(made.Uri, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
  const ask = (Range: string, more = {}) => staff.get(made.Uri, { headers: { Range, ...more } })
  const part = await ask('bytes=1000-1099')
  expect([part.status(), part.headers()['content-range'], await part.body()]).toEqual([
    ...[206, 'bytes 1000-1099/200000', data.subarray(1000, 1100)],
  ])
  expect(await (await ask('bytes=-10')).body()).toEqual(data.subarray(-10))
  expect(await (await ask('bytes=199990-')).body()).toEqual(data.subarray(-10))
  expect((await ask('bytes=200000-')).status()).toBe(416)
  expect((await ask('bytes=0-9', { 'If-Range': '"other"' })).status()).toBe(200)
  expect((await ask('bytes=0-9', { 'If-Range': etag })).status()).toBe(206)
  const head = await staff.head(made.Uri)
  expect([head.status(), head.headers()['content-length'], (await head.body()).length]).toEqual([200, '200000', 0])
  const image = await sendOne(staff, { name: 'a.png', data: await picture(500, 400) }, { keepTemp: 'true' })
  expect((await staff.get(image.thumbnail_url)).status()).toBe(200)
  const crop = `/assets/croptempimg/${image.tmpName}/0/0/300/200/300/200`
  const cropped = await (await staff.get(crop, { headers: json })).json()
  expect((await staff.get(cropped.Uri)).headers()['content-disposition']).toContain('inline')
  expect((await staff.get(image.Uri)).status()).toBe(404)
  return { made, cropped }
}

test.describe('the files', () => {
  test('are on the disk outside of the public folders, under names of the shop’s own', async ({
    visitor,
    customer,
    place,
  }) => {
    const { made, cropped } = await tryFiles(await staffOf(visitor))
    const names = readdirSync(join(place.DATA_DIR, 'assets'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    expect(names.filter((name) => !/^[\da-f]{32}(-thumbnail)?$/.test(name))).toEqual([])
    // Other visitors cannot read them, and no address leads out of the store.
    for (const who of [await customer(), await visitor()])
      for (const path of [made.Uri, cropped.Uri, cropped.thumbnail_url])
        expect((await who.get(path)).status(), path).toBe(404)
    const staff = await staffOf(visitor)
    for (const path of ['..%2f..%2fpglite%2fPG_VERSION/x', `${'0'.repeat(32)}/x.png`, 'x', `${'0'.repeat(31)}./x`])
      expect((await staff.get(`/assets/files/${path}`)).status(), path).toBe(404)
    expect(readdirSync(join(place.DATA_DIR, 'uploads'))).toEqual([])
  })

  test('are in a bucket if the shop has one @pglite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-bucket-'))
    await seedInto(folder)
    const directory = join(folder, 'bucket')
    mkdirSync(directory)
    const bucket = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name: 'vitrine' }] })
    const { port } = await bucket.run()
    const shop = await startServer({
      ...{ DATA_DIR: folder, ASSETS_BUCKET: 'vitrine', ASSETS_ENDPOINT: `http://127.0.0.1:${port}` },
      ...{ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    })
    const staff = await requests.newContext({ baseURL: shop.url })
    try {
      await signIn(staff, 'sacha@example.com', 'vitrine-demo')
      await tryFiles(staff)
      expect(readdirSync(join(directory, 'vitrine')).length).toBeGreaterThan(0)
      expect(readdirSync(folder)).not.toContain('assets')
    } finally {
      await staff.dispose()
      await shop.stop()
      await bucket.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

test.describe('a resumable upload', () => {
  const tus = { 'Tus-Resumable': '1.0.0' }
  const octets = { 'Content-Type': 'application/offset+octet-stream' }
  const metadata = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',')

  const create = (staff: APIRequestContext, size: number, name: string) =>
    staff.post('/assets/resumable', {
      headers: {
        ...tus,
        'Upload-Length': String(size),
        'Upload-Metadata': metadata({ filename: name, folderId: '1' }),
      },
    })
  const append = (staff: APIRequestContext, path: string, data: Buffer, offset: number) =>
    staff.patch(path, { data, headers: { ...tus, ...octets, 'Upload-Offset': String(offset) } })

  test('continues from its end, and becomes one asset', async ({ visitor, customer }) => {
    const staff = await staffOf(visitor)
    const data = textFile(300_000)
    const made = await create(staff, data.length, 'long.txt')
    expect(made.status()).toBe(201)
    const path = new URL(made.headers().location ?? '', 'http://shop.invalid').pathname
    expect(path).toMatch(/^\/assets\/resumable\/\d+-[\da-f]{32}$/)
    expect((await append(staff, path, data.subarray(0, 100_000), 0)).status()).toBe(204)
    expect((await staff.get(`${path}/asset`, { headers: json })).status()).toBe(404)
    expect((await staff.head(path, { headers: tus })).headers()['upload-offset']).toBe('100000')
    // Other visitors cannot read it, and it cannot be begun twice.
    for (const who of [await customer(), await visitor()])
      expect([401, 403]).toContain((await who.head(path, { headers: tus })).status())
    expect((await append(staff, path, data.subarray(0, 10), 0)).status()).toBe(409)
    expect((await append(staff, path, data.subarray(100_000), 100_000)).status()).toBe(204)
    const answers = await Promise.all([1, 2].map(() => staff.get(`${path}/asset`, { headers: json })))
    const [[asset], [same]] = await Promise.all(answers.map((answer) => answer.json()))
    expect(asset).toMatchObject({ name: 'long.txt', size: 300_000, FolderId: 1 })
    expect(same.guid).toBe(asset.guid)
    const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    expect(sum(await (await staff.get(asset.Uri)).body())).toBe(sum(data))
    await staff.post(`/assets/${asset.guid}/delete`, { headers: json })
  })

  test('is refused if it is too large, or if its content is not allowed', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    expect((await create(staff, 101 * 1024 * 1024, 'film.mp4')).status()).toBe(413)
    const made = await create(staff, 5, 'film.mp4')
    const path = new URL(made.headers().location ?? '', 'http://shop.invalid').pathname
    await append(staff, path, Buffer.from('hello'), 0)
    const answer = await staff.get(`${path}/asset`, { headers: json })
    expect([answer.status(), await answer.json()]).toEqual([422, [{ name: 'film.mp4', Error: expect.any(String) }]])
    expect((await staff.get(`${path}/asset`, { headers: json })).status()).toBe(404)
    const other = path.replace(/\d+-/, '9999-')
    expect((await staff.head(other, { headers: tus })).status()).toBe(404)
  })

  test('is deleted after it was given up', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const path = new URL((await create(staff, 50, 'a.txt')).headers().location ?? '', 'http://shop.invalid').pathname
    expect((await staff.delete(path, { headers: tus })).status()).toBe(204)
    expect([404, 410]).toContain((await staff.head(path, { headers: tus })).status())
  })
})
