import type { Connected } from '../../../runtime/element/behaviour.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { addressOf } from '../../../runtime/typeahead/field.ts'
import { rememberSearch } from '../../../stores/search/recent.ts'
import { searchAddress } from '../../../stores/search/search.ts'
import type { productSearch } from './definition.ts'

/** The page of the results: the form's own, or the culture's list (§2). */
export const resultsOf = (field: HTMLInputElement, text: string): string =>
  addressOf(field, text) ?? searchAddress(text)

/** Searches for a text. */
export function go({ emit }: Connected<typeof productSearch>, field: HTMLInputElement, text: string): void {
  field.value = text
  rememberSearch(text)
  emit('search:submit', { query: text })
  // The page tells of its failures itself.
  visit(resultsOf(field, text)).catch(() => {})
}
