import './customer-search.css'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { askSignIn } from '../../../runtime/forms/sign-in.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { markedWords } from '../../../runtime/typeahead/marks.ts'
import { type Row, Typeahead } from '../../../runtime/typeahead/typeahead.ts'
import { type FoundCustomer, getCustomers } from '../../../stores/search/api.ts'
import type { customerSearch } from './definition.ts'
import { EMAIL_FIELD, ID_FIELD } from './rules.ts'

type Tag = Connected<typeof customerSearch>

/** Suggests customers for a field, and fills the form with the one that is chosen. */
export function suggestCustomers(tag: Tag, field: HTMLInputElement, signal: AbortSignal): void {
  const { host, attributes, t } = tag
  const typeahead = new Typeahead({
    ...{ host, field, signal, texts: t },
    minLength: () => attributes.minLength,
    ask: async (text, stop) => {
      const found = await getCustomers(stop, text)
      return { rows: found.map((customer) => rowOf(tag, field, text, customer)), count: found.length }
    },
    failed: (error, text) => {
      logOnly(`Customers for "${text}" could not be searched.`, error)
      if (error.kind !== 'unauthorized') return error.serverMessage ?? t.failed
      askSignIn(signal).then((isSignedIn) => isSignedIn && typeahead.search())
      return undefined
    },
  })
  // Another text is not the customer that was chosen.
  field.addEventListener('input', () => fill(formOf(tag, field), ID_FIELD, ''), { signal })
}

function rowOf(tag: Tag, field: HTMLInputElement, text: string, { id, email }: FoundCustomer): Row {
  const choose = () => {
    field.value = email
    const form = formOf(tag, field)
    fill(form, ID_FIELD, id)
    fill(form, EMAIL_FIELD, email)
    tag.emit('customer:select', { customerId: id, email })
  }
  return { key: id, part: 'customer', content: [markedWords(email, text)], choose }
}

const formOf = ({ host, attributes }: Tag, field: HTMLInputElement): Element =>
  (attributes.for && document.getElementById(attributes.for)) || field.form || host

/** Writes into the fields of a name, and lets the page know. */
function fill(form: Element, name: string, value: string): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
    const isNews = field.value !== value
    field.value = value
    if (isNews || name === EMAIL_FIELD) field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
