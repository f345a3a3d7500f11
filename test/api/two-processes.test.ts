import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { TEST_LIMIT } from '../harness/limits.ts'
import { codeNow } from '../harness/shop/codes.ts'
import { type ShopServer, startServer } from '../harness/shop/server.ts'
import { staffOf } from './assets/staff.ts'
import { gate, home, newEmail, withTwoFactor } from './second-factor.ts'
import { test as base, expect, password, query, register, registration, signIn } from './shop.ts'

/** A second process on the same database, which shares nothing else with the first. */
const test = base.extend<object, { other: ShopServer }>({
  other: [
    async ({ place }, use) => {
      const server = await startServer({ ...place, DATA_DIR: join(place.DATA_DIR, 'other'), DEMO_FAULTS: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: TEST_LIMIT },
  ],
})

type Send = (visitor: APIRequestContext, at: string) => Promise<{ status: () => number }>

/**
 * Sends this number of requests at once, alternately to each process, each by its own visitor; returns the sorted
 * answers.
 */
async function race(makeVisitor: () => Promise<APIRequestContext>, urls: string[], count: number, send: Send) {
  const visitors = await Promise.all(Array.from({ length: count }, makeVisitor))
  const answers = await Promise.all(visitors.map((one, index) => send(one, urls[index % urls.length] ?? '')))
  return answers.map((answer) => answer.status()).toSorted()
}

const of = (status: number, count: number) => Array.from({ length: count }, () => status)

const tokenIn = async (visitor: APIRequestContext, path: string) =>
  new RegExp(`${path}\\?token=([\\w-]+)`).exec(await (await visitor.get('/fr/pages/mailbox')).text())?.[1] ?? ''

test.describe('two processes on one database', { tag: '@postgresql' }, () => {
  test('create one account for a form that is sent twice', async ({ visitor, shop, other, place }) => {
    for (let round = 0; round < 4; round += 1) {
      const email = newEmail(`twin${round}`)
      const send: Send = (one, at) =>
        one.post(`${at}/fr/security/register`, { form: registration(email), maxRedirects: 0 })
      expect(await race(visitor, [shop.url, other.url], 4, send)).toEqual(of(303, 4))
      expect(await query(place, 'select count(*)::int as n from customer where email = $1', [email])).toEqual([
        { n: 1 },
      ])
    }
  })

  test('let one account confirm an e-mail, and one use it', async ({ visitor, shop, other, place }) => {
    const email = newEmail('wanted')
    const [one, two, three] = [await visitor(), await visitor(), await visitor()]
    for (const [index, who] of [one, two].entries()) {
      const word = `the password of ${index}`
      await who.post('/fr/security/register', { form: registration(email, { Password: word, RepeatPassword: word }) })
    }
    await register(three, newEmail('before'))
    const wanted = { FirstName: 'Ada', LastName: 'Test', PhoneNumber: '', Culture: 'fr', Email: email }
    await three.post('/fr/account/profile', { form: { ...wanted, CurrentPassword: password } })
    const links = [await tokenIn(one, 'confirm'), await tokenIn(two, 'confirm'), await tokenIn(three, 'email')]
    const answers = await Promise.all([
      one.post(`${shop.url}/fr/security/confirm`, { form: { Token: links[0] ?? '' }, maxRedirects: 0 }),
      two.post(`${other.url}/fr/security/confirm`, { form: { Token: links[1] ?? '' }, maxRedirects: 0 }),
      three.post(`${other.url}/fr/security/email`, { form: { Token: links[2] ?? '' }, maxRedirects: 0 }),
    ])
    expect(answers.map((answer) => answer.status())).toEqual(of(303, 3))
    const sure = 'select count(*)::int as n from customer where email = $1 and confirmed_at is not null'
    expect(await query(place, sure, [email])).toEqual([{ n: 1 }])
  })

  test('count guesses and letters together', async ({ visitor, shop, other }) => {
    const email = newEmail('guessed')
    await register(await visitor(), email)
    const guess: Send = (one, at) =>
      one.post(`${at}/fr/security/login`, { form: { Email: email, Password: 'a guess' }, maxRedirects: 0 })
    // The registration was the first of five.
    expect(await race(visitor, [shop.url, other.url], 10, guess)).toEqual([...of(422, 4), ...of(429, 6)])
    const ask: Send = (one, at) => one.post(`${at}/fr/security/forgot`, { form: { Email: email } })
    expect(await race(visitor, [shop.url, other.url], 14, ask)).toEqual([...of(200, 9), ...of(429, 5)])
  })

  test('have one queue of waiting visitors, and count each wrong code once', async ({
    visitor,
    shop,
    other,
    place,
  }) => {
    const email = newEmail('queue')
    const { key } = await withTwoFactor(await visitor(), email)
    const one = await visitor()
    await signIn(one, email)
    const send = (at: string, Code: string) => one.post(`${at}${gate}`, { form: { Code }, maxRedirects: 0 })
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(index % 2 ? shop.url : other.url, `0000${10 + index}`)),
    )
    // Five at once, three that wait, as in one process.
    expect(tries.map((answer) => answer.status()).toSorted()).toEqual([...of(422, 8), ...of(429, 4)])
    const failures = 'select count from code_failure join customer on customer.id = customer_id where email = $1'
    expect(await query(place, failures, [email])).toEqual([{ count: 8 }])
    await expect.poll(async () => (await send(other.url, codeNow(key, 1))).status()).toBe(303)
  })

  test('accept a code, a code for recovery and a link once', async ({ visitor, shop, other }) => {
    const email = newEmail('once')
    const { key, codes } = await withTwoFactor(await visitor(), email)
    for (const Code of [codeNow(key, 1), codes[0] ?? '']) {
      const two = [await visitor(), await visitor()]
      for (const who of two) await signIn(who, email)
      const answers = await Promise.all(
        two.map((who, index) =>
          who.post(`${index ? shop.url : other.url}${gate}`, { form: { Code }, maxRedirects: 0 }),
        ),
      )
      expect(answers.map((answer) => answer.status()).toSorted()).toEqual([303, 422])
    }
    const reader = await visitor()
    await reader.post('/fr/security/forgot', { form: { Email: email } })
    const form = { Token: await tokenIn(reader, 'reset'), Password: 'a new password', RepeatPassword: 'a new password' }
    const send: Send = (one, at) => one.post(`${at}/fr/security/reset`, { form, maxRedirects: 0 })
    expect(await race(visitor, [shop.url, other.url], 4, send)).toEqual([303, 410, 410, 410])
  })

  test('count the calls of one address together', async ({ visitor, place }) => {
    const start = (name: string) =>
      startServer({ ...place, DATA_DIR: join(place.DATA_DIR, name), DEMO_LIMITS: 'on', TRUST_PROXY: 'on' })
    const servers = [await start('limited'), await start('limited-too')]
    const headers = { 'X-Forwarded-For': `192.0.2.${(process.pid % 250) + 1}` }
    const send: Send = (one, at) => one.post(`${at}/fr/contact`, { form: { Email: 'x' }, headers })
    const urls = servers.map(({ url }) => url)
    expect(await race(visitor, urls, 26, send)).toEqual([...of(422, 20), ...of(429, 6)])
    await Promise.all(servers.map((server) => server.stop()))
  })

  test('turn the second step on and off in one of them for both', async ({ visitor, shop, other }) => {
    const email = newEmail('both')
    const { codes } = await withTwoFactor(await visitor(), email)
    const someone = await visitor()
    await someone.post(`${other.url}/fr/security/login`, { form: { Email: email, Password: password } })
    await someone.post(`${shop.url}${gate}`, { form: { Code: codes[0] ?? '' } })
    await someone.post(`${other.url}${home}`, { form: { Step: 'Stop', Code: codes[1] ?? '' } })
    expect((await signIn(await visitor(), email)).headers().location).toBe('/fr/account')
  })

  test('take the parts of an upload, and make one asset of it', async ({ visitor, shop, other, place }) => {
    const staff = await staffOf(visitor)
    const tus = { 'Tus-Resumable': '1.0.0' }
    const data = Buffer.from('a line of text\n'.repeat(60_000))
    const name = Buffer.from('parts.txt').toString('base64')
    const made = await staff.post('/assets/resumable', {
      headers: { ...tus, 'Upload-Length': String(data.length), 'Upload-Metadata': `filename ${name}` },
    })
    const path = made.headers().location ?? ''
    const append = (at: string, from: number, to: number) =>
      staff.patch(at + path, {
        data: data.subarray(from, to),
        headers: { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(from) },
      })
    const middle = 400_000
    expect((await append(other.url, 0, middle)).status()).toBe(204)
    expect((await staff.head(shop.url + path, { headers: tus })).headers()['upload-offset']).toBe(String(middle))
    // Two connections that send the same part at once: one is stored.
    const ends = await Promise.all([append(shop.url, middle, data.length), append(other.url, middle, data.length)])
    expect(ends.map((end) => end.status()).toSorted()).toEqual([204, 409])
    const headers = { Accept: 'application/json' }
    const answers = await Promise.all(
      [shop, other, shop, other].map(({ url }) => staff.get(`${url}${path}/asset`, { headers })),
    )
    const assets = await Promise.all(answers.map(async (answer) => (await answer.json())[0]))
    expect(new Set(assets.map(({ guid }) => guid)).size).toBe(1)
    expect(assets[0]).toMatchObject({ size: data.length })
    const left = 'select count(*)::int as n from upload_part where upload_id = $1'
    expect(await query(place, left, [path.split('/').at(-1)])).toEqual([{ n: 0 }])
    await staff.post(`/assets/${assets[0].guid}/delete`, { headers })
  })
})
