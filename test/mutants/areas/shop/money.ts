import type { Subject } from '../../mutant.ts'

export const money: readonly Subject[] = [
  {
    file: 'demo/data/money/cents.ts',
    tests: ['test/data/money.test.ts'],
    faults: [
      ['const left = amount - shares', 'const left = amount - 1 - shares'],
      ['exact.map(Math.floor)', 'exact.map(Math.ceil)'],
      ['other.loss - one.loss', 'one.loss - other.loss'],
      ['if (whole === 0) return', 'if (whole < 0) return'],
    ],
  },
  {
    file: 'demo/data/money/paid.ts',
    tests: ['test/data/money.test.ts'],
    faults: [
      ['incl: unitIncl * quantity - discountIncl', 'incl: unitIncl * quantity + discountIncl'],
      ['Math.round((amount * wanted) / units)', 'Math.ceil(amount / units) * wanted'],
    ],
  },
  {
    file: 'demo/data/money/market.ts',
    tests: ['test/data/money.test.ts'],
    faults: [['Math.round((euros * rate) / MILLION)', '(euros * rate) / MILLION']],
  },
  {
    file: 'demo/data/catalogue/prices.ts',
    tests: ['test/data/products.test.ts'],
    faults: [
      ['step.fromQuantity <= quantity', 'step.fromQuantity < quantity'],
      ['Math.min(regularExcl, sale?.excl', 'Math.max(regularExcl, sale?.excl'],
    ],
  },
  {
    file: 'demo/server/shop/cart/sums.ts',
    tests: ['test/data/money.test.ts'],
    faults: [['Math.round(line.totalExcl * share)', 'line.totalExcl * share']],
  },
]
