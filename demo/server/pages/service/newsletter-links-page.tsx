/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { pagePath, type ShopContext } from '../../context.ts'
import { isSubscribed, waitingSubscriber } from '../../shop/service/newsletter.ts'
import { answerPage } from '../layout/document.tsx'
import { withQuery } from '../layout/links.ts'
import { messagePage } from '../plain/message.tsx'

function Question({ title, lead, children }: { title: string; lead: string; children?: Child }) {
  return (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
      </header>
      {children}
    </section>
  )
}

/**
 * Lets the reader of a letter subscribe to the newsletter by a button. A link that was used or has expired gets a
 * message: 410.
 */
export async function confirmNewsletterPage(c: ShopContext, token = c.req.query('token') ?? ''): Promise<Response> {
  const { db, t } = c.var
  c.header('Cache-Control', 'no-store')
  const subscriber = await waitingSubscriber(db, token)
  if (!subscriber) return messagePage(c, 410, t('Pages.Reset.Gone'))
  const title = t('Pages.Newsletter.Title')
  const body = (
    <Question title={title} lead={t('Customer.Newsletter.ConfirmLead', { email: subscriber.email })}>
      <form method="post" action={pagePath(c, '/newsletter/confirm')}>
        <input type="hidden" name="Token" value={token} />
        <p class="form-actions">
          <button class="button" type="submit">
            {t('Customer.Newsletter.Confirm')}
          </button>
        </p>
      </form>
    </Question>
  )
  return answerPage(c, { title, body })
}

/**
 * Lets the reader of a letter unsubscribe by a button; `isDone`: they have. It shows no name, since links are passed
 * on.
 */
export async function leaveNewsletterPage(
  c: ShopContext,
  key = c.req.query('key') ?? '',
  isDone = false,
): Promise<Response> {
  const { db, t } = c.var
  c.header('Cache-Control', 'no-store')
  const isOn = !isDone && (await isSubscribed(db, key))
  const title = t('Customer.Newsletter.LeaveTitle')
  const body = (
    <Question title={title} lead={t(`Customer.Newsletter.${isOn ? 'LeaveLead' : 'Left'}`)}>
      {isOn ? (
        <form method="post" action={withQuery(pagePath(c, '/newsletter/leave'), { key })}>
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Customer.Newsletter.Leave')}
            </button>
          </p>
        </form>
      ) : (
        <p>
          <a href={pagePath(c, '/newsletter')}>{t('Pages.Newsletter.Title')}</a>
        </p>
      )}
    </Question>
  )
  return answerPage(c, { title, body })
}
