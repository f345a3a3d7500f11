/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { type Prepaid, prepaidCurrency, prepaidOf } from '../../../shop/account/prepaid.ts'
import { type TwoFactor, twoFactorOf } from '../../../shop/security/two-factor.ts'
import { Field, Summary } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { money } from '../../layout/format.ts'
import { AccountTrail } from '../../layout/trail.tsx'
import { CodeField } from '../../security/two-factor/code-field.tsx'

export type DataForm = 'export' | 'delete'

type Refused = { form: DataForm; state: FormState }
type ProofProps = { c: ShopContext; form: DataForm; refused: Refused | undefined; twoFactor: TwoFactor; label: string }

/** A code by e-mail is sent after the right password. */
function ProofForm({ c, form, refused, twoFactor, label }: ProofProps) {
  const { t } = c.var
  const state = refused?.form === form ? refused.state : freshForm()
  const field = { c, state, part: form }
  return (
    <form-validator>
      <form method="post" action={pagePath(c, `/account/data/${form}`)}>
        <Summary c={c} state={state} />
        <div class="fields">
          <Field
            {...field}
            name="CurrentPassword"
            label={t('Shop.Form.Password')}
            type="password"
            autocomplete="current-password"
          />
          {twoFactor.isOn && (
            <CodeField
              c={c}
              state={state}
              part={form}
              isRecovery={twoFactor.method === 'passkey'}
              isRequired={twoFactor.method !== 'email'}
            />
          )}
        </div>
        <p class="form-actions">
          <button class="button" data-quiet={form === 'delete' || undefined} type="submit">
            {label}
          </button>
        </p>
      </form>
    </form-validator>
  )
}

const lines = (texts: string[]) => (
  <ul>
    {texts.map((text) => (
      <li>{text}</li>
    ))}
  </ul>
)

/** Lists the deleted and the retained data. If the prepaid account has a balance, it must be paid back first. */
function Deletion({ prepaid, ...props }: Omit<ProofProps, 'form' | 'label'> & { prepaid: Prepaid }) {
  const { c } = props
  const { culture, t } = c.var
  return (
    <section class="account-part" aria-labelledby="deletion">
      <h2 id="deletion">{t('Customer.Data.Delete')}</h2>
      <p>{t('Customer.Data.DeleteLead')}</p>
      <h3>{t('Customer.Data.Goes')}</h3>
      {lines([t('Customer.Data.GoesAccount'), t('Customer.Data.GoesLists'), t('Customer.Data.GoesLetters')])}
      <h3>{t('Customer.Data.Stays')}</h3>
      {lines([t('Customer.Data.StaysOrders'), t('Customer.Data.StaysOpen')])}
      {prepaid.balance > 0 ? (
        <p class="alert">
          {t('Customer.Data.Money', { amount: money(prepaid.balance, culture, prepaidCurrency) })}{' '}
          <a href={pagePath(c, '/contact')}>{t('Pages.Contact.Title')}</a>
        </p>
      ) : (
        <ProofForm {...props} form="delete" label={t('Customer.Data.Delete')} />
      )}
    </section>
  )
}

export async function dataPage(
  c: ShopContext,
  customer: Customer,
  refused?: Refused,
  status: 200 | 422 | 429 = 200,
): Promise<Response> {
  const { db, t } = c.var
  const proof = { c, refused, twoFactor: await twoFactorOf(db, customer.id) }
  const title = t('Customer.Data.Title')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <section class="medium">
        <header class="page-head">
          <h1>{title}</h1>
        </header>
        <section aria-labelledby="export">
          <h2 id="export">{t('Customer.Data.Export')}</h2>
          <p>{t('Customer.Data.ExportLead')}</p>
          <ProofForm {...proof} form="export" label={t('Customer.Data.Download')} />
        </section>
        <Deletion {...proof} prepaid={await prepaidOf(db, customer.id)} />
      </section>
    </>
  )
  return answerPage(c, { title, body }, status)
}
