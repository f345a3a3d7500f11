import { html, nothing, type TemplateResult } from 'lit-html'
import { parseHtml } from '../../../../runtime/page/html.ts'
import { formatMoney } from '../../../../runtime/text/culture.ts'
import { t } from '../../../../runtime/text/strings.ts'
import type { Checkout } from '../../groups/checkout.ts'
import type { Costs } from '../../groups/costs.ts'

/** The ways of delivery, for `<shipping-options>`. */
export const deliveriesHtml = ({ deliveries, delivery, costs: { currency } }: Checkout): TemplateResult =>
  deliveries.length === 0
    ? html`<p>${t('shop-adapters.NoDelivery')}</p>`
    : html`${deliveries.map(
        ({ id, name, description, price }) =>
          html`<label
            ><input type="radio" name="ShippingMethodId" value=${id} ?checked=${id === delivery} required /> ${name},
            ${formatMoney(price, currency)} ${textOf(description) === '' ? nothing : html`<small>${textOf(description)}</small>`}</label
          >`,
      )}`

/** The payments, each with its description in a panel, for `<payment-methods>`. */
export function paymentsHtml({ payments }: Checkout, chosen: string): TemplateResult {
  const known = payments.find(({ id, refusal }) => id === chosen && refusal === undefined)
  const first = known ?? payments.find(({ refusal }) => refusal === undefined)
  return html`<payment-methods selected=${first?.id ?? ''}>
    ${payments.map(
      ({ id, name, description, refusal }) =>
        html`<label
            ><input
              type="radio"
              name="PaymentMethod"
              value=${id}
              ?checked=${id === first?.id}
              ?disabled=${refusal !== undefined}
              required
            />
            ${name} ${refusal ? html`<small>${refusal}</small>` : nothing}</label
          >
          ${description === '' ? nothing : html`<div data-payment=${id}>${textOf(description)}</div>`}`,
    )}
  </payment-methods>`
}

/** The amounts of an order, one below the other. */
export const costsHtml = ({ products, discounts, delivery, tax, total, currency }: Costs): TemplateResult => {
  const row = (label: string, amount: number) => html`<dt>${label}</dt><dd>${formatMoney(amount, currency)}</dd>`
  return html`<dl data-part="costs">
    ${row(t('shop-adapters.Products'), products)}
    ${discounts === 0 ? nothing : row(t('shop-adapters.Discounts'), discounts)}
    ${row(t('shop-adapters.Delivery'), delivery)}
    <dt>${t('ShoppingCarts.Total')}</dt>
    <dd>
      <strong data-part="total-incl">${formatMoney(total, currency)}</strong>
      <small>${t('shop-adapters.TaxIncluded', { amount: formatMoney(tax, currency) })}</small>
    </dd>
  </dl>`
}

/** The products and costs of the order, with the total that the shopper has seen. */
export function summaryHtml({ lines, costs }: Checkout): TemplateResult {
  const total = formatMoney(costs.total, costs.currency)
  return html`<ul>
      ${lines.map(
        (line) =>
          html`<li>${line.quantity} × ${line.name} <span>${formatMoney(line.total, costs.currency)}</span></li>`,
      )}
    </ul>
    ${costsHtml(costs)}
    <p hidden data-part="announcement">${t('ShoppingCarts.Total')} ${total}</p>
    <input type="hidden" name="SeenTotal" value=${costs.total} />
    <input type="hidden" name="SeenCurrency" value=${costs.currency} />`
}

/** Shops keep descriptions as HTML; the page shows their text. */
export const textOf = (description: string): string => parseHtml(description).textContent?.trim() ?? ''
