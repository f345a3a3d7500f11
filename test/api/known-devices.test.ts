import type { APIRequestContext } from '@playwright/test'
import { networkOf } from '../../demo/server/http/caller.ts'
import { codeNow } from '../harness/shop/codes.ts'
import { startServer } from '../harness/shop/server.ts'
import { confirmEmail, gate, newEmail, withTwoFactor } from './second-factor.ts'
import { test as base, expect, ownFolder, password, register, signIn } from './shop.ts'

type Owner = { email: string; device: APIRequestContext }

const test = base.extend<{ owner: () => Promise<Owner> }>({
  owner: async ({ visitor }, use) =>
    use(async () => {
      const [email, device] = [newEmail('known'), await visitor()]
      await register(device, email)
      await confirmEmail(device)
      await device.post('/fr/security/logoff')
      return { email, device }
    }),
})

const guess = async (visitor: APIRequestContext, email: string, times: number) => {
  const states: number[] = []
  for (let index = 0; index < times; index += 1) states.push((await signIn(visitor, email, 'a guess')).status())
  return states
}

test.describe('an owner cannot be locked out: a browser in which they have signed in', { tag: '@engine' }, () => {
  test('can sign in while strangers have to wait, and one more stranger waits', async ({ visitor, owner }) => {
    const { email, device } = await owner()
    // The confirmed registration was the first of five.
    expect(await guess(await visitor(), email, 5)).toEqual([422, 422, 422, 422, 429])
    expect((await signIn(device, email)).status()).toBe(303)
    expect((await signIn(await visitor(), email)).status()).toBe(429)
  })

  test('has a count of its own, and is slowed down instead of refused', async ({ visitor, owner }) => {
    const { email, device } = await owner()
    expect(await guess(device, email, 6)).toEqual([422, 422, 422, 422, 422, 422])
    expect((await signIn(await visitor(), email)).status()).toBe(303)
    expect((await signIn(device, email)).status()).toBe(303)
  })

  test('has codes of its own, which no other browser can use up', async ({ visitor }) => {
    const [email, device] = [newEmail('codes'), await visitor()]
    const { key } = await withTwoFactor(device, email)
    await device.post('/fr/security/logoff')
    const thief = await visitor()
    for (const who of [thief, device]) await signIn(who, email)
    const send = (who: APIRequestContext, Code: string) => who.post(gate, { form: { Code }, maxRedirects: 0 })
    await Promise.all(Array.from({ length: 12 }, (_, index) => send(thief, `0000${10 + index}`)))
    const floods = Array.from({ length: 4 }, (_, index) => send(thief, `0001${10 + index}`))
    expect((await send(device, codeNow(key, 1))).status()).toBe(303)
    await Promise.all(floods)
  })

  test('gets letters after strangers have used theirs up', async ({ visitor, owner }) => {
    const { email, device } = await owner()
    const ask = async (who: APIRequestContext) =>
      (await who.post('/fr/security/forgot', { form: { Email: email } })).status()
    const stranger = await visitor()
    for (let index = 0; index < 10; index += 1) await stranger.post('/fr/newsletter', { form: { Email: email } })
    expect([await ask(stranger), await ask(device)]).toEqual([429, 200])
  })

  test('is forgotten after another password, except for the one where it was changed', async ({ visitor, owner }) => {
    const { email, device } = await owner()
    const other = await visitor()
    await signIn(other, email)
    const form = { CurrentPassword: password, Password: 'another good one', RepeatPassword: 'another good one' }
    expect((await other.post('/fr/security/changepassword', { form, maxRedirects: 0 })).status()).toBe(303)
    await other.post('/fr/security/logoff')
    expect(await guess(await visitor(), email, 6)).toEqual([422, 422, 422, 422, 422, 429])
    expect((await signIn(device, email, 'another good one')).status()).toBe(429)
    expect((await signIn(other, email, 'another good one')).status()).toBe(303)
  })

  test('is not that of another account with the e-mail, nor of another customer', async ({ visitor, owner }) => {
    const { email } = await owner()
    const [squatter, other] = [await visitor(), await owner()]
    const word = 'of the squatter'
    await squatter.post('/fr/security/register', {
      form: { Email: email, Password: word, RepeatPassword: word, FirstName: 'A', LastName: 'B', Terms: 'true' },
    })
    await squatter.post('/fr/security/logoff')
    expect((await guess(await visitor(), email, 5)).at(-1)).toBe(429)
    expect((await signIn(squatter, email, word)).status()).toBe(429)
    expect((await signIn(other.device, email, 'a guess')).status()).toBe(429)
    expect((await signIn(other.device, other.email)).status()).toBe(303)
  })
})

