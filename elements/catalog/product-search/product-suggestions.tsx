import { useState } from 'react'
import { visit } from '../../../runtime/navigation/visit.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import type { SuggestionsProps } from '../../../runtime/typeahead/use-suggestions.tsx'
import { useTypeahead } from '../../../runtime/typeahead/use-typeahead.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { suggestionQuery } from '../../../stores/search/suggestions.ts'
import type { productSearch } from './definition.ts'
import { resultsOf, searchFor } from './results.ts'
import { foundRows, recentRows, type Ways } from './rows.tsx'

export function Suggestions(props: ViewProps<typeof productSearch> & SuggestionsProps) {
  const { results, accuracy, limit, photoUrl, minLength, emit, t, field, give } = props
  const [query] = useState(suggestionQuery)

  const ways: Ways = {
    resultsOf: (text) => (field.current ? resultsOf(field.current, text) : ''),
    search: (text) => field.current && searchFor(text, field.current, emit),
    select(name, url, address) {
      emit('search:select', { name, url })
      visit(address).catch(() => {})
    },
  }

  return useTypeahead({
    ...{ t, field, give, minLength },
    anchor: ({ form }) => form,
    ask: async (q, signal) =>
      foundRows(await query(signal, { q, results, accuracy }), { typed: q, limit, photoUrl, ways, t }),
    idle: () => ({ rows: recentRows(ways, t), label: t.recent }),
    failed: (error, text) => void logOnly(`No suggestions for "${text}". The search itself works.`, error),
  }).node
}
