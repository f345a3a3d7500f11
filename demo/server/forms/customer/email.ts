import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { emailPage } from '../../pages/account/customer/email-page.tsx'
import { sendLetter } from '../../shop/account/letters.ts'
import { changeEmail, changeOf } from '../../shop/customer/email-change.ts'
import { lettersTo } from '../../shop/customer/profile.ts'
import { withFields } from '../form.ts'
import { proveLink } from '../security/password-proof.ts'

/** POST Token stores the e-mail for the account. Without the customer's session the form also needs CurrentPassword. */
export const emailForms = new Hono<Shop>()

emailForms.post('/email', (c) => withFields(c, (fields) => change(c, fields)))

async function change(c: ShopContext, fields: Fields): Promise<Response> {
  const { customer, db } = c.var
  const token = textOf(fields, 'Token')
  const asked = await changeOf(db, token).executeTakeFirst()
  const refusal = asked && (await proveLink(c, { id: asked.id, email: asked.before }, fields))
  if (refusal) return emailPage(c, token, refusal)
  const outcome = await changeEmail(db, token)
  // The page itself reports that a link was used or has expired.
  if (outcome.state === 'gone') return emailPage(c, token)
  if (outcome.state === 'taken') leaveFlash(c, { kind: 'error', key: 'Pages.Confirm.Taken' })
  else {
    const { id, before, email } = outcome
    const t = await lettersTo(c, id)
    await sendLetter(c, {
      recipient: before,
      subject: t('Customer.Mail.Subject'),
      body: t('Customer.Mail.Changed', { email }),
    })
    leaveFlash(c, { kind: 'success', key: 'Customer.Profile.EmailChanged', values: { email } })
  }
  return c.redirect(pagePath(c, customer ? '/account' : '/security/login'), 303)
}
