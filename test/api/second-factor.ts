import type { APIRequestContext } from '@playwright/test'
import { codeNow } from '../harness/shop/codes.ts'
import { expect, password, register } from './shop.ts'

export const home = '/fr/security/twofactorhome'
export const gate = '/fr/security/twofactor'

export const send = (visitor: APIRequestContext, Code: string, ReturnUrl = '') =>
  visitor.post(gate, { form: { Code, ReturnUrl }, maxRedirects: 0 })

export const keyIn = (page: string) =>
  /<code id="two-factor-key">([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
export const codesIn = (page: string) =>
  [...page.matchAll(/<code>([a-z2-9-]{14})<\/code>/g)].map(([, code]) => code ?? '')

/** Creates a customer with two-factor turned on: the present code is used up, and wrong ones are counted. */
export async function withTwoFactor(
  visitor: APIRequestContext,
  email: string,
  { isConfirmed = true } = {},
): Promise<{ key: string; codes: string[] }> {
  await register(visitor, email)
  if (isConfirmed) await confirmEmail(visitor)
  await visitor.post(home, { form: { Step: 'Start', Method: 'app', CurrentPassword: password } })
  const key = keyIn(await (await visitor.get(`${home}?step=app`)).text())
  const taken = await visitor.post(home, { form: { Step: 'Confirm', Code: codeNow(key) } })
  expect(taken.status()).toBe(200)
  return { key, codes: codesIn(await taken.text()) }
}

/** An e-mail that no other test has. */
export const newEmail = (name: string) => `${name}${Date.now()}-${process.pid}@example.com`

export const codeOfLetter = async (visitor: APIRequestContext) =>
  /<p>(\d{6}) est votre code/.exec(await (await visitor.get('/fr/pages/mailbox')).text())?.[1] ?? ''

export async function confirmEmail(visitor: APIRequestContext) {
  const Token = /confirm\?token=([\w-]+)/.exec(await (await visitor.get('/fr/pages/mailbox')).text())?.[1] ?? ''
  await visitor.post('/fr/security/confirm', { form: { Token } })
}
