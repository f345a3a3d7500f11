/** @jsxImportSource hono/jsx */
import { type Cents, decimal, sumOf } from '../../../../data/money/cents.ts'
import { backFor, type Left, nothingLeft } from '../../../../data/money/paid.ts'
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { wholeNumber } from '../../../http/body.ts'
import { may } from '../../../shop/orders/order-acts.ts'
import { customerOrders, findOrder, type OrderView } from '../../../shop/orders/order-view.ts'
import { leftOf, whyNoRefund } from '../../../shop/orders/refunds/left.ts'
import { largestPhoto, mostPhotos, photoTypes } from '../../../shop/orders/refunds/photos.ts'
import { FieldMessage, Summary } from '../../form/field.tsx'
import { TextArea } from '../../form/options.tsx'
import { answerPage } from '../../layout/document.tsx'
import { money } from '../../layout/format.ts'
import { withQuery } from '../../layout/links.ts'
import { Trail } from '../../layout/trail.tsx'
import { notFoundPage } from '../../plain/not-found.ts'

/** Characters. */
export const longestReason = 1000

type RefundProps = { c: ShopContext; order: OrderView; left: Map<number, Left>; state: FormState }

/** An amount of a refund: two decimals after a comma, in every culture (§9). */
const refundText = (cents: Cents) => decimal(cents).replace('.', ',')

const unitsBack = (state: FormState, name: string) => wholeNumber(state.values[name]) ?? 0

const unitsInAll = (order: OrderView, state: FormState) =>
  sumOf(order.lines, ({ id }) => unitsBack(state, `Quantity-${id}`))

