import { html, nothing, type TemplateResult } from 'lit-html'
import { create, type } from 'superstruct'
import { fragmentOf } from '../../../../runtime/element/template.ts'
import { cultureUrl } from '../../../../runtime/page/paths.ts'
import { ShopError } from '../../../../runtime/request/errors.ts'
import { formatMoney } from '../../../../runtime/text/culture.ts'
import { t } from '../../../../runtime/text/strings.ts'
import type { Order, OrderCalls, OrderLine, OrderState } from '../../groups/orders.ts'
import { inTurn } from '../../session.ts'
import type { Shop } from '../../shop.ts'
import { Field, lineOf } from '../address-fields.ts'
import { type Answer, fieldsOf, queryOfPage } from '../asked.ts'
import { summaryOf } from '../basket.ts'
import { costsHtml } from '../checkout/parts.ts'
import { safeUrl } from '../safe-url.ts'
import { loadTexts } from '../texts.ts'
import { filled } from '../theme-template.ts'

const Again = type({ OrderId: Field, ItemKey: Field, quantity: Field })

/** The calls of orders, by method and path. */
export function orderAnswers(shop: Shop, orders: OrderCalls): Record<string, Answer> {
  const shown =
    (show: (order: Order) => TemplateResult): Answer =>
    async (asked) => {
      await loadTexts()
      const order = await orders.one(queryOfPage(asked).number ?? '')
      return fragmentOf(order ? show(order) : html`<p>${t('shop-adapters.OrderUnknown')}</p>`)
    }
  return {
    'GET /{culture}/widget/orderconfirmation': shown(
      (order) => html`<div>
        <p>${t('shop-adapters.Thanks')}</p>
        ${orderHtml(order)}
        <one-step-checkout purchase=${JSON.stringify(purchaseOf(order))}></one-step-checkout>
      </div>`,
    ),
    'GET /{culture}/widget/order': shown((order) => html`<div>${orderHtml(order)}</div>`),
    'GET /{culture}/widget/orders': async (asked) => {
      await loadTexts()
      const page = Math.max(1, Number.parseInt(queryOfPage(asked).pagenbr ?? '', 10) || 1)
      return listHtml(await orders.list(page), page)
    },
    'PUT /api/v1/sales/orders/addtocart': async (asked) => {
      const { OrderId, ItemKey, quantity } = create(fieldsOf(asked), Again)
      await loadTexts()
      const order = await orders.one(OrderId)
      if (!order) throw new ShopError('refused', 404, { Message: t('shop-adapters.OrderUnknown') })
      const lines = order.lines.filter(({ variantId }) => ItemKey === '' || variantId === ItemKey)
      return addAgain(shop, order, lines, Number(quantity) || undefined)
    },
  }
}

/** Adds lines of an order to the basket. Refused lines are named; one line alone is refused as an addition is. */
async function addAgain({ name, basket }: Shop, order: Order, lines: readonly OrderLine[], wanted?: number) {
  const added: OrderLine[] = []
  const messages: string[] = []
  for (const line of lines) {
    try {
      await inTurn(name, () => basket.add(line.variantId, wanted ?? line.quantity))
      added.push(line)
    } catch (error) {
      if (!(error instanceof ShopError) || error.kind !== 'refused' || lines.length === 1) throw error
      const { Stock } = (error.data ?? {}) as { Stock?: number }
      const left = Stock === undefined ? '' : t('ShoppingCarts.OnlyLeft', { count: Stock })
      messages.push(t('shop-adapters.Gone', { name: line.name, reason: error.serverMessage ?? left }).trim())
    }
  }
  return {
    ...summaryOf(await basket.read()),
    Added: added.map(({ variantId, name, quantity, price }) => ({
      ...{ ItemKey: variantId, Name: name, Quantity: wanted ?? quantity, Price: price, CurrencyCode: order.currency },
    })),
    Messages: messages,
  }
}

const STATES: Record<OrderState, string> = {
  placed: 'shop-adapters.StatePlaced',
  paid: 'shop-adapters.StatePaid',
  sent: 'shop-adapters.StateSent',
  delivered: 'shop-adapters.StateDelivered',
  cancelled: 'shop-adapters.StateCancelled',
}

/** The name of an order in addresses and forms. */
const idOf = ({ id, number }: Order): string => id ?? number

const valuesOf = (order: Order) => ({
  number: order.number,
  state: t(STATES[order.state]),
  day: order.placedAt.toLocaleDateString(document.documentElement.lang || undefined, { dateStyle: 'long' }),
  total: formatMoney(order.total, order.currency),
  url: safeUrl(order.url),
})

const againForm = (order: Order) =>
  html`<form method="post" action=${cultureUrl('account/orders/again')}>
      <input type="hidden" name="OrderId" value=${idOf(order)} />
      <button type="submit" aria-label=${`${t('shop-adapters.OrderAgain')}, ${order.number}`}>
        ${t('shop-adapters.OrderAgain')}
      </button>
    </form>
    <div data-part="outcome"></div>`

/** A page of orders, for `<order-list>`. A theme writes its own row in `<template data-vitrine="order">`. */
function listHtml({ orders, pages }: Awaited<ReturnType<OrderCalls['list']>>, page: number): DocumentFragment {
  if (orders.length === 0) return fragmentOf(html`<p>${t('shop-adapters.NoOrders')}</p>`)
  const row = (order: Order) => {
    const { number, state, day, total, url } = valuesOf(order)
    return html`<a href=${url}>${t('shop-adapters.OrderNumber', { number })}</a> <span>${day}</span>
      <span>${state}</span> <strong>${total}</strong>`
  }
  return fragmentOf(
    html`<order-list>
        <ul>
          ${orders.map(
            (order) =>
              html`<li data-order-id=${idOf(order)}>${filled('order', valuesOf(order)) ?? row(order)} ${againForm(order)}</li>`,
          )}
        </ul>
      </order-list>
      ${
        pages > 1
          ? html`<list-pagination page=${page} pages=${pages} param="pagenbr" label=${t('shop-adapters.OrderPages')}></list-pagination>`
          : nothing
      }`,
  )
}

/** One order with its lines. */
function orderHtml(order: Order): TemplateResult {
  const { number, state, day } = valuesOf(order)
  return html`<h2>${t('shop-adapters.OrderNumber', { number })}</h2>
    <p>${day}, ${state}</p>
    <ul data-part="lines">
      ${order.lines.map(
        ({ name, quantity, total, url, image }) =>
          html`<li>
            ${safeUrl(image) && html`<img src=${safeUrl(image)} alt="" width="80" height="80" loading="lazy" />`}
            <span>${quantity} × <a href=${safeUrl(url)}>${name}</a></span> <span>${formatMoney(total, order.currency)}</span>
          </li>`,
      )}
    </ul>
    ${costsHtml(order)}
    ${order.shipping ? html`<p>${t('shop-adapters.DeliveryAddress')}: ${lineOf(order.shipping)}</p>` : nothing}
    <order-list><div data-order-id=${idOf(order)}>${againForm(order)}</div></order-list>`
}

const purchaseOf = ({ number, total, tax, delivery, currency, lines }: Order) => ({
  ...{ transaction_id: number, value: total, tax, shipping: delivery, currency },
  items: lines.map(({ sku, name, price, quantity }) => ({ item_id: sku, item_name: name, price, quantity })),
})
