/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { findWithdrawal, type Statement } from '../../../shop/orders/withdrawals/withdrawals.ts'
import { Field, Summary } from '../../form/field.tsx'
import { TextArea } from '../../form/options.tsx'
import { answerPage } from '../../layout/document.tsx'
import { Trail } from '../../layout/trail.tsx'
import { notFoundPage } from '../../plain/not-found.ts'
import { StatementFacts } from './statement.tsx'

/** Characters. */
export const longestPart = 1000

const path = '/sales/withdrawal'

/** The frame of the three pages; `step` is 1 or 2 of two, or 3 for the receipt. */
function Frame({ c, step, title, children }: { c: ShopContext; step: 1 | 2 | 3; title: string; children: Child }) {
  const { t } = c.var
  return (
    <section class="medium withdrawal">
      <Trail c={c} steps={[]} here={t('Orders.Withdrawal.Title')} />
      <header class="page-head">
        {step < 3 && <p class="overline">{t('Orders.Withdrawal.Step', { step, steps: 2 })}</p>}
        <h1>{title}</h1>
      </header>
      {children}
    </section>
  )
}

function Form({ c, state }: { c: ShopContext; state: FormState }) {
  const { t } = c.var
  const field = { c, state, part: 'withdrawal' }
  return (
    <form-validator>
      <form method="post" action={pagePath(c, path)}>
        <Summary c={c} state={state} />
        <div class="fields">
          <Field {...field} name="Name" label={t('Orders.Withdrawal.Name')} autocomplete="name" />
          <Field
            {...field}
            name="Email"
            type="email"
            label={t('Orders.Withdrawal.Email')}
            autocomplete="email"
            rules={{ email: t('Shop.Form.EmailWrong') }}
          />
          <Field
            {...field}
            name="Number"
            label={t('Orders.Withdrawal.Number')}
            inputmode="numeric"
            autocomplete="off"
            hint={t('Orders.Withdrawal.NumberHint')}
            maxlength={40}
          />
          <TextArea
            {...field}
            name="Part"
            label={t('Orders.Withdrawal.Part')}
            rows={2}
            maxlength={longestPart}
            required={false}
          />
        </div>
        <p class="form-actions">
          <button class="button" type="submit">
            {t('Orders.Withdrawal.Continue')}
          </button>
        </p>
      </form>
    </form-validator>
  )
}

/** The first step: the person and the order. It needs no account; the fields are filled for a signed-in customer. */
export function withdrawalPage(c: ShopContext, sent?: FormState, status?: 429): Promise<Response> {
  const { customer, t } = c.var
  const own = customer && { Name: `${customer.firstName} ${customer.lastName}`, Email: customer.email }
  const state = sent ?? freshForm({ ...own, Number: c.req.query('number') ?? '' })
  const title = t('Orders.Withdrawal.Title')
  const body = (
    <Frame c={c} step={1} title={title}>
      <p>{t('Orders.Withdrawal.Lead')}</p>
      <Form c={c} state={state} />
    </Frame>
  )
  return answerPage(c, { title, body }, status ?? (Object.keys(state.errors).length > 0 ? 422 : 200))
}

export function confirmationPage(c: ShopContext, statement: Statement, key: string): Promise<Response> {
  const { t } = c.var
  const { number, name, email, part } = statement
  const fields = { Number: number, Name: name, Email: email, Part: part, Key: key }
  const title = t('Orders.Withdrawal.ConfirmTitle')
  const body = (
    <Frame c={c} step={2} title={title}>
      <StatementFacts c={c} statement={statement} />
      <form method="post" action={pagePath(c, `${path}/confirm`)}>
        {Object.entries(fields).map(([field, value]) => (
          <input type="hidden" name={field} value={value} />
        ))}
        <p class="form-actions">
          <button class="button" type="submit">
            {t('Orders.Withdrawal.Confirm')}
          </button>{' '}
          <button class="button" data-quiet type="submit" name="Back" value="true" formaction={pagePath(c, path)}>
            {t('Orders.Withdrawal.Back')}
          </button>
        </p>
      </form>
    </Frame>
  )
  return answerPage(c, { title, body })
}

/** The receipt: the statement with its day and time. It is open to anybody who has its address. */
export async function receiptPage(c: ShopContext): Promise<Response> {
  const { db, t } = c.var
  const withdrawal = await findWithdrawal(db, c.req.query('key') ?? '')
  if (!withdrawal) return notFoundPage(c)
  const title = t('Orders.Withdrawal.ReceiptTitle')
  const body = (
    <Frame c={c} step={3} title={title}>
      <p role="status">{t('Orders.Withdrawal.Received', { email: withdrawal.email })}</p>
      <StatementFacts c={c} statement={withdrawal} at={withdrawal.created_at} />
      {withdrawal.state === 'stated' ? (
        <p>{t('Orders.Withdrawal.Next')}</p>
      ) : (
        <p class="alert">
          {t(`Orders.Withdrawal.Letters.${withdrawal.state}`, { number: withdrawal.number })} {withdrawal.note}
        </p>
      )}
    </Frame>
  )
  c.header('Cache-Control', 'private, no-store')
  return answerPage(c, { title, body })
}
