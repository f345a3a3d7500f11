/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'

const chapters = ['Order', 'Price', 'Delivery', 'Return', 'Breakage', 'Data']

/** The terms of sale; also opened in a modal, without the breadcrumb. */
export function termsPage(c: ShopContext): Promise<Response> {
  const t = c.get('t')
  return answerPage(c, {
    title: t('Shop.Terms.Title'),
    description: t('Shop.Terms.Intro'),
    canonical: '/pages/terms',
    body: (
      <>
        {!c.get('isFragment') && <Trail c={c} steps={[]} here={t('Shop.Terms.Title')} />}
        <article class="prose">
          {!c.get('isFragment') && (
            <header class="page-head">
              <h1>{t('Shop.Terms.Title')}</h1>
            </header>
          )}
          <p class="lead">{t('Shop.Terms.Intro')}</p>
          {chapters.map((chapter) => (
            <section>
              <h2>{t(`Shop.Terms.${chapter}`)}</h2>
              <p>{t(`Shop.Terms.${chapter}Text`)}</p>
            </section>
          ))}
        </article>
      </>
    ),
  })
}
