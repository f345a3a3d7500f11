import type { Subject } from '../../mutant.ts'

export const basket: readonly Subject[] = [
  {
    file: 'stores/cart/item-requests.ts',
    tests: ['stores/cart/item-requests.test.ts'],
    faults: [['outcome.error.status === NOT_FOUND', 'outcome.error.status !== NOT_FOUND']],
  },
  {
    file: 'stores/cart/cart.ts',
    tests: ['stores/cart/cart.test.ts'],
    faults: [
      ['waiting ??= enqueue(readTruth)', 'waiting = enqueue(readTruth)'],
      ['      mutations.delete(mutation)\n      refreshCart()', '      refreshCart()'],
      ['      mutations.delete(mutation)\n      refreshCart()', '      mutations.delete(mutation)'],
      ['  read.abort()\n', ''],
      ['read.onceOnline(error, () => $value.lc > 0 && changedElsewhere())\n', ''],
      ['if (mutation.isDone) refreshCart()', 'refreshCart()'],
      [
        'for (const mutation of mutations) if (mutation.isDone) mutations',
        'for (const mutation of mutations) mutations',
      ],
      ["    if (error.kind !== 'aborted') failure = error\n", ''],
      ['mutate(-item.quantity, () => deleteItem', 'mutate(item.quantity, () => deleteItem'],
      ['mutate(quantity - item.quantity,', 'mutate(quantity,'],
      ['pending += units', 'pending = units'],
      ['    $lastChange.set(change)\n', '', 'CART-39'],
      ['  react(change)\n', '', 'CART-03'],
    ],
  },
  {
    file: 'stores/cart/cities.ts',
    tests: ['elements/cart/city-typeahead/city-typeahead.test.ts'],
    faults: [
      ['CityId: wireId(id)', 'CityId: id', 'API-55'],
      [', { numeric: true }', ''],
    ],
  },
  {
    file: 'stores/cart/reactions/outcome.ts',
    tests: ['stores/cart/reactions/outcome.node.test.ts'],
    faults: [["typeof available === 'number' && available > 0", "typeof available === 'number' && available > 1"]],
  },
  {
    file: 'stores/cart/item-requests.ts',
    tests: ['elements/cart/shop-cart/shop-cart.test.tsx'],
    faults: [
      ['show(itemId, { known: done ? quantity : known,', 'show(itemId, { known: quantity,'],
      ['if ($value.get()[itemId]?.next !== quantity) return undefined', 'if (false as boolean) return undefined'],
    ],
  },
  {
    file: 'stores/cart/coupon.ts',
    tests: ['elements/cart/coupon-form/coupon-form.test.tsx'],
    faults: [
      ["if (code === '' ||", "if (typed === '' ||", 'CART-23'],
      ["? 'accepted' : 'refused'", "? 'accepted' : 'accepted'", 'ERROR-37'],
      ["if (!refreshShownCart()) reloadPage('coupon')", 'refreshShownCart()', 'ERROR-39'],
      ["    $value.set({ state: 'failed', code, error: ShopError.of(error) })", '    ShopError.of(error)', 'ERROR-33'],
      ['    await deleteCoupon()\n', '', 'CART-25'],
    ],
  },
  {
    file: 'stores/cart/gift-cards.ts',
    tests: ['elements/cart/gift-card/gift-card.test.tsx'],
    faults: [
      ['localStorage.setItem(storageKey()', 'sessionStorage.setItem(storageKey()', 'CART-38'],
      ['keep(isEmpty ? others : [...others, card])', 'keep([...others, card])'],
      ['!known.some((card) => card.key === key)', 'key !== undefined'],
    ],
  },
  {
    file: 'elements/cart/saved-items/saved-items.tsx',
    tests: ['elements/cart/saved-items/saved-items.test.tsx'],
    faults: [
      ['        setRemoval(next)\n', ''],
      ['if (busy.includes(row.key)) return', 'if (false as boolean) return'],
    ],
  },
  {
    file: 'stores/cart/customer-coupons.ts',
    tests: ['elements/cart/coupon-list/coupon-list.test.tsx'],
    faults: [["Description ?? ''", "EndDate ?? ''", 'CART-26']],
  },
]
