/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { lettersOf } from '../../shop/account/letters.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate } from '../layout/format.ts'
import { notFoundPage } from '../plain/not-found.ts'

/** The letters that the demo has written because of this visitor, in place of e-mails. */
export async function mailboxPage(c: ShopContext): Promise<Response> {
  const { culture, hasMailbox, t } = c.var
  if (!hasMailbox) return notFoundPage(c)
  const letters = await lettersOf(c)
  const title = t('Pages.Mail.Title')
  const body = (
    <section class="medium">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="alert">{t('Pages.Mail.Lead')}</p>
      </header>
      {letters.length === 0 && <p>{t('Pages.Mail.None')}</p>}
      {letters.map((letter) => (
        <article class="letter">
          <p class="overline">
            {longDate(letter.createdAt, culture)} · {t('Pages.Mail.To', { email: letter.recipient })}
          </p>
          <h2>{letter.subject}</h2>
          <p>{letter.body}</p>
          {letter.headers && <pre class="letter-headers">{letter.headers}</pre>}
          {letter.link && (
            <p>
              <a href={letter.link}>{t('Pages.Mail.Open')}</a>
            </p>
          )}
        </article>
      ))}
    </section>
  )
  c.header('Cache-Control', 'no-store')
  return answerPage(c, { title, body })
}
