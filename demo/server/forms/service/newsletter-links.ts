import { Hono } from 'hono'
import { pagePath, type Shop } from '../../context.ts'
import { textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { confirmNewsletterPage, leaveNewsletterPage } from '../../pages/service/newsletter-links-page.tsx'
import { confirmSubscription, unsubscribe } from '../../shop/service/newsletter.ts'
import { withFields } from '../form.ts'

/** The links of the newsletter's letters, which need no session: POST confirm with Token, POST leave?key=… */
export const newsletterLinkForms = new Hono<Shop>()

newsletterLinkForms.post('/confirm', (c) =>
  withFields(c, async (fields) => {
    const token = textOf(fields, 'Token')
    // The page itself reports that a link was used or has expired.
    if (!(await confirmSubscription(c, token))) return confirmNewsletterPage(c, token)
    leaveFlash(c, { kind: 'success', key: 'Customer.Newsletter.Welcome' })
    return c.redirect(pagePath(c, '/newsletter'), 303)
  }),
)

/** One POST without confirmation and redirect, since mail programs send it too (RFC 8058, 3.1). */
newsletterLinkForms.post('/leave', async (c) => {
  const key = c.req.query('key') ?? ''
  await unsubscribe(c.get('db'), key)
  return leaveNewsletterPage(c, key, true)
})
