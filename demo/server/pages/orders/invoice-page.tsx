/** @jsxImportSource hono/jsx */

import { groupBy } from '../../../data/group.ts'
import { type Cents, sumOf } from '../../../data/money/cents.ts'
import { paidFor } from '../../../data/money/paid.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import type { OrderView } from '../../shop/orders/order-view.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate, money, percent } from '../layout/format.ts'
import { shopName } from '../layout/head.tsx'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { loadOrder } from './load-order.ts'
import { Bill, type OrderProps } from './order-parts.tsx'
import { orderPath } from './order-state.tsx'

/** The seller: the demo's invented workshop. */
const SELLER = { lines: ['Quai des Potiers 4', '1000 Bruxelles', 'Belgique'], vat: 'BE 0123.456.749' }

/** `rate` is a fraction. */
type Taxed = { rate: number; excl: Cents; incl: Cents }

/** The taxable amounts by rate, the highest rate first: the lines without their discounts, and the delivery. */
function taxesOf({ lines, shippingExcl, shippingIncl, shippingTaxRate }: OrderView): Taxed[] {
  const taxed = lines.map((line) => ({ rate: line.taxRate, ...paidFor(line) }))
  const rates = groupBy(
    [...taxed, { rate: shippingTaxRate, excl: shippingExcl, incl: shippingIncl }],
    ({ rate }) => rate,
  )
  return [...rates]
    .map(([rate, alike]) => ({ rate, excl: sumOf(alike, ({ excl }) => excl), incl: sumOf(alike, ({ incl }) => incl) }))
    .filter(({ excl }) => excl > 0)
    .toSorted((one, other) => other.rate - one.rate)
}

function Rows({ c, order }: OrderProps) {
  const { culture } = c.var
  const { discount, shippingExcl, shippingMethod, totalExcl, lines } = order
  const goodsExcl = sumOf(lines, ({ unitExcl, quantity }) => unitExcl * quantity)
  const further = [
    ...(discount ? [{ name: discount.code, excl: totalExcl - shippingExcl - goodsExcl }] : []),
    { name: shippingMethod, excl: shippingExcl },
  ]
  return (
    <tbody>
      {lines.map((line) => (
        <tr>
          <th scope="row">
            {line.name} <span class="small soft">{line.sku}</span>
          </th>
          <td>{line.quantity}</td>
          <td class="amount" data-wide>
            {money(line.unitExcl, culture, order.currency)}
          </td>
          <td class="amount">{money(line.unitExcl * line.quantity, culture, order.currency)}</td>
        </tr>
      ))}
      {further.map(({ name, excl }) => (
        <tr>
          <th scope="row">{name}</th>
          <td></td>
          <td data-wide></td>
          <td class="amount">{money(excl, culture, order.currency)}</td>
        </tr>
      ))}
    </tbody>
  )
}

function Sums({ c, order }: OrderProps) {
  const { culture, t } = c.var
  return (
    <div class="order-sum">
      <dl class="totals">
        <dt>{t('Shop.Cart.TotalExcl')}</dt>
        <dd>{money(order.totalExcl, culture, order.currency)}</dd>
        {taxesOf(order).map((taxed) => (
          <>
            <dt class="soft">
              {t('Pages.Invoice.Tax', {
                rate: percent(taxed.rate, culture),
                amount: money(taxed.excl, culture, order.currency),
              })}
            </dt>
            <dd class="soft">{money(taxed.incl - taxed.excl, culture, order.currency)}</dd>
          </>
        ))}
        <dt data-total>{t('Shop.Cart.Total')}</dt>
        <dd data-total>{money(order.totalIncl, culture, order.currency)}</dd>
      </dl>
    </div>
  )
}

function Parties({ c, order, known }: OrderProps) {
  const { t } = c.var
  return (
    <div class="order-facts">
      <div>
        <h2>{t('Pages.Invoice.Seller')}</h2>
        <address>
          {[shopName, ...SELLER.lines, t('Pages.Invoice.Vat', { number: SELLER.vat })].map((line) => (
            <span>{line}</span>
          ))}
        </address>
      </div>
      <div>
        <h2>{t('Pages.Invoice.Buyer')}</h2>
        <Bill c={c} order={order} known={known} />
      </div>
    </div>
  )
}

function Body(props: OrderProps & { title: string; paidAt: Date }) {
  const { c, order, title, paidAt } = props
  const { culture, t } = c.var
  return (
    <article class="order invoice">
      <Trail
        c={c}
        steps={[
          { name: t('Shop.Account.Orders'), path: pagePath(c, '/account/orders') },
          { name: t('Shop.Order.Number', { number: order.number }), path: orderPath(c, order) },
        ]}
        here={t('Pages.Order.Invoice')}
      />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">
          {longDate(paidAt, culture)} · {t('Shop.Order.Number', { number: order.number })}
        </p>
      </header>
      <Parties {...props} />
      <table class="lines">
        <caption class="hidden-text">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Shop.List.Piece')}</th>
            <th scope="col">{t('Shop.Product.Quantity')}</th>
            <th scope="col" class="amount" data-wide>
              {t('Pages.Invoice.UnitExcl')}
            </th>
            <th scope="col" class="amount">
              {t('Shop.Cart.TotalExcl')}
            </th>
          </tr>
        </thead>
        <Rows {...props} />
      </table>
      <Sums {...props} />
      <p class="soft">{t('Pages.Order.PaidOn', { day: longDate(paidAt, culture) })}</p>
    </article>
  )
}

/** The printable invoice of a paid order, for its customer; 404 for an unpaid order. */
export async function invoicePage(c: ShopContext, number: string): Promise<Response> {
  const props = await loadOrder(c, number)
  if (!props?.order.paidAt) return notFoundPage(c)
  const title = c.get('t')('Pages.Invoice.Title', { number: `V-${number}` })
  return answerPage(c, { title, body: <Body {...props} title={title} paidAt={props.order.paidAt} /> })
}
