import type { Subject } from '../../mutant.ts'

export const orders: readonly Subject[] = [
  {
    file: 'elements/orders/refund-request/rules.ts',
    tests: ['elements/orders/refund-request/refund-request.test.tsx'],
    faults: [
      ['Math.max(0, Number.isFinite', 'Math.max(1, Number.isFinite', 'ORDER-27'],
      ['return Math.min(limit,', 'return Math.max(limit,', 'ORDER-27'],
      ['Math.round(Number(price ?? 0) * 100)', 'Math.floor(Number(price ?? 0) * 100)', 'ORDER-06'],
      ['if (refundable === undefined) return units', 'if (refundable !== undefined) return units', 'ORDER-06'],
      ['/ Math.max(units, Number(most) || 0)', '/ units', 'ORDER-06'],
      ['toFixed(2)', 'toFixed(1)', 'ORDER-07'],
      ["replace('.', ',')", "replace(',', '.')", 'ORDER-07'],
    ],
  },
  {
    file: 'elements/orders/delivery-change/rules.ts',
    tests: ['elements/orders/delivery-change/delivery-change.test.tsx'],
    faults: [
      ["if (error !== '') return", "if (error === '') return", 'ORDER-19'],
      ["success === '' ? { kind: 'form' }", "success !== '' ? { kind: 'form' }", 'ORDER-21'],
    ],
  },
  {
    file: 'stores/orders/api.ts',
    tests: ['elements/orders/prepaid-account/prepaid-account.test.tsx'],
    faults: [
      ['body: { IsActivated, PrepaidAccountId }', 'body: { IsActivated: true, PrepaidAccountId }', 'API-71'],
      ['    quiet: true,\n', '', 'ORDER-13'],
      ['body: { PrepaidAccountId, Quantity }', 'body: { PrepaidAccountId, Quantity: 1 }', 'API-69'],
    ],
  },
  {
    file: 'stores/orders/prepaid.ts',
    tests: ['elements/orders/prepaid-account/prepaid-account.test.tsx'],
    faults: [["event: 'addPrepaidToCart'", "event: 'add_to_cart'", 'ANALYTICS-08']],
  },
  {
    file: 'elements/orders/customer-search/rules.ts',
    tests: ['elements/orders/customer-search/customer-search.test.ts'],
    faults: [['MIN_LENGTH = 2', 'MIN_LENGTH = 1', 'SEARCH-13']],
  },
  {
    file: 'demo/server/shop/orders/order-acts.ts',
    tests: ['test/data/order-acts.test.ts'],
    faults: [["if (cancelledAt) return 'cancelled'\n", '\n']],
  },
  {
    file: 'demo/server/shop/account/prepaid.ts',
    tests: ['test/data/used-once.test.ts'],
    faults: [
      ['if (balance < toCents(order.total_incl)) return', 'if (balance < 0) return'],
      ['if (order.paidAt !== null || order.card_payment !== null)', 'if (order.card_payment !== null)'],
    ],
  },
  {
    file: 'elements/orders/order-line/rules.ts',
    tests: ['elements/orders/order-line/order-line.test.tsx'],
    faults: [["typeof value === 'string' && value.trim() !== ''", "typeof value === 'string' && value === ''"]],
  },
  {
    file: 'stores/orders/again.ts',
    tests: ['elements/orders/order-line/order-line.test.tsx'],
    faults: [
      ["Number(text.replace(',', '.'))", 'Number(text)', 'ANALYTICS-12'],
      ['numberIn(line.quantity) ?? 1', '1', 'ANALYTICS-12'],
      ['...(price !== undefined && { price }),\n    ...(line.currencyCode', '...(line.currencyCode', 'ANALYTICS-12'],
    ],
  },
  {
    file: 'stores/orders/again.ts',
    tests: ['elements/orders/order-list/order-list.test.tsx'],
    faults: [
      ['    refreshAnnouncedCart()\n', '\n'],
      ['      trackAddition({', '      void ({'],
      ['`Catalog-${key}`', '`${key}`'],
      ['    refreshCart()\n    return outcomeOf(error)', '    return outcomeOf(error)'],
    ],
  },
]
