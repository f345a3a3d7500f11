import { html, nothing, type TemplateResult } from 'lit-html'
import { fragmentOf } from '../../../runtime/element/template.ts'
import { formatMoney } from '../../../runtime/text/culture.ts'
import { loadStrings, t } from '../../../runtime/text/strings.ts'
import type { Basket, BasketLine } from '../groups/basket.ts'
import { safeUrl } from './safe-url.ts'
import { filled } from './theme-template.ts'

/**
 * The items of the basket, for `<shop-cart>`. A theme writes its own HTML in `<template data-vitrine="cart-item">`,
 * `cart-total` and `cart-empty`.
 */
export async function basketHtml(basket: Basket): Promise<DocumentFragment> {
  await loadStrings()
  if (basket.lines.length === 0) {
    return filled('cart-empty', {}) ?? fragmentOf(html`<p>${t('ShoppingCarts.ItemsCount', { count: 0 })}</p>`)
  }
  return fragmentOf(
    html`<form method="post">
      <ul>
        ${basket.lines.map((line) => item(line, basket.currency))}
      </ul>
      ${total(basket)}
    </form>`,
  )
}

function item(given: BasketLine, currency: string): TemplateResult {
  const line = { ...given, url: safeUrl(given.url), image: safeUrl(given.image) }
  const values = {
    ...line,
    quantity: String(line.quantity),
    price: formatMoney(line.price, currency),
    total: formatMoney(line.total, currency),
  }
  return html`<li
    data-item-id=${line.id}
    data-item-key=${`Catalog-${line.variantId}`}
    data-item-name=${line.name}
    data-quantity=${line.quantity}
    data-price=${line.price}
    data-sku=${line.sku}
    data-currency=${currency}
  >
    ${filled('cart-item', values) ?? ownItem(line, values)}
  </li>`
}

const ownItem = ({ id, name, url, image, quantity }: BasketLine, { total }: { total: string }): TemplateResult => {
  const remove = t('ShoppingCarts.Remove')
  return html`${image && html`<img src=${image} alt="" width="80" height="80" loading="lazy" />`}
    <a href=${url}>${name}</a>
    <quantity-input product-name=${name} min-qty="1">
      <input
        type="number"
        name=${`Quantity-${id}`}
        value=${quantity}
        min="1"
        aria-label=${`${t('Catalog.Quantity')}, ${name}`}
      />
    </quantity-input>
    <span>${total}</span>
    <button type="submit" name="remove" value=${id} aria-label=${`${remove}, ${name}`}>${remove}</button>
    <span data-part="item-error" role="alert"></span>`
}

function total({ withTax, withoutTax, currency, coupons }: Basket): TemplateResult | DocumentFragment {
  const values = {
    total: formatMoney(withTax, currency),
    'total-without-tax': formatMoney(withoutTax, currency),
    coupons: coupons.join(', '),
  }
  return (
    filled('cart-total', values) ??
    html`<p>${t('ShoppingCarts.Total')} <strong>${values.total}</strong>${coupons.length > 0 ? ` (${values.coupons})` : nothing}</p>`
  )
}
