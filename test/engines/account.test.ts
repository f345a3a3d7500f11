import { codeNow } from '../harness/shop/codes.ts'
import { test } from './shop.ts'
import { register } from './shopping.ts'
import type { Visitor } from './visitor.ts'

async function signIn(visitor: Visitor, email: string, password: string): Promise<void> {
  const within = 'login-form'
  await visitor.shows(`${within} form`)
  await visitor.fill(within, { Email: email, Password: password })
  await visitor.click(`${within} button[type=submit]`)
}

test('an account is made, left and entered again, with a second factor, and Back leads to where one was', async ({
  visitor,
}) => {
  const { window } = visitor
  await visitor.open('/fr/security/register')
  const { email, password } = await register(visitor)
  await visitor.sees(/\/fr\/account/, /./)
  await visitor.open('/fr/security/twofactorhome')
  await visitor.click('a[href*="twofactor"].button, main a.button')
  await visitor.shows('dialog[open] two-factor')
  await window.type('dialog[open] [name=CurrentPassword]', password)
  await visitor.click('dialog[open] form button[type=submit]')
  await visitor.shows('dialog[open] authenticator-qr svg[data-part=code]')
  const key = (await visitor.text('#two-factor-key')).replaceAll(' ', '')
  await window.type('dialog[open] [name=Code]', codeNow(key))
  await visitor.click('dialog[open] form button[type=submit]')
  await visitor.shows('dialog[open] .recovery-codes')
  await window.press('Escape')
  await visitor.hides('dialog[open]')

  await visitor.post('/fr/security/logoff', {})
  await visitor.open('/fr/pages/sitemap')
  await visitor.click('main a[href$="/account/orders"]')
  await visitor.shows('dialog[open] login-form form')
  await signIn(visitor, email, password)
  await visitor.shows('dialog[open] [name=Code]')
  await window.type('dialog[open] [name=Code]', codeNow(key, 1))
  await visitor.click('dialog[open] login-form button[type=submit]')
  await visitor.sees('/fr/account/orders', /./)
  await visitor.hides('dialog[open]')
  await visitor.toStart()
  await visitor.click('.shop-account a[href*="/fr/account"]')
  await visitor.sees('/fr/account', /./)
  await visitor.reads('main h1', 'Ada')
  await visitor.back()
  await visitor.sees('/fr/account/orders', /./)
})
