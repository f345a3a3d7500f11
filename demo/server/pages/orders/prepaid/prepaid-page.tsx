/** @jsxImportSource hono/jsx */
import { toCents } from '../../../../data/money/cents.ts'
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import {
  type Entry,
  leastTopUp,
  mostTopUp,
  type Prepaid,
  prepaidCurrency,
  prepaidEntries,
  prepaidOf,
} from '../../../shop/account/prepaid.ts'
import { control, FieldMessage, Summary } from '../../form/field.tsx'
import { answerPage } from '../../layout/document.tsx'
import { longDate, money } from '../../layout/format.ts'
import { AccountTrail } from '../../layout/trail.tsx'
import { PageLinks } from '../../paging/page-links.tsx'
import { pageNumber } from '../../paging/page-number.ts'
import { CustomerAccounts } from './prepaid-staff.tsx'

const pageSize = 10

type PrepaidProps = { c: ShopContext; account: Prepaid; state: FormState }

function AddMoney({ c, account, state }: PrepaidProps) {
  const { t } = c.var
  const label = t('Pages.Prepaid.Amount')
  const euros = (amount: number) => money(toCents(amount), c.get('culture'), prepaidCurrency)
  const hint = t('Orders.Prepaid.AddHow', { least: euros(leastTopUp), most: euros(mostTopUp) })
  const rules = { required: t('Sales.QuantityIsMandatory') }
  return (
    <section aria-labelledby="add-money">
      <h2 id="add-money">{t('Pages.Prepaid.Add')}</h2>
      <p class="small soft" id="prepaid-Quantity-hint">
        {hint}
      </p>
      <form-validator>
        <form class="wish-actions" method="post" action={pagePath(c, '/account/prepaid/add')}>
          <Summary c={c} state={state} />
          <input type="hidden" name="PrepaidAccountId" value={account.id ?? ''} />
          <div class="field">
            <label for="prepaid-Quantity">{label}</label>
            <input
              {...control({ c, state, part: 'prepaid', name: 'Quantity', label, hint, rules })}
              type="number"
              inputmode="numeric"
              min={leastTopUp}
              max={mostTopUp}
              value={state.values.Quantity ?? ''}
            />
            <FieldMessage id="prepaid-Quantity-message" name="Quantity" text={state.errors.Quantity} />
          </div>
          <button class="button" type="submit">
            {t('Pages.Prepaid.Add')}
          </button>
        </form>
      </form-validator>
    </section>
  )
}

function Notification({ c, account }: Omit<PrepaidProps, 'state'>) {
  const { t } = c.var
  return (
    <form class="wish-actions" method="post" action={pagePath(c, '/account/prepaid/notification')}>
      <input type="hidden" name="PrepaidAccountId" value={account.id ?? ''} />
      <label class="tick">
        <input type="checkbox" name="IsActivated" value="true" checked={account.isNotified} />
        <span>{t('Pages.Prepaid.Notify')}</span>
      </label>
      <button class="button" data-quiet data-small type="submit">
        {t('Pages.Wishlist.Save')}
      </button>
    </form>
  )
}

function Entries({ c, entries }: { c: ShopContext; entries: Entry[] }) {
  const { culture, t } = c.var
  if (entries.length === 0) return <p>{t('Pages.Prepaid.None')}</p>
  return (
    <table class="lines">
      <caption class="hidden-text">{t('Pages.Prepaid.Entries')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Shop.Account.Day')}</th>
          <th scope="col">{t('Pages.Prepaid.What')}</th>
          <th scope="col" class="amount">
            {t('Shop.Cart.LineTotal')}
          </th>
          <th scope="col" class="amount" data-wide>
            {t('Orders.Prepaid.After')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr>
            <td>{longDate(entry.created_at, culture)}</td>
            <td>{t(`Pages.Prepaid.Kinds.${entry.kind}`, { number: entry.order_number ?? '' })}</td>
            <td class="amount">{money(entry.amount, culture, prepaidCurrency)}</td>
            <td class="amount" data-wide>
              {money(entry.balance, culture, prepaidCurrency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Movements are paged by pagenbr (§2). 422 with a refused amount. */
export async function prepaidPage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
): Promise<Response> {
  const { culture, db, t } = c.var
  const account = await prepaidOf(db, customer.id)
  const { page, pages, start } = pageNumber(c, 'pagenbr', account.entries, pageSize)
  const entries = account.id === null ? [] : await prepaidEntries(db, account.id, start, pageSize)
  const title = t('Pages.Prepaid.Title')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="prepaid-balance">
          <span class="overline">{t('Orders.Prepaid.Balance')}</span>
          <strong class="prepaid-amount">{money(account.balance, culture, prepaidCurrency)}</strong>
        </p>
      </header>
      <prepaid-account class="prepaid" load="interaction" prepaid-account-id={account.id ?? undefined}>
        <AddMoney c={c} account={account} state={state} />
        <section aria-labelledby="notifications">
          <h2 id="notifications">{t('Orders.Prepaid.Notifications')}</h2>
          <Notification c={c} account={account} />
        </section>
      </prepaid-account>
      <section aria-labelledby="entries">
        <h2 id="entries">{t('Pages.Prepaid.Entries')}</h2>
        <Entries c={c} entries={entries} />
        {pages > 1 && (
          <PageLinks c={c} path={pagePath(c, '/account/prepaid')} page={page} pages={pages} param="pagenbr" />
        )}
      </section>
      {customer.role === 'staff' && <CustomerAccounts c={c} />}
    </>
  )
  return answerPage(c, { title, body }, Object.keys(state.errors).length > 0 ? 422 : 200)
}
