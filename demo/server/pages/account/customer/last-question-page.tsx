/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { answerPage } from '../../layout/document.tsx'

/** Asks for confirmation before an account is deleted, since that cannot be undone. */
export function lastQuestionPage(c: ShopContext, token: string): Promise<Response> {
  const { t } = c.var
  const title = t('Customer.Data.LastTitle')
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Customer.Data.LastLead')}</p>
      </header>
      <form method="post" action={pagePath(c, '/account/data/delete/confirm')}>
        <input type="hidden" name="Token" value={token} />
        <p class="form-actions">
          <a class="button" href={pagePath(c, '/account')}>
            {t('Customer.Data.Keep')}
          </a>
        </p>
        <p>
          <button class="button" data-quiet type="submit">
            {t('Customer.Data.DeleteNow')}
          </button>
        </p>
      </form>
    </section>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body })
}
