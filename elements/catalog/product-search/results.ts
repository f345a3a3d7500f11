import { visit } from '../../../runtime/navigation/visit.ts'
import { addressOf } from '../../../runtime/typeahead/search-form.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { rememberSearch } from '../../../stores/search/recent.ts'
import { searchAddress } from '../../../stores/search/search.ts'
import type { productSearch } from './definition.ts'

/** The page of the results: the form's own, or the culture's list (§2). */
export const resultsOf = (field: HTMLInputElement, text: string): string =>
  addressOf(field, text) ?? searchAddress(text)

export function searchFor(text: string, field: HTMLInputElement, emit: ViewProps<typeof productSearch>['emit']): void {
  field.value = text
  rememberSearch(text)
  emit('search:submit', { query: text })
  // The page shows its own failures.
  visit(resultsOf(field, text)).catch(() => {})
}
