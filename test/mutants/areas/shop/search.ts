import type { Subject } from '../../mutant.ts'

export const search: readonly Subject[] = [
  {
    file: 'elements/catalog/product-search/rules.ts',
    tests: ['elements/catalog/product-search/product-search.test.ts'],
    faults: [
      ['MIN_LENGTH = 2', 'MIN_LENGTH = 3', 'SEARCH-02'],
      ['RESULTS = 5', 'RESULTS = 6', 'LIMIT-022'],
      ['ACCURACY = 0.3', 'ACCURACY = 0.4'],
      ['LIMIT = 30', 'LIMIT = 31'],
    ],
  },
  {
    file: 'elements/catalog/product-search/rules.ts',
    tests: ['elements/catalog/product-search/rules.node.test.ts'],
    faults: [
      ['Math.floor(limit) - 1', 'Math.floor(limit)'],
      ['Math.max(1, Math.floor', 'Math.max(0, Math.floor'],
      ['encodeURIComponent(name)', 'name'],
      ["if (template === '') return undefined", "if (template === '') return { src: '', srcset: '' }"],
    ],
  },
  {
    file: 'elements/catalog/reference-search/rules.ts',
    tests: ['elements/catalog/reference-search/reference-search.test.ts'],
    faults: [
      ['MIN_LENGTH = 2', 'MIN_LENGTH = 1', 'SEARCH-09'],
      ['PAGE_SIZE = 10', 'PAGE_SIZE = 11'],
    ],
  },
  {
    file: 'stores/search/api.ts',
    tests: ['elements/catalog/reference-search/reference-search.test.ts'],
    faults: [['query: { q, page }', 'query: { q }', 'SEARCH-10']],
  },
  {
    file: 'stores/search/recent.ts',
    tests: ['elements/catalog/product-search/recent.test.ts'],
    faults: [
      ['const MOST = 5', 'const MOST = 6'],
      ["if (text === '' || !mayRemember()) return", "if (text === '') return"],
      ['.filter((other) => !isSame(other, text))])', '])'],
      ['one.toLowerCase() === other.toLowerCase()', 'one === other'],
    ],
  },
  {
    file: 'stores/search/suggestions.ts',
    tests: ['elements/catalog/product-search/product-search.test.ts'],
    faults: [
      ['if (before && performance.now() - before.at < FRESH) return before.found', 'if (!before) known.clear()'],
    ],
  },
]
