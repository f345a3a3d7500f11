import { Hono } from 'hono'
import { type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { newsletterPage, newsletterThanks } from '../../pages/service/newsletter-page.tsx'
import { subscribe } from '../../shop/service/newsletter.ts'
import { isEmail } from '../email.ts'
import { withFields } from '../form.ts'

/** POST Email. A subscribed address gets the same message as a new one. */
export const newsletterForm = new Hono<Shop>()

newsletterForm.post('/', (c) => withFields(c, (fields) => takeAddress(c, fields)))

async function takeAddress(c: ShopContext, fields: Fields): Promise<Response> {
  const { isFragment, t } = c.var
  const email = textOf(fields, 'Email')
  if (!isEmail(email)) {
    const message = t(email === '' ? 'Shop.Form.Required' : 'Shop.Form.EmailWrong')
    if (isFragment) return c.json({ Message: message, Errors: { Email: message } }, 422)
    const state: FormState = { values: { Email: email }, errors: { Email: message } }
    return newsletterPage(c, state, 422)
  }
  await subscribe(c, email)
  if (isFragment) return newsletterThanks(c)
  leaveFlash(c, { kind: 'success', key: 'Pages.Newsletter.Thanks' })
  return c.redirect(pagePath(c, '/newsletter'), 303)
}
