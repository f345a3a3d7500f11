/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import type { Statement, Withdrawal } from '../../../shop/orders/withdrawals/withdrawals.ts'
import { Facts } from '../../layout/facts.tsx'
import { longDateTime } from '../../layout/format.ts'

export function StatementFacts({ c, statement, at }: { c: ShopContext; statement: Statement; at?: Date }) {
  const { culture, t } = c.var
  const { number, name, email, part } = statement
  const facts: [string, string][] = [
    ...(at ? [[t('Orders.Withdrawal.At'), longDateTime(at, culture)] satisfies [string, string]] : []),
    [t('Orders.Withdrawal.Name'), name],
    [t('Orders.Withdrawal.Email'), email],
    [t('Orders.Withdrawal.Number'), number],
    [t('Orders.Withdrawal.PartShort'), part === '' ? t('Orders.Withdrawal.Whole') : part],
  ]
  return (
    <div class="statement">
      <p>{t('Orders.Withdrawal.Statement', { name, number })}</p>
      <Facts facts={facts} />
    </div>
  )
}

export function Withdrawn({ c, withdrawals }: { c: ShopContext; withdrawals: Withdrawal[] }) {
  const { culture, t } = c.var
  return (
    <>
      {withdrawals.map(({ id, created_at, number, part, state, note }) => (
        <p class="alert">
          {t('Orders.Withdrawal.Withdrawn', { moment: longDateTime(created_at, culture) })} {part}{' '}
          {state !== 'stated' && `${t(`Orders.Withdrawal.Letters.${state}`, { number })} ${note} `}
          <a href={pagePath(c, `/sales/withdrawal/receipt?key=${id}`)}>{t('Orders.Withdrawal.ReceiptTitle')}</a>
        </p>
      ))}
    </>
  )
}
