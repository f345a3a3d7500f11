/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { type Country, countries } from '../../shop/delivery.ts'
import { customerOrders, type OrderView } from '../../shop/orders/order-view.ts'
import { addressRequestOf, canChange, redirectedOrders } from '../../shop/service/address-requests.ts'
import { AddressFields } from '../cart/checkout/address-fields.tsx'
import { addressValues } from '../cart/checkout/checkout-options.ts'
import { control, FieldMessage, Summary } from '../form/field.tsx'
import { TextArea } from '../form/options.tsx'
import { answerPage } from '../layout/document.tsx'
import { longDate } from '../layout/format.ts'

/** The response to the form for a script (§7): one of the two messages, or neither when the form is shown again. */
export type Messages = { success?: string; error?: string }

/** `asked`: the orders that already have a request. */
type RequestProps = { c: ShopContext; state: FormState; orders: OrderView[]; asked: Set<number>; known: Country[] }

/** Characters. */
export const longestRemark = 500

function OrderField({ c, state, orders, asked }: RequestProps) {
  const { culture, t } = c.var
  const label = t('Pages.AddressRequest.Order')
  return (
    <div class="field">
      <label for="address-request-Number">{label}</label>
      <select {...control({ c, state, part: 'address-request', name: 'Number', label })}>
        {orders.map(({ id, number, createdAt }) => (
          <option value={number} selected={state.values.Number === number}>
            {t('Pages.AddressRequest.OrderOf', { number, day: longDate(createdAt, culture) })}
            {asked.has(id) && ` (${t('Pages.AddressRequest.Done')})`}
          </option>
        ))}
      </select>
      <FieldMessage id="address-request-Number-message" name="Number" text={state.errors.Number} />
    </div>
  )
}

function Form(props: RequestProps) {
  const { c, state, known } = props
  const { t } = c.var
  return (
    <form-validator>
      <form method="post" action={pagePath(c, '/sales/order/ChangeDeliveryAddressRequest')}>
        <Summary c={c} state={state} />
        <div class="fields">
          <OrderField {...props} />
        </div>
        <fieldset class="form-part">
          <legend class="hidden-text">{t('Shop.Checkout.Delivery')}</legend>
          <AddressFields c={c} state={state} kind="Shipping" countries={known} />
        </fieldset>
        <TextArea
          c={c}
          state={state}
          part="address-request"
          name="Remarks"
          label={t('Shop.Checkout.Remarks')}
          rows={3}
          maxlength={longestRemark}
          required={false}
        />
        <p class="form-actions">
          <button class="button" type="submit">
            {t('Pages.AddressRequest.Send')}
          </button>
        </p>
      </form>
    </form-validator>
  )
}

/**
 * The initial values: the order that the address names, else the newest order without a request; and its requested
 * address, else its own.
 */
async function defaults(c: ShopContext, orders: OrderView[], asked: Set<number>): Promise<FormState> {
  const named = orders.find(({ number }) => number === c.req.query('number'))
  const order = named ?? orders.find(({ id }) => !asked.has(id)) ?? orders[0]
  if (!order) return freshForm()
  const { address } = (await addressRequestOf(c.get('db'), order.id)) ?? { address: order.shipping }
  return freshForm({ Number: order.number, ...addressValues('Shipping', address) })
}

/**
 * The form that requests another delivery address for an order (§2), for a modal and as a page. The caller checks that
 * the customer is signed in.
 */
export async function addressRequestPage(
  c: ShopContext,
  customer: Customer,
  sent?: FormState,
  messages: Messages = {},
): Promise<Response> {
  const { culture, db, t } = c.var
  const orders = (await customerOrders(db, customer.id)).filter(canChange)
  const asked = await redirectedOrders(db, customer.id)
  const state = sent ?? (await defaults(c, orders, asked))
  const title = t('Pages.AddressRequest.Title')
  const { success, error } = messages
  const body = (
    <section class="medium">
      <header class="page-head">
        <h1>{title}</h1>
        <p>{orders.length > 0 ? t('Pages.AddressRequest.Lead') : t('Orders.Change.None')}</p>
      </header>
      <div data-messages="" data-success={success} data-error={error} role={success || error ? 'status' : undefined}>
        {success ?? error}
      </div>
      {success === undefined && orders.length > 0 && (
        <Form {...{ c, state, orders, asked }} known={await countries(db, culture)} />
      )}
    </section>
  )
  const isRefused = Object.keys(state.errors).length > 0
  return answerPage(c, { title, body }, isRefused ? 422 : 200)
}
