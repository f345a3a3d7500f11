import type { APIRequestContext } from '@playwright/test'
import { codeNow } from '../harness/shop/codes.ts'
import { byName, softDevice } from './passkey.ts'
import { codesIn, confirmEmail, home, keyIn, newEmail, withTwoFactor } from './second-factor.ts'
import { expect, password, register, test } from './shop.ts'

const passkeys = '/fr/security/passkeys'

/** The letters about the safety of an account that a visitor has caused, the newest first. */
const lettersOf = async (visitor: APIRequestContext) =>
  [...(await (await visitor.get('/fr/pages/mailbox')).text()).matchAll(/<p>([^<]*Si ce n’était pas vous[^<]*)<\/p>/g)]
    .map(([, text = '']) => text)
    .map((text) => text.slice(0, text.indexOf('.')))

const handleIn = async (visitor: APIRequestContext) =>
  /\?remove=([\da-f-]{36})/.exec(await (await visitor.get(passkeys)).text())?.[1] ?? ''

test.describe('an open session alone', () => {
  test('turns the second step neither on nor off', { tag: '@engine' }, async ({ visitor }) => {
    const [here, other] = [await visitor(), await visitor()]
    await register(here, newEmail('on'))
    for (const Method of ['app', 'email', 'passkey']) {
      for (const more of [undefined, { CurrentPassword: 'a guess of it' }]) {
        const refused = await here.post(home, { form: { Step: 'Start', Method, ...more } })
        expect(refused.status(), Method).toBe(422)
        expect(await refused.text()).toMatch(/data-valmsg-for="CurrentPassword"[^>]*>\S/)
      }
    }
    expect(keyIn(await (await here.get(`${home}?step=app`)).text())).toBe('')
    await withTwoFactor(other, newEmail('off'))
    for (const Step of ['Stop', 'Codes']) {
      for (const Code of ['', '000000']) {
        const refused = await other.post(home, { form: { Step, Code, CurrentPassword: password } })
        expect(refused.status(), Step).toBe(422)
      }
    }
  })

  test('neither adds a passkey nor removes one', { tag: '@engine' }, async ({ visitor, shop }) => {
    const [here, thief] = [await visitor(byName(shop.url)), await visitor(byName(shop.url))]
    await register(here, newEmail('keys'))
    const add = { Name: 'Portable', CurrentPassword: 'a guess of it' }
    const headers = { 'X-Page-Target': 'passkey' }
    expect((await here.post(`${passkeys}/add`, { form: add, headers })).status()).toBe(422)
    const device = softDevice(shop.url)
    await device.add(here)
    const Handle = await handleIn(here)
    expect(await (await here.get(`${passkeys}?remove=${Handle}`)).text()).toContain('Retirer « Portable »')
    for (const more of [undefined, { CurrentPassword: 'a guess of it' }]) {
      const refused = await here.post(`${passkeys}/remove`, { form: { Handle, ...more } })
      expect([refused.status(), await refused.text()]).toEqual([422, expect.stringContaining('Retirer « Portable »')])
    }
    await register(thief, newEmail('thief'))
    const proof = { Handle, CurrentPassword: password }
    expect((await thief.post(`${passkeys}/remove`, { form: proof })).status()).toBe(404)
    expect((await device.use(await visitor(byName(shop.url)))).status()).toBe(303)
    expect((await here.post(`${passkeys}/remove`, { form: proof, maxRedirects: 0 })).status()).toBe(303)
    expect((await device.use(await visitor(byName(shop.url)))).status()).toBe(422)
  })
})

test('its owner is notified of each change of the second step, of the codes and of the passkeys', async ({
  visitor,
  shop,
}) => {
  const someone = await visitor(byName(shop.url))
  const { key, codes } = await withTwoFactor(someone, newEmail('letters'))
  expect(await lettersOf(someone)).toEqual(['La connexion à votre compte demande maintenant une deuxième étape'])
  const made = await someone.post(home, { form: { Step: 'Codes', Code: codeNow(key, 1) } })
  const fresh = codesIn(await made.text())
  expect(fresh).toHaveLength(10)
  expect(codes).toHaveLength(10)
  await softDevice(shop.url).add(someone)
  const removal = { Handle: await handleIn(someone), CurrentPassword: password }
  await someone.post(`${passkeys}/remove`, { form: removal })
  await someone.post(home, { form: { Step: 'Stop', Code: fresh[0] ?? '' } })
  expect(await lettersOf(someone)).toEqual([
    'La connexion à votre compte ne demande plus de deuxième étape',
    'Une clé d’accès a été retirée de votre compte',
    'Une clé d’accès a été ajoutée à votre compte',
    'De nouveaux codes de secours ont été créés pour votre compte ; ceux d’avant ne valent plus rien',
    'La connexion à votre compte demande maintenant une deuxième étape',
  ])
})

test('a passkey becomes the second step after the password', async ({ visitor, shop }) => {
  const someone = await visitor(byName(shop.url))
  await register(someone, newEmail('step'))
  await confirmEmail(someone)
  await softDevice(shop.url).add(someone)
  const form = { Step: 'Start', Method: 'passkey', CurrentPassword: password }
  expect(codesIn(await (await someone.post(home, { form })).text())).toHaveLength(10)
})
