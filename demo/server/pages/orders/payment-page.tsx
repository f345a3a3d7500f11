/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { type Prepaid, prepaidCurrency, prepaidOf } from '../../shop/account/prepaid.ts'
import { may } from '../../shop/orders/order-acts.ts'
import { customerOrders, type OrderView } from '../../shop/orders/order-view.ts'
import { addressValues } from '../cart/checkout/checkout-options.ts'
import { FieldMessage, Summary, validation } from '../form/field.tsx'
import { answerPage } from '../layout/document.tsx'
import { money } from '../layout/format.ts'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { CardPanel } from './card-panel.tsx'
import { loadOrder } from './load-order.ts'
import { OrderLinks } from './refund/refund-page.tsx'
import { Transfer } from './transfer.tsx'

type PaymentProps = { c: ShopContext; order: OrderView; account: Prepaid; state: FormState }

/** The payment methods for an order that was already placed. */
export const laterPayments = ['Card', 'PrepaidAccount', 'BankTransfer'] as const

/** A prepaid account pays only orders in its own currency, and cannot pay into itself. */
const waysOf = ({ currency, topUp }: OrderView) =>
  laterPayments.filter((way) => way !== 'PrepaidAccount' || (currency === prepaidCurrency && topUp === null))

function Ways({ c, order, account, state }: PaymentProps) {
  const { culture, t } = c.var
  const texts = {
    Card: { name: t('Shop.Checkout.Payments.Card'), text: t('Shop.Checkout.PaymentTexts.Card') },
    PrepaidAccount: {
      name: t('Pages.Payment.Prepaid'),
      text: t('Pages.Prepaid.Balance', { amount: money(account.balance, culture, prepaidCurrency) }),
    },
    BankTransfer: {
      name: t('Shop.Checkout.Payments.BankTransfer'),
      text: t('Shop.Checkout.PaymentTexts.BankTransfer'),
    },
  }
  const chosen = state.values.PaymentMethod ?? waysOf(order)[0]
  return (
    <fieldset class="form-part">
      <legend>{t('Shop.Checkout.Payment')}</legend>
      <payment-methods selected={chosen}>
        {waysOf(order).map((way) => (
          <>
            <label class="tick choice">
              <input
                type="radio"
                name="PaymentMethod"
                value={way}
                checked={chosen === way}
                required
                {...validation({ required: t('Shop.Checkout.PaymentMissing') })}
              />
              <strong>
                {texts[way].name}
                <span class="small soft">{texts[way].text}</span>
              </strong>
            </label>
            {way === 'Card' && <CardPanel c={c} />}
            {way === 'BankTransfer' && (
              <div class="payment-panel" data-payment={way}>
                <Transfer c={c} order={order} />
              </div>
            )}
          </>
        ))}
      </payment-methods>
      <FieldMessage id="payment-PaymentMethod-message" name="PaymentMethod" text={state.errors.PaymentMethod} />
    </fieldset>
  )
}

function Form(props: PaymentProps) {
  const { c, order, account, state } = props
  const { t } = c.var
  return (
    <make-payment prepaid-account-id={account.id ?? undefined}>
      <form-validator scroll-top>
        <form method="post" action={pagePath(c, '/sales/payment')}>
          <Summary c={c} state={state} />
          <input type="hidden" name="Number" value={order.number} />
          {Object.entries(addressValues('Billing', order.billing)).map(([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="PrepaidAccountId" value={account.id ?? ''} />
          <Ways {...props} />
          <button class="button" type="submit">
            {t('Pages.Payment.Pay')}
          </button>
        </form>
      </form-validator>
    </make-payment>
  )
}

async function Choice({ c, customer }: { c: ShopContext; customer: Customer }) {
  const orders = (await customerOrders(c.get('db'), customer.id)).filter((order) => may('pay', order))
  return (
    <>
      <header class="page-head">
        <h1>{c.get('t')('Pages.Orders.Pay')}</h1>
        <p class="lead">{c.get('t')('Pages.Payment.Choose')}</p>
      </header>
      <OrderLinks c={c} orders={orders} path="/sales/payment" />
    </>
  )
}

function Due(props: PaymentProps) {
  const { culture, t } = props.c.var
  const { number, totalIncl, paidAt, cancelledAt } = props.order
  if (cancelledAt && !paidAt)
    return (
      <header class="page-head">
        <h1>{t('Pages.Payment.Title', { number })}</h1>
        <p class="lead">{t('Orders.Cancelled')}</p>
      </header>
    )
  return (
    <>
      <header class="page-head">
        <h1>{t('Pages.Payment.Title', { number })}</h1>
        <p class="lead">
          {paidAt
            ? t('Pages.Payment.Paid', { number })
            : t('Pages.Payment.Due', { amount: money(totalIncl, culture, props.order.currency) })}
        </p>
      </header>
      {!paidAt && <Form {...props} />}
    </>
  )
}

/** The payment of one of the customer's orders; without a number, the list of unpaid orders. */
export async function paymentPage(
  c: ShopContext,
  customer: Customer,
  sent?: FormState,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const { db, t } = c.var
  const number = sent?.values.Number ?? c.req.query('number')
  const order = number === undefined ? undefined : (await loadOrder(c, number))?.order
  if (number !== undefined && order === undefined) return notFoundPage(c)
  const account = await prepaidOf(db, customer.id)
  const body = (
    <>
      <Trail
        c={c}
        steps={[{ name: t('Shop.Account.Orders'), path: pagePath(c, '/account/orders') }]}
        here={t('Pages.Orders.Pay')}
      />
      <section class="medium">
        {order ? (
          <Due c={c} order={order} account={account} state={sent ?? freshForm()} />
        ) : (
          <Choice c={c} customer={customer} />
        )}
      </section>
    </>
  )
  return answerPage(c, { title: t('Pages.Orders.Pay'), body }, status)
}
