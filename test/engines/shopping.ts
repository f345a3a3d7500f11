import type { KeyInput } from 'puppeteer-core'
import type { Visitor } from './visitor.ts'

export const newcomer = () => ({ email: `visitor-${crypto.randomUUID()}@example.com`, password: 'a long password' })

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

/** The height of the provider's frame. The frame is of another origin, so that nothing else of its content is known. */
const heightOfFrame = (visitor: Visitor) =>
  visitor.window.evaluate(() => document.querySelector<HTMLElement>('card-payment iframe')?.offsetHeight ?? 0)

/** Pays what the checkout asks for by card, with the bank's second step: all fields of the frame are reached by Tab. */
export async function payByCard(visitor: Visitor): Promise<void> {
  const { window } = visitor
  const holder = 'card-payment [data-part=holder]'
  await visitor.click('[name=PaymentMethod][value=Card]')
  await visitor.shows('card-payment iframe')
  await window.until(() => (document.querySelector<HTMLElement>('card-payment iframe')?.offsetHeight ?? 0) > 150)
  await window.type(holder, 'Ada Lovelace')
  for (const text of ['4000000000003220', '1230', '123']) await window.press('Tab', ...([...text] as KeyInput[]))
  const height = await heightOfFrame(visitor)
  await visitor.click('.checkout-place button')
  const isAnother = (before: number) =>
    document.querySelector<HTMLElement>('card-payment iframe')?.offsetHeight !== before
  await window.until(isAnother, height)
  await window.focus(holder)
  await window.press('Tab', ...([...'123456'] as KeyInput[]), 'Enter')
  await visitor.sees(/\/checkout\/confirmation\/\d+/, /./)
  await visitor.reads('main', 'Payée le')
}
