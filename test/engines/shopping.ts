import { codeOf, fromBase32, stepOf } from '../../demo/server/security/totp.ts'
import type { Visitor } from './visitor.ts'

/** A person whom the shop does not know yet. */
export const newcomer = () => ({ email: `visitor-${crypto.randomUUID()}@example.com`, password: 'a long password' })

/** Registers by the form of the page that is open. */
export async function register(visitor: Visitor): Promise<{ email: string; password: string }> {
  const { email, password } = newcomer()
  await visitor.shows('register-form form')
  await visitor.fill('register-form', {
    ...{ FirstName: 'Ada', LastName: 'Lovelace', Email: email, Password: password, RepeatPassword: password },
  })
  await visitor.click('register-form [name=Terms][type=checkbox]')
  await visitor.click('register-form button[type=submit]')
  return { email, password }
}

/** Types a card in the provider's frame: its name first, then by Tab into the frame. */
export async function typeCard(visitor: Visitor, number: string): Promise<void> {
  await visitor.shows('card-payment iframe')
  await visitor.window.click('card-payment iframe')
  for (const text of [number, '1230', '123']) await visitor.window.press(...(text.split('') as '1'[]), 'Tab')
}

/** The code that an authenticator shows now, or some steps of 30 s before. */
export const codeNow = (key: string, shift = 0): string => codeOf(fromBase32(key), stepOf(Date.now()) + shift)
