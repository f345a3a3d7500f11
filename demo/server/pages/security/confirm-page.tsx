/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { ownerOfLink } from '../../shop/account/confirmation.ts'
import { messagePage } from '../plain/message.tsx'
import { freshLink, linkPage } from './link-form.tsx'

/** A link that was used or has expired gets a message: 410. */
export async function confirmPage(
  c: ShopContext,
  token = c.req.query('token') ?? '',
  sent = freshLink(),
): Promise<Response> {
  const { db, t } = c.var
  c.header('Cache-Control', 'no-store')
  const owner = await ownerOfLink(db, token)
  if (!owner) return messagePage(c, 410, t('Pages.Reset.Gone'))
  const { id: ownerId, email } = owner
  const texts = {
    title: t('Pages.Confirm.Title'),
    lead: t('Pages.Confirm.Lead', { email }),
    label: t('Pages.Confirm.Confirm'),
  }
  return linkPage(c, { action: pagePath(c, '/security/confirm'), token, ownerId, ...texts }, sent)
}
