/** @jsxImportSource hono/jsx */
import type { PostalAddress } from '../../../data/schema.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { noonOf } from '../../shop/days.ts'
import { type Country, countries } from '../../shop/delivery.ts'
import { findOrder, type OrderView } from '../../shop/order-view.ts'
import { answerPage } from '../layout/document.tsx'
import { longDate, money } from '../layout/format.ts'
import { shopName } from '../layout/head.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { Totals } from './totals.tsx'

type OrderProps = { c: ShopContext; order: OrderView }

function Address({ title, address, known }: { title: string; address: PostalAddress; known: Country[] }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.street1,
    address.street2,
    `${address.postalCode} ${address.city}`,
    known.find(({ id }) => id === address.countryId)?.name,
    address.phoneNumber,
  ]
  return (
    <div>
      <h2>{title}</h2>
      <address>
        {lines.filter(Boolean).map((line) => (
          <span>{line}</span>
        ))}
      </address>
    </div>
  )
}

function Lines({ c, order }: OrderProps) {
  const { culture, t } = c.var
  return (
    <table class="lines">
      <caption class="hidden-text">{t('Shop.Order.Pieces')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Shop.List.Piece')}</th>
          <th scope="col">{t('Shop.Product.Quantity')}</th>
          <th scope="col" class="amount" data-wide>
            {t('Shop.Product.Price')}
          </th>
          <th scope="col" class="amount">
            {t('Shop.Cart.LineTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr>
            <th scope="row">
              {line.name}
              <p class="small soft">{line.sku}</p>
            </th>
            <td>{line.quantity}</td>
            <td class="amount" data-wide>
              {money(line.unitIncl, culture)}
            </td>
            <td class="amount">{money(line.unitIncl * line.quantity, culture)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Payment({ c, order }: OrderProps) {
  const { culture, t } = c.var
  return (
    <div>
      <h2>{t('Shop.Checkout.Payment')}</h2>
      <p>
        {t(`Shop.Checkout.Payments.${order.paymentMethod}`)}
        <br />
        <span class="soft">
          {order.paymentMethod === 'BankTransfer'
            ? t('Shop.Order.Transfer', {
                amount: money(order.totalIncl, culture),
                number: order.number,
                shop: shopName,
              })
            : t(`Shop.Checkout.PaymentTexts.${order.paymentMethod}`)}
        </span>
      </p>
    </div>
  )
}

async function Body({ c, order }: OrderProps) {
  const { culture, db, t } = c.var
  const known = await countries(db, culture)
  return (
    <article class="order">
      <header class="page-head">
        <p class="overline">
          {t('Shop.Order.Number', { number: order.number })}{' '}
          <copy-button text={order.number}>
            <button class="button" data-quiet data-small type="button">
              {t('Shop.Order.CopyNumber')}
            </button>
          </copy-button>
        </p>
        <h1>{t('Shop.Order.Thanks', { name: order.shipping.firstName })}</h1>
        <p class="lead">{t('Shop.Order.Text', { day: longDate(order.createdAt, culture) })}</p>
      </header>
      <Lines c={c} order={order} />
      <div class="order-sum">
        <Totals
          c={c}
          totalExcl={order.totalExcl}
          totalIncl={order.totalIncl}
          discount={order.discount}
          delivery={{ name: order.shippingMethod, incl: order.shippingIncl }}
        />
      </div>
      <div class="order-facts">
        <Address title={t('Shop.Checkout.Delivery')} address={order.shipping} known={known} />
        <Address title={t('Shop.Checkout.Billing')} address={order.billing} known={known} />
        <Payment c={c} order={order} />
        {order.wishedDay && (
          <div>
            <h2>{t('Pages.Checkout.Day')}</h2>
            <p>{t('Pages.Checkout.DayWished', { day: longDate(noonOf(order.wishedDay), culture) })}</p>
          </div>
        )}
        {order.remarks !== '' && (
          <div>
            <h2>{t('Shop.Checkout.Remarks')}</h2>
            <p>{order.remarks}</p>
          </div>
        )}
      </div>
      <p class="hero-links">
        <a class="button" href={pagePath(c, '/catalog')}>
          {t('Shop.Order.Continue')}
        </a>
        <a class="button" data-quiet href={pagePath(c, '/account')}>
          {t('Shop.Account.Orders')}
        </a>
      </p>
    </article>
  )
}

/** A placed order, for its own customer; for anybody else it does not exist. The caller sees to signing in. */
export async function confirmationPage(c: ShopContext, number: string): Promise<Response> {
  const { customer, db, t } = c.var
  const order = customer ? await findOrder(db, customer.id, number) : undefined
  if (!order) return notFoundPage(c)
  return answerPage(c, { title: t('Shop.Order.Number', { number }), body: <Body c={c} order={order} /> })
}
