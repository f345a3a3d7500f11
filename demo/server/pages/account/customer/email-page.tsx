/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { changeOf } from '../../../shop/customer/email-change.ts'
import { answerPage } from '../../layout/document.tsx'
import { messagePage } from '../../plain/message.tsx'
import { LinkForm } from '../../security/link-form.tsx'

/** Lets the reader of a letter take an e-mail for the account. A link that is used or too old says so: 410. */
export async function emailPage(
  c: ShopContext,
  token = c.req.query('token') ?? '',
  { state, status }: { state: FormState; status: 200 | 422 | 429 } = { state: freshForm(), status: 200 },
): Promise<Response> {
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
      <LinkForm
        c={c}
        action={pagePath(c, '/security/email')}
        token={token}
        ownerId={change.id}
        state={state}
        label={t('Customer.Profile.EmailConfirm')}
      />
    </section>
  )
  return answerPage(c, { title, body }, status)
}
