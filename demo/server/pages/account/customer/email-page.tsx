/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { changeOf } from '../../../shop/customer/email-change.ts'
import { messagePage } from '../../plain/message.tsx'
import { freshLink, linkPage } from '../../security/link-form.tsx'

/** A link that was used or has expired gets a message: 410. */
export async function emailPage(
  c: ShopContext,
  token = c.req.query('token') ?? '',
  sent = freshLink(),
): Promise<Response> {
  const { db, t } = c.var
  c.header('Cache-Control', 'no-store')
  const change = await changeOf(db, token).executeTakeFirst()
  if (!change) return messagePage(c, 410, t('Pages.Reset.Gone'))
  const { id: ownerId, email } = change
  const texts = {
    title: t('Customer.Profile.EmailTitle'),
    lead: t('Customer.Profile.EmailLead', { email }),
    label: t('Customer.Profile.EmailConfirm'),
  }
  return linkPage(c, { action: pagePath(c, '/security/email'), token, ownerId, ...texts }, sent)
}
