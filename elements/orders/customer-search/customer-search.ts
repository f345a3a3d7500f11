import type { Connected } from '../../../runtime/element/behaviour.ts'
import { suggestOnTouch } from '../../../runtime/typeahead/field.ts'
import type { customerSearch } from './definition.ts'

/** Finds customers while staff type, and fills the form with the one that is chosen. */
export function connectCustomerSearch(tag: Connected<typeof customerSearch>): void {
  suggestOnTouch(tag.host, tag.signal, async (field, gone) => {
    const { suggestCustomers } = await import('./customer-list.ts')
    if (!gone.aborted) suggestCustomers(tag, field, gone)
  })
}