test.describe('the limit of one caller', () => {
  test('is for an IPv4 address, or a /64 of IPv6', () => {
    for (const [address, network] of [
      ['192.0.2.1', '192.0.2.1'],
      ['::ffff:192.0.2.1', '192.0.2.1'],
      ['::FFFF:192.0.2.1', '192.0.2.1'],
      ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
      ['2001:DB8:0:1::9', '2001:db8:0:1::/64'],
      ['2001:db8:0:1::', '2001:db8:0:1::/64'],
      ['2001:db8::1', '2001:db8:0:0::/64'],
      ['2001:0db8:0000:0002:0:0:0:1', '2001:db8:0:2::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['', ''],
      ['unknown', 'unknown'],
    ] as const) {
      expect(networkOf(address), address).toBe(network)
    }
  })

  test('counts guesses and calls together, from every address of its network', async ({ place, playwright }) => {
    const folder = await ownFolder(place, 'networks')
    const server = await startServer({ ...folder, DEMO_LIMITS: 'on', TRUST_PROXY: 'on' })
    const net = (process.pid % 0x10000).toString(16)
    const visitor = await playwright.request.newContext({ baseURL: server.url })
    const from = (group: number, host: number) => ({ 'X-Forwarded-For': `2001:db8:${net}:${group}::${host}` })
    const email = newEmail('network')
    const enter = async (group: number, host: number) => {
      const form = { Email: email, Password: 'a guess' }
      return (await visitor.post('/fr/security/login', { form, headers: from(group, host) })).status()
    }
    const states: number[] = []
    for (let host = 1; host <= 6; host += 1) states.push(await enter(1, host))
    expect([...states, await enter(2, 1)]).toEqual([422, 422, 422, 422, 422, 429, 422])
    const write = async (group: number, host: number) =>
      (await visitor.post('/fr/contact', { form: { Email: 'x' }, headers: from(group, host) })).status()
    const calls = await Promise.all(Array.from({ length: 24 }, (_, index) => write(3, index + 1)))
    expect(calls.filter((status) => status === 429)).toHaveLength(4)
    expect(await write(4, 1)).toBe(422)
    await visitor.dispose()
    await server.stop()
  })

  test('does not apply to customers of its network who have signed in before', async ({ place, playwright }) => {
    const server = await startServer({ ...(await ownFolder(place, 'office')), DEMO_LIMITS: 'on' })
    const open = () => playwright.request.newContext({ baseURL: server.url })
    const [device, stranger] = [await open(), await open()]
    const enter = () => signIn(device, 'camille@example.com', 'vitrine-demo')
    expect((await enter()).status()).toBe(303)
    await device.post('/fr/security/logoff')
    const flood = Array.from({ length: 62 }, (_, index) => signIn(stranger, `none${index}@example.com`, 'x'))
    expect((await Promise.all(flood)).filter((answer) => answer.status() === 429).length).toBeGreaterThan(0)
    expect((await signIn(stranger, 'sacha@example.com', 'vitrine-demo')).status()).toBe(429)
    expect((await enter()).status()).toBe(303)
    await Promise.all([device, stranger].map((one) => one.dispose()))
    await server.stop()
  })
})
