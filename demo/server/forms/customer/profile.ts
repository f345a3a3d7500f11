import { Hono } from 'hono'
import { type Customer, isCulture, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { profilePage } from '../../pages/account/customer/profile-page.tsx'
import { normalEmail } from '../../shop/account/emails.ts'
import { isName } from '../../shop/account/name.ts'
import { forgetEmailChange, requestEmail } from '../../shop/customer/email-change.ts'
import { profileOf, saveProfile } from '../../shop/customer/profile.ts'
import { checkPassword } from '../../shop/security/change-password.ts'
import { isPhone } from '../checkout/address-rules.ts'
import { isEmail } from '../email.ts'
import { owned } from '../owned.ts'
import { passwordOf } from '../security/password.ts'
import { waitMessage } from '../security/wait.ts'

/**
 * POST FirstName, LastName, PhoneNumber, Culture, Email. A new e-mail needs CurrentPassword and is confirmed by a
 * letter; POST forget cancels it.
 */
export const profileForms = new Hono<Shop>()

profileForms.post('/', (c) => owned(save)(c))
profileForms.post('/forget', (c) => owned(forget)(c))

const longestName = 60
const longestPhone = 30

const names = ['FirstName', 'LastName', 'PhoneNumber', 'Culture', 'Email']

async function save(c: ShopContext, customer: Customer, fields: Fields): Promise<Response> {
  const { db, t } = c.var
  const values = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]))
  const email = normalEmail(textOf(fields, 'Email'))
  const { FirstName: firstName = '', LastName: lastName = '', PhoneNumber: phoneNumber = '', Culture = '' } = values
  const errors = mistakes(c, values)
  const before = await profileOf(db, customer.id)
  const isOther = email !== before.email
  if (Object.keys(errors).length === 0 && isOther) {
    const proof = await checkPassword(c, customer, passwordOf(fields, 'CurrentPassword'))
    if (proof.state === 'too-often') return askToWait(c, customer, values, proof.waitSeconds)
    if (proof.state === 'wrong') errors.CurrentPassword = t('Customer.Profile.PasswordWrong')
  }
  if (Object.keys(errors).length > 0 || !isCulture(Culture)) return profilePage(c, customer, { values, errors }, 422)
  if (isOther && email !== before.waiting) {
    const letter = await requestEmail(c, customer, email)
    if (!letter.isAllowed) return askToWait(c, customer, values, letter.waitSeconds)
  }
  await saveProfile(db, customer, { firstName, lastName, phoneNumber, culture: Culture })
  const key = isOther ? 'Customer.Profile.SavedAndSent' : 'Customer.Profile.Saved'
  if (c.get('isFragment')) return c.json({ Message: t(key, { email }) })
  leaveFlash(c, { kind: 'success', key, values: { email } })
  return c.redirect(pagePath(c, '/account'), 303)
}

async function askToWait(c: ShopContext, customer: Customer, values: Record<string, string>, seconds: number) {
  const message = waitMessage(c, seconds)
  if (c.get('isFragment')) return c.json({ Message: message }, 429)
  return profilePage(c, customer, { values, errors: {}, message }, 429)
}

function mistakes(c: ShopContext, values: Record<string, string>): Record<string, string> {
  const { market, t } = c.var
  const errors: Record<string, string> = {}
  for (const name of ['FirstName', 'LastName']) {
    const text = values[name] ?? ''
    if (text === '') errors[name] = t('Shop.Form.Required')
    else if (text.length > longestName) errors[name] = t('Answers.TooLong', { count: longestName })
    else if (!isName(text)) errors[name] = t('Answers.Letters')
  }
  const { PhoneNumber: phone = '', Culture = '', Email = '' } = values
  if (phone.length > longestPhone || (phone !== '' && !isPhone(phone, market.country))) {
    errors.PhoneNumber = t('Answers.Phone')
  }
  if (!isCulture(Culture)) errors.Culture = t('Answers.Choice')
  if (!isEmail(Email)) errors.Email = t(Email === '' ? 'Shop.Form.Required' : 'Shop.Form.EmailWrong')
  return errors
}

async function forget(c: ShopContext, customer: Customer): Promise<Response> {
  await forgetEmailChange(c.get('db'), customer.id)
  leaveFlash(c, { kind: 'success', key: 'Customer.Profile.Forgotten' })
  return c.redirect(pagePath(c, '/account/profile'), 303)
}
