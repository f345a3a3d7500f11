/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { Culture, ShopContext } from '../server/context.ts'
import { translator } from '../server/culture/strings.ts'
import { money } from '../server/pages/layout/format.ts'
import type { CardField } from './cards.ts'
import type { Authorisation, Payment } from './payments.ts'

type FrameProps = { c: ShopContext; culture: Culture }

const fields = {
  number: { name: 'Number', autocomplete: 'cc-number', most: 24, example: '4242 4242 4242 4242' },
  expiry: { name: 'Expiry', autocomplete: 'cc-exp', most: 7, example: '12 / 30' },
  code: { name: 'Code', autocomplete: 'cc-csc', most: 4, example: '123' },
} as const

function CardFields({ culture, wrong = [] }: { culture: Culture; wrong?: CardField[] | undefined }) {
  const t = translator(culture)
  return (
    <div class="fields">
      {Object.entries(fields).map(([field, { name, autocomplete, most, example }]) => {
        const isWrong = wrong.includes(field as CardField)
        return (
          <p class={`field ${field}`}>
            <label for={field}>{t(`Card.Fields.${field}`)}</label>
            <input
              id={field}
              name={name}
              autocomplete={autocomplete}
              inputmode="numeric"
              maxlength={most}
              placeholder={example}
              required
              aria-describedby={`${field}-message`}
              aria-invalid={isWrong ? 'true' : undefined}
            />
            <span id={`${field}-message`} class="message" data-text={t(`Card.Wrong.${field}`)}>
              {isWrong && t(`Card.Wrong.${field}`)}
            </span>
          </p>
        )
      })}
    </div>
  )
}

function StepField({ culture }: { culture: Culture }) {
  const t = translator(culture)
  return (
    <p class="field">
      <label for="step">{t('Card.Step')}</label>
      <input id="step" name="Step" autocomplete="one-time-code" inputmode="numeric" maxlength={8} required />
    </p>
  )
}

function Page({ c, culture, kind, children }: FrameProps & { kind: string; children: Child }) {
  const assets = `${c.var.app}/pay/assets`
  return (
    <html lang={culture}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{translator(culture)('Card.Title')}</title>
        <link rel="stylesheet" href={`${assets}/card.css`} />
        {kind === 'frame' && <script src={`${assets}/frame.js`} defer />}
      </head>
      <body class={kind}>{children}</body>
    </html>
  )
}

const said: Authorisation[] = ['refused', 'funds', 'timeout']

/**
 * The page in the frame, which an adapter adds to the shop's page in a sandbox. Its script accepts requests from that
 * page alone, asks the provider, and sends the adapter only the outcome.
 */
export function FramePage({ c, culture }: FrameProps) {
  const t = translator(culture)
  return (
    <Page c={c} culture={culture} kind="frame">
      <form id="card" novalidate data-calls={`${c.var.app}/pay`} data-shop={new URL(c.var.site).origin}>
        <CardFields culture={culture} />
      </form>
      <form id="bank" hidden novalidate>
        <p>
          <strong>{t('Card.Bank')}</strong>
          <br />
          {t('Card.StepText')}
        </p>
        <StepField culture={culture} />
        <p>
          <button type="submit">{t('Card.Confirm')}</button>
        </p>
      </form>
      <div id="texts" hidden data-lost={t('Card.Outcomes.lost')}>
        {said.map((outcome) => (
          <span data-outcome={outcome}>{t(`Card.Outcomes.${outcome}`)}</span>
        ))}
      </div>
    </Page>
  )
}

export type HostedProps = FrameProps & {
  payment: Payment
  back: string
  wrong?: CardField[]
  message?: Authorisation
}

/** The page for paying without JavaScript, when there is no frame. */
export function HostedPage({ c, culture, payment, back, wrong, message }: HostedProps) {
  const t = translator(culture)
  const amount = money(payment.amount, culture, payment.currency)
  const isStep = payment.state === 'step'
  return (
    <Page c={c} culture={culture} kind="page">
      <main>
        <h1>{t('Card.Pay', { amount })}</h1>
        {message && (
          <p class="message" role="alert">
            {t(`Card.Outcomes.${message}`)}
          </p>
        )}
        <form method="post" action={`${c.var.app}/pay/${culture}/page`}>
          <input type="hidden" name="Secret" value={payment.secret} />
          <input type="hidden" name="return" value={back} />
          {isStep ? (
            <>
              <p>{t('Card.StepText')}</p>
              <StepField culture={culture} />
            </>
          ) : (
            <CardFields culture={culture} wrong={wrong} />
          )}
          <p>
            <button type="submit">{isStep ? t('Card.Confirm') : t('Card.Pay', { amount })}</button>{' '}
            <a href={back}>{t('Card.Cancel')}</a>
          </p>
        </form>
        <p class="soft">{t('Card.Note')}</p>
      </main>
    </Page>
  )
}
