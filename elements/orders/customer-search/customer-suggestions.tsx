import { logOnly } from '../../../runtime/page/warn.ts'
import { failureText } from '../../../runtime/request/failure-text.ts'
import { Marked } from '../../../runtime/typeahead/marked.tsx'
import type { Row } from '../../../runtime/typeahead/row-list.tsx'
import { useSignInFor } from '../../../runtime/typeahead/use-sign-in-for.ts'
import type { SuggestionsProps } from '../../../runtime/typeahead/use-suggestions.tsx'
import { useTypeahead } from '../../../runtime/typeahead/use-typeahead.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { type FoundCustomer, getCustomers } from '../../../stores/search/api.ts'
import type { customerSearch } from './definition.ts'
import { fill } from './fill.ts'
import { EMAIL_FIELD, ID_FIELD } from './rules.ts'

export function Suggestions(props: ViewProps<typeof customerSearch> & SuggestionsProps) {
  const { host, for: formId, minLength, emit, t, field, give } = props
  const signInFor = useSignInFor()
  const named = () => formId && document.querySelector(`form#${CSS.escape(formId)}`)
  const form = (): Element => named() || field.current?.form || host

  const rowOf = ({ id, email }: FoundCustomer, typed: string): Row => ({
    key: id,
    part: 'customer',
    content: <Marked text={email} typed={typed} />,
    choose() {
      if (field.current) field.current.value = email
      fill(form(), ID_FIELD, id)
      fill(form(), EMAIL_FIELD, email)
      emit('customer:select', { customerId: id, email })
    },
  })

  const typeahead = useTypeahead({
    ...{ t, field, minLength },
    give: (combobox) =>
      give({
        ...combobox,
        onInput(event) {
          combobox.onInput?.(event)
          // A changed text no longer names the chosen customer.
          fill(form(), ID_FIELD, '')
        },
      }),
    ask: async (text, signal) => {
      const found = await getCustomers(signal, text)
      return { rows: found.map((customer) => rowOf(customer, text)), count: found.length }
    },
    failed: (error, text) => {
      logOnly(`Customers for "${text}" could not be searched.`, error)
      if (error.kind !== 'unauthorized') return failureText(error, t.failed)
      signInFor(typeahead.search)
      return undefined
    },
  })

  return typeahead.node
}
