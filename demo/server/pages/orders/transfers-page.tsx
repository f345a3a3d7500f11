/** @jsxImportSource hono/jsx */
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { queryFields, textOf } from '../../http/body.ts'
import { awaitedTransfers, countTransfers, type Transfer } from '../../shop/orders/transfers.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate, money } from '../layout/format.ts'
import { AccountTrail } from '../layout/trail.tsx'
import { PageLinks } from '../paging/page-links.tsx'
import { pageNumber } from '../paging/page-number.ts'

const onePage = 25

const referenceField = 'reference'

function Search({ c, reference }: { c: ShopContext; reference: string }) {
  const { t } = c.var
  return (
    <form class="transfer-search" method="get" action={pagePath(c, '/sales/transfers')}>
      <div class="field">
        <label for="transfer-reference">{t('Checkout.Transfer.Reference')}</label>
        <input
          id="transfer-reference"
          type="search"
          name={referenceField}
          value={reference}
          autocomplete="off"
          inputmode="numeric"
          maxlength={40}
        />
      </div>
      <button class="button" data-quiet="" type="submit">
        {t('Orders.Transfers.Search')}
      </button>
    </form>
  )
}

function Row({ c, transfer }: { c: ShopContext; transfer: Transfer }) {
  const { culture, t } = c.var
  const { number, email, createdAt, amount, currency, isTopUp } = transfer
  return (
    <tr>
      <th scope="row" class="long-words">
        {number}
        <p class="small soft">
          {email}
          <br />
          {longDate(createdAt, culture)}
          {isTopUp && `, ${t('Pages.Prepaid.Title')}`}
        </p>
      </th>
      <td class="amount">
        <p>{money(amount, culture, currency)}</p>
        <form method="post" action={pagePath(c, '/sales/transfers/received')}>
          <button class="button" data-small="" type="submit" name="Number" value={number}>
            {t('Orders.Transfers.Received')}
            <span class="hidden-text"> {number}</span>
          </button>
        </form>
      </td>
    </tr>
  )
}

/** The orders of all customers that wait for a transfer, for staff: 403 for others. `reference` finds one. */
export async function transfersPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const reference = textOf(queryFields(c), referenceField).replace(/\s/g, '')
  const { page, pages, start } = pageNumber(c, 'pagenbr', await countTransfers(db, reference), onePage)
  const transfers = await awaitedTransfers(db, reference, start, onePage)
  const title = t('Orders.Transfers.StaffTitle')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      <Search c={c} reference={reference} />
      {transfers.length === 0 ? (
        <p class="empty">{t(reference === '' ? 'Orders.Transfers.None' : 'Orders.Transfers.NotFound')}</p>
      ) : (
        <table class="lines">
          <caption class="hidden-text">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Checkout.Transfer.Reference')}</th>
              <th scope="col" class="amount">
                {t('Checkout.Transfer.Amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {transfers.map((transfer) => (
              <Row c={c} transfer={transfer} />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <PageLinks c={c} path={pagePath(c, '/sales/transfers')} page={page} pages={pages} param="pagenbr" />
      )}
    </>
  )
  return answerPage(c, { title, body })
}
