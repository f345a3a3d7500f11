/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../../context.ts'
import { consentOf } from '../../../shop/customer/consent.ts'
import { profileOf } from '../../../shop/customer/profile.ts'
import { subscriptionOf } from '../../../shop/service/newsletter.ts'
import { answerPage } from '../../layout/document.tsx'
import { longDate, momentText } from '../../layout/format.ts'
import { AccountTrail } from '../../layout/trail.tsx'

type Subscription = Awaited<ReturnType<typeof subscriptionOf>>

type NewsletterProps = { c: ShopContext; email: string; isConfirmed: boolean; known: Subscription }

function Newsletter({ c, email, isConfirmed, known }: NewsletterProps) {
  const { culture, t } = c.var
  const isOn = Boolean(known?.confirmedAt)
  const state = known?.confirmedAt
    ? t('Customer.Newsletter.On', { day: longDate(known.confirmedAt, culture) })
    : t(`Customer.Newsletter.${known ? 'Waiting' : 'Off'}`)
  return (
    <section class="account-part" aria-labelledby="newsletter">
      <h2 id="newsletter">{t('Pages.Newsletter.Title')}</h2>
      <p>{t('Pages.Newsletter.Lead')}</p>
      {isConfirmed ? (
        <form method="post" action={pagePath(c, '/account/newsletter')}>
          <p>
            <strong>{state}</strong>
          </p>
          <input type="hidden" name="Subscribe" value={String(!isOn)} />
          <button class="button" data-quiet={isOn || undefined} type="submit">
            {t(isOn ? 'Customer.Newsletter.Leave' : 'Pages.Newsletter.Subscribe')}
            <span class="hidden-text"> ({email})</span>
          </button>
        </form>
      ) : (
        <p class="alert">{t('Pages.Confirm.Open')}</p>
      )}
    </section>
  )
}

type Choices = Awaited<ReturnType<typeof consentOf>>
const categories = ['Preferences', 'Statistics', 'Marketing'] as const

function Consent({ c, choices }: { c: ShopContext; choices: Choices }) {
  const { culture, t } = c.var
  const allowed = (choice: Choices[number]) => {
    const names = categories.filter((name) => choice[name.toLowerCase() as Lowercase<typeof name>])
    return names.length === 0
      ? t('Customer.Choices.Nothing')
      : names.map((name) => t(`Pages.Cookies.${name}`)).join(', ')
  }
  return (
    <section class="account-part" aria-labelledby="cookies">
      <h2 id="cookies">{t('Customer.Choices.Cookies')}</h2>
      <consent-status>
        <a href={pagePath(c, '/pages/cookies')}>{t('Pages.Cookies.Title')}</a>
      </consent-status>
      {choices.length === 0 ? (
        <p>{t('Customer.Choices.None')}</p>
      ) : (
        <table class="lines">
          <caption class="hidden-text">{t('Customer.Choices.Cookies')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Customer.Choices.When')}</th>
              <th scope="col">{t('Customer.Choices.What')}</th>
            </tr>
          </thead>
          <tbody>
            {choices.map((choice) => (
              <tr>
                <th scope="row">{momentText(choice.seenAt, culture)}</th>
                <td>{allowed(choice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

export async function choicesPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { db, t } = c.var
  const { isConfirmed, email } = await profileOf(db, customer.id)
  const known = isConfirmed ? await subscriptionOf(db, email) : undefined
  const choices = await consentOf(db, customer.id)
  const title = t('Customer.Choices.Title')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <section class="medium">
        <header class="page-head">
          <h1>{title}</h1>
        </header>
        <Newsletter c={c} email={email} isConfirmed={isConfirmed} known={known} />
        <Consent c={c} choices={choices} />
      </section>
    </>
  )
  return answerPage(c, { title, body })
}
