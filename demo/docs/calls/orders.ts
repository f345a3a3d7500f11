import type { CallDoc } from './call-doc.ts'

const orderLine = {
  OrderId: '100015',
  ItemKey: '12',
  ItemOrigin: 'Catalog',
  name: 'Moon vase',
  quantity: '2',
  price: '24.00',
  currencyCode: 'EUR',
}

/**
 * The calls of orders and of prepaid accounts, for the person who placed the order; others get 404, and 401 without a
 * sign-in.
 */
export const orderCalls: CallDoc[] = [
  {
    method: 'PUT',
    path: '/api/v1/sales/orders/addtocart',
    doc: 'Adds a line of an order to the cart again, as a form. The shop counts its own price; `price` is for the page’s analytics. A refusal of stock is 409, as for the cart.',
    send: ['orders/api', 'putOrderLine', orderLine],
    isForm: true,
    body: orderLine,
    isAnyAnswer: true,
    answer: { ItemsCount: 2, AmountTaxInclHtml: '€48.00', AmountTaxExclHtml: '€40.00' },
  },
  {
    method: 'PUT',
    path: '/api/v1/sales/orders/addtocart',
    doc: 'With `OrderId` alone the whole order is added, as far as the shop still has it. `Messages` are sentences on what is gone, fewer or dearer; `Added` is for the page’s analytics.',
    send: ['orders/api', 'putOrder', '100015'],
    isForm: true,
    body: { OrderId: '100015' },
    optional: ['ItemsCount', 'AmountTaxInclHtml', 'AmountTaxExclHtml', 'Added', 'Added.Price', 'Added.CurrencyCode'],
    answer: {
      ItemsCount: 2,
      AmountTaxInclHtml: '€48.00',
      AmountTaxExclHtml: '€40.00',
      Added: [{ ItemKey: 12, Name: 'Moon vase', Quantity: 2, Price: 24, CurrencyCode: 'EUR' }],
      Messages: ['No longer on sale: Night bowl.'],
    },
  },
  {
    method: 'POST',
    path: '/api/v1/sales/prepaidaccounts/addtocart',
    doc: 'Asks to add money to a prepaid account. The answer is the content of a page, as a rule the one on which the amount is paid; it is put into the page. A refusal has `Message` or `Errors`.',
    send: ['orders/api', 'postPrepaidMoney', '4', '50'],
    body: { PrepaidAccountId: '4', Quantity: '50' },
    answer: '<h1>Pay for order 100020</h1><form method="post" action="/en/sales/payment">…</form>',
  },
  {
    method: 'POST',
    path: '/api/v1/sales/prepaidaccounts/addtocart',
    doc: 'JSON in place of HTML leads to another page.',
    send: ['orders/api', 'postPrepaidMoney', '4', '50'],
    body: { PrepaidAccountId: '4', Quantity: '50' },
    answer: { Uri: '/en/sales/payment?number=100020' },
  },
  {
    method: 'POST',
    path: '/api/v1/sales/prepaidaccounts/setnotification',
    doc: 'Says whether the customer is notified of each use of a prepaid account.',
    send: ['orders/api', 'postPrepaidNotification', '4', true],
    body: { IsActivated: true, PrepaidAccountId: '4' },
    isAnyAnswer: true,
    answer: true,
  },
]
