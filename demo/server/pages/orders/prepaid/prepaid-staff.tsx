/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { wholeNumber } from '../../../http/body.ts'
import { prepaidCurrency } from '../../../shop/account/prepaid.ts'
import { type OwnedAccount, ownedAccount, ownedAccounts } from '../../../shop/account/prepaid-owner.ts'
import { control, FieldMessage, Summary } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { money } from '../../layout/format.ts'
import { withQuery } from '../../layout/links.ts'

const ownerPath = (c: ShopContext, id?: number) =>
  withQuery(pagePath(c, '/account/prepaid/customer'), { PrepaidAccountId: id })

/** The accounts of all customers, for staff; each can be transferred to another customer. */
export async function CustomerAccounts({ c }: { c: ShopContext }) {
  const { culture, db, t } = c.var
  const accounts = await ownedAccounts(db)
  return (
    <section aria-labelledby="customer-accounts">
      <h2 id="customer-accounts">{t('Pages.Prepaid.Staff.Title')}</h2>
      <table class="lines customer-accounts">
        <caption class="hidden-text">{t('Pages.Prepaid.Staff.Title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Pages.Prepaid.Staff.Customer')}</th>
            <th scope="col" class="amount" data-wide>
              {t('Pages.Prepaid.Staff.BalanceColumn')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ id, email, balance }) => (
            <tr>
              <th scope="row">{email}</th>
              <td class="amount" data-wide>
                {money(balance, culture, prepaidCurrency)}
              </td>
              <td class="amount">
                <prepaid-customers prepaid-account-id={id}>
                  <a class="button" data-quiet="" data-small="" href={ownerPath(c, id)}>
                    {t('Pages.Prepaid.Staff.Edit')}
                    <span class="hidden-text"> {email}</span>
                  </a>
                </prepaid-customers>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Form({ c, account, state }: { c: ShopContext; account: OwnedAccount; state: FormState }) {
  const { t } = c.var
  const label = t('Pages.Prepaid.Staff.Search')
  return (
    <ajax-form>
      <form-validator>
        <form method="post" action={ownerPath(c)}>
          <Summary c={c} state={state} />
          <input type="hidden" name="PrepaidAccountId" value={account.id} />
          <div class="field">
            <label for="prepaid-owner-Email">{label}</label>
            <customer-search>
              <input type="hidden" name="CustomerId" value={state.values.CustomerId ?? ''} />
              <input
                {...control({ c, state, part: 'prepaid-owner', name: 'Email', label })}
                type="search"
                value={state.values.Email ?? ''}
                autocomplete="off"
                maxlength={200}
              />
            </customer-search>
            <FieldMessage id="prepaid-owner-Email-message" name="Email" text={state.errors.Email} />
          </div>
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Pages.Prepaid.Staff.Save')}
            </button>
          </p>
        </form>
      </form-validator>
    </ajax-form>
  )
}

/**
 * The form that transfers an account to another customer, for a modal and as a page: 403 if the visitor is not staff.
 */
export async function prepaidOwnerPage(
  c: ShopContext,
  customer: Customer,
  typedId: unknown = c.req.query('PrepaidAccountId'),
  state: FormState = freshForm(),
): Promise<Response> {
  const { db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const id = wholeNumber(typedId)
  const account = id === undefined ? undefined : await ownedAccount(db, id)
  if (!account) return refuse(c, 404, 'Answers.Account')
  const title = t('Pages.Prepaid.Staff.Edit')
  const body = (
    <section class="medium">
      <header class="page-head">
        <h1>{title}</h1>
        <p>{t('Pages.Prepaid.Staff.Now', { number: account.id, email: account.email })}</p>
      </header>
      <Form c={c} account={account} state={state} />
    </section>
  )
  return answerPage(c, { title, body }, Object.keys(state.errors).length > 0 ? 422 : 200)
}
