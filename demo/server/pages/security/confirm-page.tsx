/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { ownerOfLink } from '../../shop/account/confirmation.ts'
import { answerPage } from '../layout/document.tsx'
import { messagePage } from '../plain/message.tsx'

/**
 * Lets the reader of a letter confirm an account's e-mail, by a button: programs that look at the links of letters confirm
 * nothing. A link that is used or too old says so: 410.
 */
export async function confirmPage(c: ShopContext, token = c.req.query('token') ?? ''): Promise<Response> {
  const { db, t } = c.var
  c.header('Cache-Control', 'no-store')
  const owner = await ownerOfLink(db, token)
  if (!owner) return messagePage(c, 410, t('Pages.Reset.Gone'))
  const title = t('Pages.Confirm.Title')
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Pages.Confirm.Lead', { email: owner.email })}</p>
      </header>
      <form method="post" action={pagePath(c, '/security/confirm')}>
        <input type="hidden" name="Token" value={token} />
        <p class="form-actions">
          <button class="button" type="submit">
            {t('Pages.Confirm.Confirm')}
          </button>
        </p>
      </form>
    </section>
  )
  return answerPage(c, { title, body })
}
