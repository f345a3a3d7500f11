import type { Connected } from '../../../runtime/element/behaviour.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { addressOf, onSearch, suggestOnTouch } from '../../../runtime/typeahead/field.ts'
import type { referenceSearch } from './definition.ts'

/** Finds a customer's own stock numbers while they are typed; the form goes to the page that it names. */
export function connectReferenceSearch(tag: Connected<typeof referenceSearch>): void {
  const { host, attributes, signal } = tag
  suggestOnTouch(host, signal, async (field, gone) => {
    const { ReferenceList } = await import('./reference-list.ts')
    if (!gone.aborted) new ReferenceList(tag, field, gone)
  })
  onSearch(host, { signal, least: () => attributes.minLength }, (text, field) => {
    const address = addressOf(field, text)
    if (address) visit(address, { keepPlace: true }).catch(() => {})
  })
}
