import type { Subject } from '../../mutant.ts'

export const quantities: readonly Subject[] = [
  {
    file: 'elements/forms/quantity-input/rules.ts',
    tests: ['elements/forms/quantity-input/rules.node.test.ts'],
    faults: [
      ['if (typed === null) return null', 'if (typed === null) return min', 'PRODUCT-24'],
      [
        'if (step <= 1 || value === before) return value',
        'if (step <= 4 || value === before) return value',
        'PRODUCT-25',
      ],
      ['(value > (before ?? 0) ? Math.ceil', '(value < (before ?? 0) ? Math.ceil', 'PRODUCT-26'],
      [': Math.floor(steps)) * step', ': Math.round(steps)) * step', 'PRODUCT-27'],
      ['before, step), min)', 'before, step), 1)', 'PRODUCT-28'],
      ['return max > 0 ? Math.min(raised, max) : raised', 'return raised', 'PRODUCT-29'],
      ['return max > 0 ? Math.min', 'return max >= 0 ? Math.min', 'PRODUCT-30'],
      ['snap(whole(typed, step), before, step)', 'snap(whole(typed, step), before, step + 1)', 'PRODUCT-35'],
      ['Number.isInteger(step) ? Math.trunc(value)', 'Number.isInteger(step) ? value'],
      ['Number(value.toPrecision(12))', 'value'],
      ['value >= max) return value === max', 'value >= max) return true'],
      ['if (value <= min) return value === min', 'if (value < min) return true'],
      ['Math.floor(steps) + 1', 'Math.ceil(steps) + 1'],
      ['max <= 0 || value < max', 'max <= 0 || value <= max'],
      ['value > min\n', 'value >= min\n'],
    ],
  },
  {
    file: 'elements/forms/quantity-input/rules.ts',
    tests: ['elements/forms/quantity-input/quantity-input.test.tsx'],
    faults: [
      ['TYPING_DELAY = 600', 'TYPING_DELAY = 599', 'LIMIT-031'],
      ['delayOf: () => TYPING_DELAY', 'delayOf: () => 0', 'LIMIT-031'],
    ],
  },
  {
    file: 'elements/product/product-variations/rules.ts',
    tests: ['elements/product/product-variations/rules.node.test.ts'],
    faults: [
      ['value >= min &&', 'value > min &&', 'PRODUCT-31'],
      ['value <= max)', 'value < max)', 'PRODUCT-32'],
      ['(max <= 0 ||', '(max < 0 ||', 'PRODUCT-33'],
      ['Number.isFinite(value) &&', '!Number.isNaN(value) &&', 'PRODUCT-31'],
      ["value.trim() !== ''", "value !== ''", 'PRODUCT-14'],
      [' && !QUANTITY.test(name)', '', 'PRODUCT-14'],
    ],
  },
  {
    file: 'elements/forms/number-input/rules.ts',
    tests: ['elements/forms/number-input/number-input.test.tsx'],
    faults: [
      ['LOWEST = 0', 'LOWEST = -1', 'FORM-24'],
      ['direction * bounds().step', 'direction', 'FORM-25'],
      ['lowest()), Math.max(lowest(), bounds().max))', 'lowest()), Number.POSITIVE_INFINITY)'],
      ['(value ?? LOWEST) > lowest()', '(value ?? LOWEST) >= lowest()'],
    ],
  },
  {
    file: 'elements/wishlist/wish-quantity/rules.ts',
    tests: ['elements/wishlist/wish-quantity/wish-quantity.test.tsx'],
    faults: [
      ['MOST = 999', 'MOST = 9_999'],
      ['Math.max(1, Number', 'Math.max(0, Number', 'WISH-26'],
    ],
  },
  {
    file: 'elements/product/degressive-price/rules.ts',
    tests: ['elements/product/degressive-price/degressive-price.test.ts'],
    faults: [
      ['from <= quantity', 'from < quantity', 'PRODUCT-43'],
      ["replace(',', '.')", "replace(',', '')"],
      ['let place = -1', 'let place = 0'],
    ],
  },
  {
    file: 'elements/product/add-to-cart/rules.ts',
    tests: ['elements/product/add-to-cart/add-to-cart.test.tsx'],
    faults: [
      ["name === '' || OWN_FIELDS.test(name)", "name === ''", 'CART-02'],
      ["text('Name') || given.name", 'given.name', 'API-20'],
      ["Number(text('Quantity') || given.quantity)", 'Number(given.quantity)', 'API-20'],
      ['more.length > 0 ? [first, ...more] : first', 'first'],
    ],
  },
]
