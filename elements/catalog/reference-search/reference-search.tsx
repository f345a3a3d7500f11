import { visit } from '../../../runtime/navigation/visit.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { addressOf, useSearchForm } from '../../../runtime/typeahead/search-form.ts'
import { useSuggestions } from '../../../runtime/typeahead/use-suggestions.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { referenceSearch } from './definition.ts'

const suggestions = deferred('<reference-search>', () => import('./reference-suggestions.tsx'))

export function ReferenceSearch(props: ViewProps<typeof referenceSearch>) {
  const { field, parts } = useSuggestions(suggestions, props)

  useSearchForm(field, props.minLength, (text, input) => {
    const address = addressOf(input, text)
    if (address) visit(address, { keepPlace: true }).catch(() => {})
  })

  return <ServerMarkup<typeof referenceSearch> parts={parts} />
}
