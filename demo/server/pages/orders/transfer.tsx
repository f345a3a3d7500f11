/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import { renderSVG } from 'uqr'
import type { ShopContext } from '../../context.ts'
import { bankAccount, transferCode } from '../../shop/orders/bank.ts'
import type { OrderView } from '../../shop/orders/order-view.ts'
import { Facts } from '../layout/facts.tsx'
import { money } from '../layout/format.ts'

const accountFacts = ({ var: { t } }: ShopContext) =>
  [
    [t('Checkout.Transfer.Holder'), bankAccount.holder],
    ['IBAN', bankAccount.iban],
    ['BIC', bankAccount.bic],
  ] as const

export function TransferInformation({ c }: { c: ShopContext }) {
  return (
    <>
      <Facts facts={[...accountFacts(c)]} />
      <p class="small soft">{c.get('t')('Checkout.Transfer.Later')}</p>
    </>
  )
}

export function Transfer({ c, order }: { c: ShopContext; order: OrderView }) {
  const { culture, t } = c.var
  const { number, totalIncl, currency } = order
  const code = transferCode(totalIncl, currency, number)
  return (
    <div class="transfer">
      <Facts
        facts={[
          ...accountFacts(c),
          [t('Checkout.Transfer.Amount'), money(totalIncl, culture, currency)],
          [t('Checkout.Transfer.Reference'), number],
        ]}
      />
      {code && (
        <figure class="transfer-code">
          <div role="img" aria-label={t('Checkout.Transfer.Code')}>
            {raw(renderSVG(code, { ecc: 'M', border: 3 }))}
          </div>
          <figcaption class="small soft">{t('Checkout.Transfer.CodeText')}</figcaption>
        </figure>
      )}
    </div>
  )
}
