import { useLayoutEffect, useState } from 'react'
import { usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { paymentMethods } from './definition.ts'

type Tag = typeof paymentMethods

/** A list, or a radio that is ticked. */
const isChoice = (field: HTMLElement | undefined): field is HTMLInputElement | HTMLSelectElement =>
  field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.checked)

/** Shows the panel of the payment that is chosen; the others are hidden, and their fields are not sent. */
export function PaymentMethods({ selected, emit }: ViewProps<Tag>) {
  const { element, parts } = useServerMarkup<Tag>()
  const [chosen, setChosen] = useState(selected)

  const read = () => {
    const fields = parts('method').map((method) => element(method))
    const field = fields.find(isChoice)
    setChosen(field?.value ?? selected)
  }
  useLayoutEffect(read)
  // The browser fills fields again after Back; after a reset the fields have changed in the next task.
  usePageEvent(window, 'pageshow', read)
  usePageEvent<Event>(document, 'reset', () => setTimeout(read))

  const isHidden = (method: string | undefined) => method !== undefined && method !== chosen
  return (
    <ServerMarkup<Tag>
      parts={{
        method: {
          onChange: ({ currentTarget: { value } }) => {
            setChosen(value)
            emit('payment:method', { method: value })
          },
        },
        panel: (panel) => ({ hidden: isHidden(panel.attributes['data-payment']) }),
        field: (field) => ({ disabled: isHidden(field.within('panel')?.attributes['data-payment']) || undefined }),
      }}
    />
  )
}
