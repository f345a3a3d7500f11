import { logOnly } from '../../../runtime/page/warn.ts'
import { Marked } from '../../../runtime/typeahead/marked.tsx'
import type { Row } from '../../../runtime/typeahead/row-list.tsx'
import { useSignInFor } from '../../../runtime/typeahead/use-sign-in-for.ts'
import { useTypeahead } from '../../../runtime/typeahead/use-typeahead.tsx'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { type FoundCustomer, getCustomers } from '../../../stores/search/api.ts'
import type { customerSearch } from './definition.ts'
import { fill } from './fill.ts'
import { EMAIL_FIELD, ID_FIELD } from './rules.ts'

/** Finds customers while staff type, and fills the form with the one that is chosen. */
export function CustomerSearch({ host, for: formId, minLength, emit, t }: ViewProps<typeof customerSearch>) {
  const { element } = useServerMarkup<typeof customerSearch>()
  const signInFor = useSignInFor()
  const field = () => element('field')
  const form = (): Element => (formId && document.getElementById(formId)) || field()?.form || host

  const rowOf = ({ id, email }: FoundCustomer, typed: string): Row => ({
    key: id,
    part: 'customer',
    content: <Marked text={email} typed={typed} />,
    choose() {
      const input = field()
      if (input) input.value = email
      fill(form(), ID_FIELD, id)
      fill(form(), EMAIL_FIELD, email)
      emit('customer:select', { customerId: id, email })
    },
  })

  const typeahead = useTypeahead({
    ...{ t, field, minLength },
    ask: async (text, signal) => {
      const found = await getCustomers(signal, text)
      return { rows: found.map((customer) => rowOf(customer, text)), count: found.length }
    },
    failed: (error, text) => {
      logOnly(`Customers for "${text}" could not be searched.`, error)
      if (error.kind !== 'unauthorized') return error.serverMessage ?? t.failed
      signInFor(typeahead.search)
      return undefined
    },
  })

  const onInput = (event: Event) => {
    typeahead.field.onInput(event)
    // Another text is not the customer that was chosen.
    fill(form(), ID_FIELD, '')
  }

  return (
    <ServerMarkup<typeof customerSearch>
      parts={{
        field: ({ index }) => (index === 0 ? { ...typeahead.field, onInput } : undefined),
        popup: typeahead.popup,
        status: typeahead.status,
      }}
    />
  )
}
