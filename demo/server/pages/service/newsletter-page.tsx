/** @jsxImportSource hono/jsx */
import type { FormState, ShopContext } from '../../context.ts'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Replaces the form once the address is stored. */
export const newsletterThanks = (c: ShopContext) => c.html(`${<p>{c.get('t')('Pages.Newsletter.Thanks')}</p>}`)

/** The newsletter's own page: the result of its form without JavaScript. */
export function newsletterPage(c: ShopContext, state?: FormState, status: 200 | 422 = 200): Promise<Response> {
  const { t } = c.var
  const title = t('Pages.Newsletter.Title')
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <section class="narrow">
        <header class="page-head">
          <h1>{title}</h1>
          <p class="lead">{t('Pages.Newsletter.Lead')}</p>
        </header>
        <NewsletterForm c={c} {...(state && { state })} />
      </section>
    </>
  )
  return answerPage(c, { title, description: t('Pages.Newsletter.Lead'), canonical: '/newsletter', body }, status)
}
