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

/** Sends the form by a visit, and suggests products while somebody types. */
export function ProductSearch(props: ViewProps<typeof productSearch>) {
  const { field, parts } = useSuggestions(suggestions, props)

  useSearchForm(field, 1, (text, input) => searchFor(text, input, props.emit))

  // In-page loading leaves the field as it was: it says what the page that came is the answer to, as the server's would.
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
