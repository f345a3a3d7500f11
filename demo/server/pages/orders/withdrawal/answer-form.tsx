/** @jsxImportSource hono/jsx */
import { type Left, nothingLeft } from '../../../../data/money/paid.ts'
import { type FormState, pagePath, type ShopContext } from '../../../context.ts'
import { may } from '../../../shop/orders/order-acts.ts'
import type { OrderView } from '../../../shop/orders/order-view.ts'
import { isInTime } from '../../../shop/orders/withdrawals/period.ts'
import type { Withdrawal } from '../../../shop/orders/withdrawals/withdrawals.ts'
import { StaffNote } from '../refund/staff-note.tsx'

type AnswerProps = {
  c: ShopContext
  withdrawal: Withdrawal
  order: OrderView | undefined
  left: Map<number, Left>
  state: FormState
}

/** The default is all remaining units, unless the statement names a part of the order. */
function Units({ c, withdrawal, order, left, values }: Omit<AnswerProps, 'state'> & { values: FormState['values'] }) {
  return (
    <>
      {order?.lines.map((line) => {
        const { units } = left.get(line.id) ?? nothingLeft
        const name = `Quantity-${line.id}`
        const id = `withdrawal-${withdrawal.id}-${name}`
        return (
          <div class="field">
            <label for={id}>
              {line.name} <span class="soft">({c.get('t')('Orders.Withdrawal.Units', { count: units })})</span>
            </label>
            <number-input>
              <input
                id={id}
                type="number"
                name={name}
                min="0"
                max={units}
                value={values[name] ?? (withdrawal.part === '' ? units : 0)}
              />
            </number-input>
          </div>
        )
      })}
    </>
  )
}

/**
 * A withdrawal without an order, or one that is too late, can only be dismissed; the reason is sent to the customer.
 */
export function AnswerForm({ c, withdrawal, order, left, state }: AnswerProps) {
  const { t } = c.var
  const isThis = state.values.Id === withdrawal.id
  const canAccept = order !== undefined && may('withdraw', order) && isInTime(withdrawal.created_at, order)
  return (
    <form method="post" action={pagePath(c, '/sales/withdrawals/answer')}>
      <input type="hidden" name="Id" value={withdrawal.id} />
      <div class="fields">
        {canAccept && (
          <Units c={c} withdrawal={withdrawal} order={order} left={left} values={isThis ? state.values : {}} />
        )}
      </div>
      <StaffNote c={c} of={`withdrawal-${withdrawal.id}`} state={isThis ? state : undefined} />
      <p class="form-actions">
        {canAccept && (
          <button class="button" data-small type="submit" name="To" value="accepted">
            {t('Orders.Refund.Moves.accepted')}
          </button>
        )}{' '}
        <button class="button" data-small data-quiet type="submit" name="To" value="dismissed">
          {t('Orders.Refund.Moves.refused')}
        </button>
      </p>
    </form>
  )
}
