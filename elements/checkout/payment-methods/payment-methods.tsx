import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $deliveryChanges } from '../../../stores/checkout/checkout.ts'
import type { paymentMethods } from './definition.ts'

type Tag = typeof paymentMethods

type Field = HTMLInputElement | HTMLSelectElement

const isField = (element: HTMLElement | undefined): element is Field =>
  element instanceof HTMLSelectElement || element instanceof HTMLInputElement

/** A list, or a radio that is ticked. */
const isChoice = (field: HTMLElement | undefined): field is Field =>
  isField(field) && (field instanceof HTMLSelectElement || field.checked)

/** The payments that the delivery of a form can have; undefined where it does not say. */
const allowedIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>(':is(:checked, [type=hidden])[name=ShippingMethodId]')?.dataset.payments

/** Nothing is chosen any more of what cannot be. */
function unchoose(field: Field, isOut: (payment: string) => boolean | undefined) {
  if (!isOut(field.value)) return
  if (field instanceof HTMLSelectElement) field.selectedIndex = -1
  else field.checked = false
}

/** Shows the panel of the payment that is chosen; the others are hidden, and their fields are not sent. */
export function PaymentMethods({ host, selected, emit }: ViewProps<Tag>) {
  const { element, parts } = useServerMarkup<Tag>()
  const [chosen, setChosen] = useState(selected)

  const read = () => {
    const fields = parts('method').map((method) => element(method))
    const field = fields.find(isChoice)
    setChosen(field?.value ?? selected)
  }
  const [allowed, setAllowed] = useState<string>()
  // Where no delivery says what it can have, what the server disabled stays so.
  const isOut = (payment: string | undefined) =>
    allowed === undefined ? undefined : !!payment && !allowed.split(' ').includes(payment)
  const readAll = useLatest(() => {
    setAllowed(allowedIn(host.closest('form')))
    read()
  })
  const unchooseAll = useLatest(() => {
    for (const method of parts('method')) {
      const field = element(method)
      if (isField(field)) unchoose(field, isOut)
    }
    read()
  })
  useLayoutEffect(() => {
    if (allowed !== undefined) unchooseAll.current()
  }, [allowed, unchooseAll])
  // Also when the ways of delivery came anew, with another one chosen.
  const isChanging = useStore($deliveryChanges) > 0
  useLayoutEffect(() => {
    if (!isChanging) readAll.current()
  }, [isChanging, readAll])
  usePageEvent<Event>(document, 'change', ({ target }) => {
    if (target instanceof Element && target.getAttribute('name') === 'ShippingMethodId') readAll.current()
  })
  // The browser fills fields again after Back; after a reset the fields have changed in the next task.
  usePageEvent(window, 'pageshow', () => readAll.current())
  usePageEvent<Event>(document, 'reset', () => setTimeout(() => readAll.current()))

  const isHidden = (method: string | undefined) => method !== undefined && method !== chosen
  return (
    <ServerMarkup<Tag>
      parts={{
        method: (method) => ({
          disabled: isOut(method.attributes.value),
          onChange: ({ currentTarget: { value } }) => {
            setChosen(value)
            emit('payment:method', { method: value })
          },
        }),
        option: (option) => ({ disabled: isOut(option.attributes.value) }),
        panel: (panel) => ({ hidden: isHidden(panel.attributes['data-payment']) }),
        field: (field) => ({ disabled: isHidden(field.within('panel')?.attributes['data-payment']) || undefined }),
      }}
    />
  )
}
