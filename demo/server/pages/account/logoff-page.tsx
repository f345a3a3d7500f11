/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'

/** A link on another site can open this page, but cannot press its button. */
export const logoffPage = (c: ShopContext): Promise<Response> => {
  const { t } = c.var
  return answerPage(c, {
    title: t('Shop.Account.LogOff'),
    body: (
      <section class="narrow">
        <header class="page-head">
          <h1>{t('Shop.Account.LogOff')}</h1>
          <p>{t('Shop.Account.LogOffText')}</p>
        </header>
        <form method="post" action={pagePath(c, '/security/logoff')}>
          <button class="button" type="submit">
            {t('Shop.Account.LogOff')}
          </button>
        </form>
      </section>
    ),
  })
}
