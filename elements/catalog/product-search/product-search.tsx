import { useEffect, useState } from 'react'
import { visit } from '../../../runtime/navigation/visit.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { addressOf, isTyping, useSearchForm } from '../../../runtime/typeahead/search-form.ts'
import { useTypeahead } from '../../../runtime/typeahead/use-typeahead.tsx'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { rememberSearch } from '../../../stores/search/recent.ts'
import { $search, searchAddress } from '../../../stores/search/search.ts'
import { suggestionQuery } from '../../../stores/search/suggestions.ts'
import type { productSearch } from './definition.ts'
import { foundRows, recentRows, type Ways } from './rows.tsx'

/** Suggests products while somebody types, and sends the form by a visit. */
export function ProductSearch({
  minLength,
  results,
  accuracy,
  limit,
  photoUrl,
  emit,
  t,
}: ViewProps<typeof productSearch>) {
  const { element } = useServerMarkup<typeof productSearch>()
  const [query] = useState(suggestionQuery)
  const field = () => element('field')

  const ways: Ways = {
    // The page of the results: the form's own, or the culture's list (§2).
    resultsOf: (text) => (field() && addressOf(field() as HTMLInputElement, text)) ?? searchAddress(text),
    search(text) {
      const input = field()
      if (input) input.value = text
      rememberSearch(text)
      emit('search:submit', { query: text })
      // The page shows its failures itself.
      visit(ways.resultsOf(text)).catch(() => {})
    },
    select(name, url, address) {
      emit('search:select', { name, url })
      visit(address).catch(() => {})
    },
  }

  const typeahead = useTypeahead({
    ...{ t, field, minLength },
    anchor: () => field()?.form,
    ask: async (q, signal) =>
      foundRows(await query(signal, { q, results, accuracy }), { typed: q, limit, photoUrl, ways, t }),
    idle: () => ({ rows: recentRows(ways, t), label: t.recent }),
    failed: (error, text) => void logOnly(`No suggestions for "${text}". The search itself works.`, error),
  })

  useSearchForm(field, 1, ways.search)

  const newestField = useLatest(field)
  // In-page loading leaves the field as it was: it says what the page that came is the answer to, as the server's would.
  useEffect(
    () =>
      $search.listen((q) => {
        const input = newestField.current()
        if (input?.type === 'search' && !isTyping(input)) input.value = q
      }),
    [newestField],
  )

  return (
    <ServerMarkup<typeof productSearch>
      parts={{
        field: ({ index }) => (index === 0 ? typeahead.field : undefined),
        popup: typeahead.popup,
        status: typeahead.status,
      }}
    />
  )
}
