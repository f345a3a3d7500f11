import type { Subject } from '../../mutant.ts'

export const wishlists: readonly Subject[] = [
  {
    file: 'stores/wishlist/api.ts',
    tests: ['elements/wishlist/wish-quantity/wish-quantity.test.tsx'],
    faults: [
      ["if (!IsSuccessfull) throw new TypeError('the quantity was not kept')\n", ''],
      ['  return Quantity\n', '  return 1\n'],
    ],
  },
  {
    file: 'stores/wishlist/api.ts',
    tests: ['elements/wishlist/wishlist-modal/wishlist-modal.test.tsx'],
    faults: [
      ['query: { productVariantId, listId }', 'query: { productVariantId }', 'WISH-16'],
      ['deletefromalllist/', 'deletefromlist/', 'WISH-22'],
    ],
  },
  {
    file: 'stores/wishlist/wishlist.ts',
    tests: ['elements/wishlist/wishlist-modal/wishlist-modal.test.tsx'],
    faults: [
      ['if (added.dataLayer) track', 'if (!added.dataLayer) track', 'ANALYTICS-11'],
      ['notePresent(variantId, isElsewhere)', 'notePresent(variantId, false)', 'API-42'],
      ['  notePresent(variantId, false)\n', '', 'WISH-22'],
      ['  notePresent(addition.productVariantId, true)\n', '', 'ANALYTICS-11'],
      ['if (count !== undefined) noteCount(count)', 'noteCount(0)'],
    ],
  },
  {
    file: 'elements/wishlist/birth-list/rules.ts',
    tests: ['elements/wishlist/birth-list/birth-list.test.tsx'],
    faults: [["get('openBirthlist')", "get('openWishlist')", 'NAV-32']],
  },
  {
    file: 'stores/wishlist/lists-api.ts',
    tests: ['elements/wishlist/wishlist-page/wishlist-page.test.tsx'],
    faults: [
      ['{ name: Name, description: Description }', '{ name: Name, description: Name }', 'WISH-20'],
      ['messages: Messages ?? []', 'messages: []', 'WISH-23'],
    ],
  },
  {
    file: 'stores/wishlist/lists-api.ts',
    tests: ['elements/wishlist/wishlist-page/wishlist-page.test.tsx'],
    faults: [
      ['updatename', 'updatedescription', 'API-36'],
      ['query: { Id, Description }', 'query: { Id, Name: Description }', 'API-37'],
      ['body: { WishlistId: wireId(id) }', 'body: { WishlistId: id }', 'API-33'],
      [
        "request('DELETE', '/api/v1/catalog/wishlist/deletefromlist'",
        "request('POST', '/api/v1/catalog/wishlist/deletefromlist'",
        'WISH-21',
      ],
    ],
  },
  {
    file: 'stores/wishlist/opened.ts',
    tests: ['elements/wishlist/wishlist-nav/wishlist-nav.test.tsx'],
    faults: [
      ["url.searchParams.set('wishlistid', wishlistId)", "url.searchParams.set('id', wishlistId)", 'NAV-34'],
      ["path || cultureUrl('catalog/wishlist/list_item')", "cultureUrl('catalog/wishlist/list_item')", 'WISH-09'],
    ],
  },
]
