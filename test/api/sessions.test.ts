import type { APIRequestContext } from '@playwright/test'
import { expect, register, signIn, test } from './shop.ts'

const SESSIONS = '/fr/account/sessions'
const agent = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  hostile: '"><img src=x onerror=alert(1)>',
}

const newEmail = (name: string) => `${name}${Date.now()}-${process.pid}@example.com`
const isIn = async (visitor: APIRequestContext) => (await visitor.get('/fr/account')).status() === 200
const page = async (visitor: APIRequestContext, path = SESSIONS) => (await visitor.get(path)).text()
const handlesIn = (html: string) =>
  [...html.matchAll(/name="Handle" value="([^"]+)"/g)].map(([, handle]) => handle ?? '')
const end = (visitor: APIRequestContext, Handle: string) =>
  visitor.post(`${SESSIONS}/end`, { form: { Handle }, maxRedirects: 0 })
const enterBy = async (visitor: APIRequestContext, email: string, userAgent: string) =>
  visitor.post('/fr/security/login', {
    form: { Email: email, Password: 'a good password' },
    headers: { 'User-Agent': userAgent },
    maxRedirects: 0,
  })

test.describe('sessions', () => {
  test('are listed by device, this one marked, and ended one by one', async ({ visitor }) => {
    const email = newEmail('sessions')
    const [here, office, phone] = [await visitor(), await visitor(), await visitor()]
    await register(here, email)
    await enterBy(office, email, agent.firefox)
    await enterBy(phone, email, agent.safari)
    const html = await page(here)
    for (const text of ['Firefox sur Windows', 'Safari sur iPhone', 'cet appareil']) expect(html).toContain(text)
    expect(html.match(/class="device-here"/g)).toHaveLength(1)
    // The present one is first, and has no button.
    expect(html.indexOf('device-here')).toBeLessThan(html.indexOf('Safari'))
    const handles = handlesIn(html)
    expect(handles).toHaveLength(2)
    // The newest of the others is the telephone.
    expect((await end(here, handles[0] ?? '')).status()).toBe(303)
    expect([await isIn(here), await isIn(office), await isIn(phone)]).toEqual([true, true, false])
    expect((await end(here, handles[0] ?? '')).status()).toBe(404)
    await here.post(`${SESSIONS}/endothers`)
    expect([await isIn(here), await isIn(office)]).toEqual([true, false])
    const kinds = [...(await page(here, '/fr/account/activity')).matchAll(/<tr data-kind="([\w-]+)"/g)].map(
      ([, kind]) => kind,
    )
    expect(kinds.slice(0, 2)).toEqual(['sessions-ended', 'session-ended'])
  })

  test('of another customer cannot be ended, nor seen', async ({ visitor }) => {
    const [mine, other] = [newEmail('mine'), newEmail('other')]
    const [one, again, thief] = [await visitor(), await visitor(), await visitor()]
    await register(one, mine)
    await signIn(again, mine)
    await register(thief, other)
    const [handle = ''] = handlesIn(await page(one))
    for (const wrong of [handle, '', 'x', '00000000-0000-0000-0000-000000000000', "' or 1=1"]) {
      expect((await end(thief, wrong)).status(), wrong).toBe(404)
      const forget = await thief.post(`${SESSIONS}/forget`, { form: { Handle: wrong }, maxRedirects: 0 })
      expect(forget.status(), wrong).toBe(404)
    }
    expect([await isIn(one), await isIn(again)]).toEqual([true, true])
    expect(handlesIn(await page(thief))).toEqual([])
    const { request } = { request: await visitor() }
    for (const path of [SESSIONS, '/fr/account/activity']) expect((await request.get(path)).status()).toBe(401)
    expect((await end(request, handle)).status()).toBe(401)
  })

  test('print hostile names of browsers as text, and no token', async ({ visitor }) => {
    const email = newEmail('hostile')
    const here = await visitor()
    await register(here, email)
    await enterBy(await visitor(), email, agent.hostile)
    for (const path of [SESSIONS, '/fr/account/activity']) {
      const html = await page(here, path)
      expect(html).not.toContain('<img src=x')
      for (const { value } of (await here.storageState()).cookies) expect(html).not.toContain(value)
    }
    expect(await page(here)).toContain('Appareil inconnu')
  })
})

test.describe('recent activity', () => {
  test('has what happened to the account, the newest first, and nothing of another', async ({ visitor }) => {
    const email = newEmail('activity')
    const here = await visitor()
    await register(here, email)
    await signIn(await visitor(), email, 'a wrong one')
    await signIn(await visitor(), `x${email}`, 'a wrong one')
    await here.post('/fr/security/logoff')
    await signIn(here, email)
    const html = await page(here, '/fr/account/activity')
    const kinds = [...html.matchAll(/<tr data-kind="([\w-]+)"/g)].map(([, kind]) => kind)
    expect(kinds).toEqual(['signed-in', 'signed-off', 'sign-in-refused', 'registered', 'signed-in'])
    expect(html).toContain('127.0.0.1')
    expect(html).not.toContain('a wrong one')
    expect(html).not.toMatch(/Pages\.Activity\.Kinds/)
  })

  test('says that somebody was limited, once', async ({ visitor }) => {
    const email = newEmail('limited')
    const here = await visitor()
    await register(here, email)
    const guesser = await visitor()
    for (let guess = 0; guess < 8; guess += 1) await signIn(guesser, email, `guess ${guess}`)
    const html = await page(here, '/fr/account/activity')
    expect(html.match(/data-kind="sign-in-limited"/g)).toHaveLength(1)
    // The registration was the first try.
    expect(html.match(/data-kind="sign-in-refused"/g)).toHaveLength(4)
  })
})