function Lines({ c, order, left, state }: RefundProps) {
  const { culture, t } = c.var
  return (
    <table class="lines">
      <caption class="hidden-text">{t('Pages.Refund.Title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Shop.List.Piece')}</th>
          <th scope="col" class="amount" data-wide>
            {t('Pages.Refund.Unit')}
          </th>
          <th scope="col" data-wide>
            {t('Pages.Refund.Ordered')}
          </th>
          <th scope="col">{t('Pages.Refund.Back')}</th>
          <th scope="col" class="amount">
            {t('Pages.Refund.Amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const name = `Quantity-${line.id}`
          const rest = left.get(line.id) ?? nothingLeft
          return (
            <tr data-line-id={line.id} data-unit-price={decimal(line.unitIncl)} data-refundable={decimal(rest.amount)}>
              <th scope="row">
                {line.name}
                <p class="small soft">{line.sku}</p>
                <p class="small soft" data-narrow>
                  {line.quantity} × {money(line.unitIncl, culture, order.currency)}
                </p>
              </th>
              <td class="amount" data-wide>
                {money(line.unitIncl, culture, order.currency)}
              </td>
              <td data-wide>{line.quantity}</td>
              <td class="quantity">
                <input
                  type="number"
                  inputmode="numeric"
                  name={name}
                  value={state.values[name] ?? '0'}
                  min={0}
                  max={rest.units}
                  aria-label={`${t('Pages.Refund.Back')}, ${line.name}`}
                  aria-invalid={state.errors[name] ? 'true' : undefined}
                  aria-describedby={state.errors[name] ? `${name}-error` : undefined}
                />
                {state.errors[name] && (
                  <span class="line-error" id={`${name}-error`}>
                    {state.errors[name]}
                  </span>
                )}
              </td>
              <td class="amount">
                <span data-part="amount">{refundText(backFor(rest, unitsBack(state, name)))}</span> {order.currency}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('Pages.Refund.Total')}</th>
          <td data-wide />
          <td data-wide />
          <td data-part="count">{unitsInAll(order, state)}</td>
          <td class="amount">
            <span data-part="total">
              {refundText(
                sumOf(order.lines, ({ id }) =>
                  backFor(left.get(id) ?? nothingLeft, unitsBack(state, `Quantity-${id}`)),
                ),
              )}
            </span>{' '}
            {order.currency}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Form(props: RefundProps) {
  const { c, order, state } = props
  const { t } = c.var
  return (
    <form-validator>
      <form method="post" action={pagePath(c, '/sales/refund')} enctype="multipart/form-data">
        <Summary c={c} state={state} />
        <input type="hidden" name="Number" value={order.number} />
        <refund-request load="interaction" currency-code={order.currency}>
          <Lines {...props} />
        </refund-request>
        <div class="fields form-actions">
          <TextArea
            c={c}
            state={state}
            part="refund"
            name="Reason"
            label={t('Pages.Refund.Reason')}
            rows={3}
            maxlength={longestReason}
          />
          <PhotoField c={c} state={state} />
        </div>
        <p class="form-actions">
          <button class="button" type="submit">
            {t('Pages.Refund.Send')}
          </button>
        </p>
      </form>
    </form-validator>
  )
}

/** A browser does not keep the photos after a refusal. */
function PhotoField({ c, state }: Pick<RefundProps, 'c' | 'state'>) {
  const { t } = c.var
  const wrong = state.errors.Photos
  return (
    <div class="field">
      <label for="refund-Photos">
        {t('Orders.Refund.Photos')} <span class="soft">({t('Shop.Form.Optional')})</span>
      </label>
      <input
        id="refund-Photos"
        type="file"
        name="Photos"
        accept={photoTypes.join()}
        multiple
        aria-describedby="refund-Photos-hint refund-Photos-message"
        aria-invalid={wrong ? 'true' : undefined}
      />
      <p class="hint" id="refund-Photos-hint">
        {t('Orders.Refund.PhotosHint', { count: mostPhotos, megabytes: largestPhoto / 1024 / 1024 })}
      </p>
      <FieldMessage id="refund-Photos-message" name="Photos" text={wrong} />
    </div>
  )
}

const packingSteps = ['Paper', 'Box', 'Shake'] as const

/** How to pack the returned products: over the form and its typed values; below it without JavaScript. */
function Packing({ c }: { c: ShopContext }) {
  const { t } = c.var
  return (
    <>
      <p>
        <a href="#packing">{t('Orders.Refund.Packing.Title')}</a>
      </p>
      <modal-dialog id="packing" size="small">
        <h2>{t('Orders.Refund.Packing.Title')}</h2>
        <ol>
          {packingSteps.map((step) => (
            <li>{t(`Orders.Refund.Packing.${step}`)}</li>
          ))}
        </ol>
      </modal-dialog>
    </>
  )
}

/** The links to orders, for a visitor who opens the page without an order's number. */
export function OrderLinks({ c, orders, path }: { c: ShopContext; orders: OrderView[]; path: string }) {
  return (
    <ul class="wishlists">
      {orders.map(({ number }) => (
        <li>
          <a href={withQuery(pagePath(c, path), { number })}>{c.get('t')('Shop.Order.Number', { number })}</a>
        </li>
      ))}
    </ul>
  )
}

/** The refund request for one of the customer's orders; without a number, the list of orders. */
export async function refundPage(c: ShopContext, customer: Customer, sent?: FormState): Promise<Response> {
  const { db, t } = c.var
  const number = sent?.values.Number ?? c.req.query('number')
  const order = number === undefined ? undefined : await findOrder(db, { customerId: customer.id }, number)
  if (number !== undefined && (order === undefined || order.topUp !== null)) return notFoundPage(c)
  const state = sent ?? freshForm()
  const title = t('Pages.Refund.Title')
  const refusal = order && (await whyNoRefund(db, order))
  const body = (
    <>
      <Trail c={c} steps={[{ name: t('Shop.Account.Orders'), path: pagePath(c, '/account/orders') }]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        {order && <p class="lead">{t(refusal ?? 'Pages.Refund.Lead', { number: order.number })}</p>}
      </header>
      {order && !refusal && (
        <>
          <Form c={c} order={order} left={await leftOf(db, order)} state={state} />
          <Packing c={c} />
        </>
      )}
      {!order && (
        <OrderLinks
          c={c}
          orders={(await customerOrders(db, customer.id)).filter((one) => may('refund', one))}
          path="/sales/refund"
        />
      )}
    </>
  )
  return answerPage(c, { title, body }, sent ? 422 : 200)
}
