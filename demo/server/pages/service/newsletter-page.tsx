/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { Field } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'

type NewsletterProps = { c: ShopContext; state?: FormState; part?: string; label?: string }

/** The newsletter's form; `part` keeps ids apart when it is in the footer too, `label` says there what the field is for. */
export function NewsletterForm({ c, state = freshForm(), part = 'newsletter', label }: NewsletterProps) {
  const { t } = c.var
  return (
    <div class="newsletter">
      <ajax-form update={`#${part}-answer`}>
        <form-validator>
          <form method="post" action={pagePath(c, '/newsletter')}>
            <Field
              c={c}
              state={state}
              part={part}
              name="Email"
              label={label ?? t('Shop.Form.Email')}
              type="email"
              autocomplete="email"
              rules={{ email: t('Shop.Form.EmailWrong') }}
            />
            <button class="button" type="submit">
              {t('Pages.Newsletter.Subscribe')}
            </button>
          </form>
        </form-validator>
      </ajax-form>
      <div id={`${part}-answer`} role="status" />
    </div>
  )
}

/** What replaces the answer once the address is kept. */
export const newsletterThanks = (c: ShopContext) => c.html(`${<p>{c.get('t')('Pages.Newsletter.Thanks')}</p>}`)

/** The newsletter's own page: where its form leads without JavaScript. */
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
