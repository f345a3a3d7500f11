/** @jsxImportSource hono/jsx */
import type { Left } from '../../../../data/money/paid.ts'
import { type Customer, type FormState, freshForm, type ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { type OrderView, orderOfId } from '../../../shop/orders/order-view.ts'
import { leftOf } from '../../../shop/orders/refunds/left.ts'
import { isInTime } from '../../../shop/orders/withdrawals/period.ts'
import { allWithdrawals, type Withdrawal } from '../../../shop/orders/withdrawals/withdrawals.ts'
import { answerPage } from '../../layout/document.tsx'
import { longDateTime } from '../../layout/format.ts'
import { AccountTrail } from '../../layout/trail.tsx'
import { AnswerForm } from './answer-form.tsx'

/** `left` are the units that remain of the order. */
type Stated = { withdrawal: Withdrawal; order: OrderView | undefined; left: Map<number, Left> }

type RowProps = Stated & { c: ShopContext; state: FormState }

function Rows({ c, withdrawal, order, left, state }: RowProps) {
  const { culture, t } = c.var
  const { number, name, email, part, created_at, order_id, note } = withdrawal
  return (
    <>
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
          {order && !isInTime(created_at, order) && <p class="small line-error">{t('Orders.Withdrawal.TooLate')}</p>}
        </td>
      </tr>
      <tr>
        <td colspan={3} class="long-words">
          {withdrawal.state === 'stated' ? (
            <AnswerForm c={c} withdrawal={withdrawal} order={order} left={left} state={state} />
          ) : (
            <>
              {t('Orders.Withdrawal.Answer')} : {t(`Orders.Withdrawal.States.${withdrawal.state}`)}
              <p class="small soft">{note}</p>
            </>
          )}
        </td>
      </tr>
    </>
  )
}

/** The statements of all customers, for staff: 403 for others. A statement without a matching order is marked. */
export async function withdrawalsPage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
): Promise<Response> {
  const { db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const rows: Stated[] = []
  for (const withdrawal of await allWithdrawals(db)) {
    const { order_id } = withdrawal
    const order = order_id === null ? undefined : await orderOfId(db, order_id)
    rows.push({ withdrawal, order, left: order ? await leftOf(db, order) : new Map() })
  }
  const title = t('Orders.Withdrawal.StaffTitle')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {rows.length === 0 ? (
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
            {rows.map((row) => (
              <Rows c={c} state={state} {...row} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
  return answerPage(c, { title, body }, Object.keys(state.errors).length > 0 ? 422 : 200)
}
