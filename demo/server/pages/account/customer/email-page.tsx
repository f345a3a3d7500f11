/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { changeOf } from '../../../shop/customer/email-change.ts'
import { answerPage } from '../../layout/document.tsx'
import { messagePage } from '../../plain/message.tsx'

/**
 * Lets the reader of a letter take an e-mail for the account, by a button: programs that look at the links of letters change
 * nothing. A link that is used or too old says so: 410.
 */
export async function emailPage(c: ShopContext, token = c.req.query('token') ?? ''): Promise<Response> {
  const { db, t } = c.var
  c.header('Cache-Control', 'no-store')
  const change = await changeOf(db, token).executeTakeFirst()
  if (!change) return messagePage(c, 410, t('Pages.Reset.Gone'))
  const title = t('Customer.Profile.EmailTitle')
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Customer.Profile.EmailLead', { email: change.email })}</p>
      </header>
      <form method="post" action={pagePath(c, '/security/email')}>
        <input type="hidden" name="Token" value={token} />
        <p class="form-actions">
          <button class="button" type="submit">
            {t('Customer.Profile.EmailConfirm')}
          </button>
        </p>
      </form>
    </section>
  )
  return answerPage(c, { title, body })
}
