/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { ownerOfLink } from '../../shop/account/confirmation.ts'
import { answerPage } from '../layout/document.tsx'
import { messagePage } from '../plain/message.tsx'
import { LinkForm } from './link-form.tsx'

/** Lets the reader of a letter confirm an account's e-mail. A link that is used or too old says so: 410. */
export async function confirmPage(
  c: ShopContext,
  token = c.req.query('token') ?? '',
  { state, status }: { state: FormState; status: 200 | 422 | 429 } = { state: freshForm(), status: 200 },
): Promise<Response> {
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
      <LinkForm
        c={c}
        action={pagePath(c, '/security/confirm')}
        token={token}
        ownerId={owner.id}
        state={state}
        label={t('Pages.Confirm.Confirm')}
      />
    </section>
  )
  return answerPage(c, { title, body }, status)
}
