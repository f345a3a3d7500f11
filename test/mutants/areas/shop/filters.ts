import type { Subject } from '../../mutant.ts'

export const filters: readonly Subject[] = [
  {
    file: 'stores/filters/rules/filter-set.ts',
    tests: ['stores/filters/filters.test.ts'],
    faults: [
      ["url.searchParams.delete('pageindex')", "url.searchParams.delete('page')", 'FILTER-16'],
      ["if (text === '') url.searchParams.delete('filter')\n  else url", 'url', 'FILTER-20'],
      ['values.filter(isId)', 'values.filter(Boolean)'],
      ['[...new Set(values.filter(isId))]', '[...values.filter(isId)]'],
      ['ids.length > 0 ? ids.sort', 'ids.length >= 0 ? ids.sort'],
      ["typeof value === 'string' ? value !== ''", "typeof value === 'string' ? true"],
      ['? Number(text) : text', '? text : text', 'FILTER-08'],
      ['(/^true$/i.test(text) ? true : readId(text))', 'readId(text)', 'FILTER-09'],
      ['const groups = isObject(filters[name]) ? filters[name] : {}', 'const groups = {}', 'FILTER-10'],
      ['if (!attributeId) return tidyFilters', 'if (attributeId) return tidyFilters', 'FILTER-10'],
      ["name.replace(/(Min|Max)$/, '')", 'name'],
      ['count += value.length', 'count += 1'],
    ],
  },
  {
    file: 'elements/catalog/list-pagination/rules.ts',
    tests: ['elements/catalog/list-pagination/rules.node.test.ts'],
    faults: [
      ['INNER_WINDOW = 2', 'INNER_WINDOW = 3', 'LIMIT-036'],
      ['INNER_WINDOW_SMALL = 0', 'INNER_WINDOW_SMALL = 1', 'LIMIT-037'],
      ['Math.min(pages, page + side)', 'page + side', 'LIMIT-036'],
      ['Math.max(1, page - side)', 'page - side', 'LIMIT-036'],
      ['Math.trunc(page)', 'page'],
    ],
  },
  {
    file: 'stores/list/page-address.ts',
    tests: ['elements/catalog/list-pagination/rules.node.test.ts'],
    faults: [
      ['if (page > 1) url', 'if (page > 0) url'],
      ["url.hash = ''", 'url.port'],
      ['searchParams.delete(FROM_PAGE)', 'searchParams.delete(String(searchParams.size))'],
      ['if (from < page)', 'if (from <= page)'],
    ],
  },
  {
    file: 'elements/catalog/list-toolbar/rules.ts',
    tests: ['elements/catalog/list-toolbar/rules.node.test.ts'],
    faults: [
      ["['pageSize', 'sort', 'entityName']", "['sort', 'entityName']", 'NAV-21'],
      ["['pageSize', 'sort', 'entityName']", "['pageSize', 'entityName']"],
      ["if (value === '') url.searchParams.delete(name)\n    else url", 'url'],
      ["value === '' || list.trim()", 'list.trim()'],
      ['known.trim() === value', 'known === value'],
    ],
  },
  {
    file: 'elements/catalog/tag-search/rules.ts',
    tests: ['elements/catalog/tag-search/tag-search.test.ts'],
    faults: [
      ['url.searchParams.delete(PAGE)', 'here.searchParams.delete(PAGE)'],
      ["if (value !== '') url", 'url'],
      ["? here.search : ''", "? '' : ''"],
    ],
  },
  {
    file: 'elements/catalog/product-list/rules.ts',
    tests: ['elements/catalog/product-list/product-list.test.ts'],
    faults: [
      ['query.get(name))', 'query.get(name) || id)', 'NAV-30'],
      ["query.has('openBirthlist')", "query.get('openBirthlist')", 'NAV-32'],
      ["shown('openWishlist')", "shown('openBirthlist')", 'NAV-30'],
    ],
  },
  {
    file: 'elements/catalog/product-filters/rules.ts',
    tests: ['elements/catalog/product-filters/product-filters.test.ts'],
    faults: [
      ['AUTO_SUBMIT = 1_000', 'AUTO_SUBMIT = 999', 'LIMIT-028'],
      ['low > high', 'low >= high + 1_000'],
      ['useGrouping: false', 'useGrouping: true'],
    ],
  },
  {
    file: 'elements/catalog/product-filters/rules.ts',
    tests: ['elements/catalog/product-filters/widget.test.ts'],
    faults: [["WITHOUT_FILTERS = 'Corporate'", "WITHOUT_FILTERS = 'Retail'", 'FILTER-06']],
  },
]
