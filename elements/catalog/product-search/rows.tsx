import type { TextsOf } from '../../../runtime/element/define.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import type { Row } from '../../../runtime/typeahead/row-list.tsx'
import type { Found } from '../../../runtime/typeahead/use-typeahead.tsx'
import type { Suggestion } from '../../../stores/search/api.ts'
import { forgetSearch, forgetSearches, recentSearches } from '../../../stores/search/recent.ts'
import type { productSearch } from './definition.ts'
import { fitting } from './rules.ts'
import { SuggestedProduct } from './suggested-product.tsx'

type Texts = TextsOf<typeof productSearch>

export type Ways = {
  resultsOf(text: string): string
  search(text: string): void
  select(name: string, url: string, address: URL): void
}

type Asked = { typed: string; limit: number; photoUrl: string; ways: Ways; t: Texts }

/** Suggestions of other sites are left out. The last row is for all results. */
export function foundRows(found: readonly Suggestion[], { typed, limit, photoUrl, ways, t }: Asked): Found {
  const rows = found.slice(0, fitting(limit)).flatMap((suggestion): Row[] => {
    const { name, url } = suggestion
    const address = ownUrl(url)
    if (!address) return []
    return [
      {
        key: address.href,
        part: 'suggestion',
        href: address.href,
        content: <SuggestedProduct key={address.href} suggestion={suggestion} typed={typed} photoUrl={photoUrl} />,
        choose: () => ways.select(name, url, address),
      },
    ]
  })
  const count = rows.length
  if (count === 0) return { rows, count }
  const href = ways.resultsOf(typed)
  const all = { key: 'all', part: 'all', href, content: t.all({ text: typed }), choose: () => ways.search(typed) }
  return { rows: [...rows, all], count }
}

/** The earlier searches, and a row that deletes them; empty without consent. */
export function recentRows(ways: Ways, t: Texts): Row[] {
  const rows = recentSearches().map(
    (text): Row => ({
      key: `recent ${text}`,
      part: 'recent',
      href: ways.resultsOf(text),
      content: (
        <>
          <span data-part="words">{text}</span>
          <span data-part="remove" title={t.remove({ text })} aria-hidden="true">
            ×
          </span>
        </>
      ),
      choose: () => ways.search(text),
      remove: () => forgetSearch(text),
    }),
  )
  if (rows.length === 0) return []
  return [...rows, { key: 'forget-all', part: 'forget-all', content: t.forgetAll, choose: forgetSearches }]
}
