/** @jsxImportSource hono/jsx */
import type { Customer, ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { allWithdrawals, type Withdrawal } from '../../../shop/orders/withdrawals/withdrawals.ts'
import { answerPage } from '../../layout/document.tsx'
import { longDateTime } from '../../layout/format.ts'
import { AccountTrail } from '../../layout/trail.tsx'

function Row({ c, withdrawal }: { c: ShopContext; withdrawal: Withdrawal }) {
  const { culture, t } = c.var
  const { number, name, email, part, created_at, order_id } = withdrawal
  return (
    <tr>
      <th scope="row" class="long-words">
        {number}
        {order_id === null && <p class="small line-error">{t('Orders.Withdrawal.NoOrder')}</p>}
      </th>
      <td class="long-words">
        {name}
        <p class="small soft">{email}</p>
      </td>
      <td class="long-words">
        {longDateTime(created_at, culture)}
        <p class="small soft">{part === '' ? t('Orders.Withdrawal.Whole') : part}</p>
      </td>
    </tr>
  )
}

/** The statements of all customers, for staff: 403 for others. One that fits no order is marked, to be looked into. */
export async function withdrawalsPage(c: ShopContext, customer: Customer): Promise<Response> {
  const { db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const withdrawals = await allWithdrawals(db)
  const title = t('Orders.Withdrawal.StaffTitle')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {withdrawals.length === 0 ? (
        <p class="empty">{t('Orders.Withdrawal.NoneYet')}</p>
      ) : (
        <table class="lines">
          <caption class="hidden-text">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Shop.Account.Order')}</th>
              <th scope="col">{t('Orders.Withdrawal.Name')}</th>
              <th scope="col">{t('Orders.Withdrawal.At')}</th>
            </tr>
          </thead>
          <tbody>
            {withdrawals.map((withdrawal) => (
              <Row c={c} withdrawal={withdrawal} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
  return answerPage(c, { title, body })
}
