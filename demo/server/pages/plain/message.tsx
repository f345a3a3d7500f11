/** @jsxImportSource hono/jsx */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { pagePath, type ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'

/** A short page with a message and further links. `title` defaults to the message. */
export function messagePage(c: ShopContext, status: ContentfulStatusCode, text: string, title = text) {
  const t = c.get('t')
  return answerPage(
    c,
    {
      title,
      body: (
        <section class="page-head">
          <p class="overline">{status}</p>
          <h1>{title}</h1>
          {title !== text && <p class="lead">{text}</p>}
          <p class="hero-links">
            <a class="button" href={pagePath(c, '/catalog')}>
              {t('Shop.List.SeeAll')}
            </a>
            <a class="button" data-quiet href={pagePath(c, '/')}>
              {t('Shop.Frame.Home')}
            </a>
          </p>
        </section>
      ),
    },
    status,
  )
}
