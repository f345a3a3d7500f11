import type { APIRequestContext } from '@playwright/test'
import { home, newEmail } from './second-factor.ts'
import { expect, password, register, registration, signIn, test } from './shop.ts'

const wrong = 'a guess of the password'

const forms: Record<string, (visitor: APIRequestContext, email: string, word: string) => Promise<number>> = {
  login: async (visitor, email, word) => (await signIn(visitor, email, word)).status(),
  register: async (visitor, email, word) =>
    (
      await visitor.post('/fr/security/register', {
        form: registration(email, { Password: word, RepeatPassword: word }),
        maxRedirects: 0,
      })
    ).status(),
  change: (visitor, _, word) =>
    post(visitor, '/fr/security/changepassword', {
      ...{ CurrentPassword: word, Password: 'another good password', RepeatPassword: 'another good password' },
    }),
  twoFactor: (visitor, _, word) => post(visitor, home, { Step: 'Start', Method: 'app', CurrentPassword: word }),
  export: (visitor, _, word) => post(visitor, '/fr/account/data/export', { CurrentPassword: word }),
  delete: (visitor, _, word) => post(visitor, '/fr/account/data/delete', { CurrentPassword: word }),
  profile: (visitor, _, word) =>
    post(visitor, '/fr/account/profile', {
      ...{ FirstName: 'Ada', LastName: 'Test', PhoneNumber: '', Culture: 'fr', CurrentPassword: word },
      Email: newEmail('other'),
    }),
}

const post = async (visitor: APIRequestContext, path: string, form: Record<string, string>) =>
  (await visitor.post(path, { form, maxRedirects: 0 })).status()

test.describe('one counter', () => {
  for (const [name, guess] of Object.entries(forms)) {
    test(`of guesses counts those by ${name}, and refuses there after guesses by others`, async ({ visitor }) => {
      const [here, other] = [newEmail('here'), newEmail('other')]
      const [one, two, guesser] = [await visitor(), await visitor(), await visitor()]
      await register(one, here)
      await register(two, other)
      // The registration was the first try.
      const who = name === 'login' || name === 'register' ? guesser : one
      for (let index = 0; index < 4; index += 1) {
        expect(await guess(who, here, `${wrong} ${index}`)).toBe(name === 'register' ? 303 : 422)
      }
      expect((await signIn(await visitor(), here)).status()).toBe(429)
      for (let index = 0; index < 4; index += 1) await signIn(await visitor(), other, wrong)
      expect(await guess(name === 'login' || name === 'register' ? guesser : two, other, password)).toBe(429)
    })
  }

  test('of letters counts those of all forms', { tag: '@engine' }, async ({ visitor }) => {
    const email = newEmail('flooded')
    const someone = await visitor()
    await register(someone, email)
    const contact = { Name: 'Ada', Email: email, Subject: 'order', Message: 'Bonjour' }
    const withdrawal = { Number: '123', Name: 'Ada', Email: email, Part: '' }
    for (let round = 0; round < 4; round += 1) {
      await someone.post('/fr/security/forgot', { form: { Email: email } })
      await someone.post('/fr/newsletter', { form: { Email: email.toUpperCase() } })
      await someone.post('/fr/contact', { form: contact })
      await someone.post('/fr/sales/withdrawal/confirm', { form: { ...withdrawal, Key: crypto.randomUUID() } })
    }
    const letters = await (await someone.get('/fr/pages/mailbox')).text()
    expect(letters.match(/class="letter"/g)).toHaveLength(10)
    const again = await someone.post('/fr/security/forgot', { form: { Email: email } })
    expect([again.status(), Number(again.headers()['retry-after']) > 0]).toEqual([429, true])
    expect(await (await someone.post('/fr/security/confirm', { form: {} })).text()).toContain('Trop d’essais')
    const wanted = { FirstName: 'Ada', LastName: 'Test', PhoneNumber: '', Culture: 'fr', Email: email }
    const other = await visitor()
    await register(other, newEmail('elsewhere'))
    expect(await post(other, '/fr/account/profile', { ...wanted, CurrentPassword: password })).toBe(429)
    // Necessary letters are sent nevertheless.
    const form = { CurrentPassword: password, Password: 'another good one', RepeatPassword: 'another good one' }
    await someone.post('/fr/security/changepassword', { form })
    expect(await (await someone.get('/fr/pages/mailbox')).text()).toContain('vient de changer')
  })
})
