/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { type RefundView, refundViews } from '../../../shop/orders/refunds/refund-view.ts'
import { nextStates } from '../../../shop/orders/refunds/states.ts'
import { answerPage } from '../../layout/document.tsx'
import { money } from '../../layout/format.ts'
import { AccountTrail } from '../../layout/trail.tsx'
import { RefundFacts, RefundPhotos, RefundSteps } from './refunds.tsx'
import { StaffNote } from './staff-note.tsx'

type StaffProps = { c: ShopContext; refund: RefundView; state: FormState }

/** The next states of a refund; the note is sent to the customer. */
function Moves({ c, refund, state }: StaffProps) {
  const { t } = c.var
  const next = nextStates(refund.state)
  if (next.length === 0) return null
  const isThis = state.values.Id === String(refund.id)
  return (
    <form method="post" action={pagePath(c, '/sales/refunds/move')}>
      <input type="hidden" name="Id" value={refund.id} />
      <input type="hidden" name="From" value={refund.state} />
      <StaffNote c={c} of={`refund-${refund.id}`} state={isThis ? state : undefined} />
      <p class="form-actions">
        {next.map((to) => (
          <button
            class="button"
            data-small
            data-quiet={to === 'refused' || undefined}
            type="submit"
            name="To"
            value={to}
          >
            {t(`Orders.Refund.Moves.${to}`)}
          </button>
        ))}
      </p>
    </form>
  )
}

/** The refunds of all customers, for staff: 403 for others. Those that wait for an answer are the first. */
export async function refundsPage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
): Promise<Response> {
  const { culture, db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const refunds = await refundViews(db, 'all')
  const title = t('Orders.Refund.StaffTitle')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {refunds.length === 0 && <p class="empty">{t('Orders.Refund.None')}</p>}
      {refunds.map((refund) => (
        <article class="refund" id={`refund-${refund.id}`}>
          <h2>
            {t('Shop.Order.Number', { number: refund.orderNumber })}, {money(refund.amount, culture, refund.currency)}
          </h2>
          <p class="small soft">{refund.email}</p>
          <RefundSteps c={c} refund={refund} />
          <RefundFacts c={c} refund={refund} />
          <RefundPhotos c={c} refund={refund} />
          <Moves c={c} refund={refund} state={state} />
        </article>
      ))}
    </>
  )
  return answerPage(c, { title, body }, Object.keys(state.errors).length > 0 ? 422 : 200)
}
