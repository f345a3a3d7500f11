import { Hono } from 'hono'
import { type Customer, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { isConfirmed } from '../../shop/account/confirmation.ts'
import { subscribe, subscriptionOf, unsubscribe } from '../../shop/service/newsletter.ts'
import { owned } from '../owned.ts'

/** POST Subscribe, `true` or `false`, with a confirmed e-mail. */
export const ownNewsletterForm = new Hono<Shop>()

ownNewsletterForm.post('/newsletter', (c) => owned(choose)(c))

async function choose(c: ShopContext, { id, email }: Customer, fields: Fields): Promise<Response> {
  const { db } = c.var
  if (await isConfirmed(db, id)) {
    if (textOf(fields, 'Subscribe') === 'true') {
      await subscribe(c, email)
      leaveFlash(c, { kind: 'success', key: 'Pages.Newsletter.Thanks' })
    } else {
      const known = await subscriptionOf(db, email)
      if (known) await unsubscribe(db, known.key)
      leaveFlash(c, { kind: 'success', key: 'Customer.Newsletter.Left' })
    }
  }
  return c.redirect(pagePath(c, '/account/choices'), 303)
}
