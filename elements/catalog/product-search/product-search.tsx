import { useEffect } from 'react'
import { deferred } from '../../../runtime/page/deferred.ts'
import { isTyping, useSearchForm } from '../../../runtime/typeahead/search-form.ts'
import { useSuggestions } from '../../../runtime/typeahead/use-suggestions.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $search } from '../../../stores/search/search.ts'
import type { productSearch } from './definition.ts'
import { searchFor } from './results.ts'

const suggestions = deferred('<product-search>', () => import('./product-suggestions.tsx'))

export function ProductSearch(props: ViewProps<typeof productSearch>) {
  const { field, parts } = useSuggestions(suggestions, props)

  useSearchForm(field, 1, (text, input) => searchFor(text, input, props.emit))

  // In-page loading keeps the field. It shows the search of the loaded page, as a field of the server would.
  useEffect(
    () =>
      $search.listen((q) => {
        const input = field.current
        if (input?.type === 'search' && !isTyping(input)) input.value = q
      }),
    [field],
  )

  return <ServerMarkup<typeof productSearch> parts={parts} />
}
