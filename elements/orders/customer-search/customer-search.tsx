import { deferred } from '../../../runtime/page/deferred.ts'
import { useSuggestions } from '../../../runtime/typeahead/use-suggestions.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { customerSearch } from './definition.ts'

const suggestions = deferred('<customer-search>', () => import('./customer-suggestions.tsx'))

export function CustomerSearch(props: ViewProps<typeof customerSearch>) {
  return <ServerMarkup<typeof customerSearch> parts={useSuggestions(suggestions, props).parts} />
}
