import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useReset } from '../../../runtime/ui/use-reset.ts'
import { usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $deliveryChanges } from '../../../stores/checkout/checkout.ts'
import type { paymentMethods } from './definition.ts'

type Tag = typeof paymentMethods

type Field = HTMLInputElement | HTMLSelectElement

const isField = (element: HTMLElement | undefined): element is Field =>
  element instanceof HTMLSelectElement || element instanceof HTMLInputElement

const isChoice = (field: HTMLElement | undefined): field is Field =>
  isField(field) && (field instanceof HTMLSelectElement || field.checked)

/** The payments that the delivery of a form allows; undefined if it lists none. */
const allowedIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>(':is(:checked, [type=hidden])[name=ShippingMethodId]')?.dataset.payments

/** Clears a choice that the delivery does not allow. Returns a function that restores the options. */
function takeAway(field: Field, isOut: (payment: string) => boolean | undefined): () => void {
  const isWrong = isOut(field.value)
  if (field instanceof HTMLInputElement) {
    if (isWrong) field.checked = false
    return () => undefined
  }
  if (isWrong) field.selectedIndex = -1
  const options = [...field.options].filter(({ disabled, value }) => !disabled && isOut(value))
  for (const option of options) option.disabled = true
  return () => {
    for (const option of options) option.disabled = false
  }
}

/** The fields of hidden panels are not sent. */
export function PaymentMethods({ host, selected, emit }: ViewProps<Tag>) {
  const { element, parts } = useServerMarkup<Tag>()
  const [chosen, setChosen] = useState(selected)

  const read = () => {
    const fields = parts('method').map((method) => element(method))
    const field = fields.find(isChoice)
    setChosen(field?.value ?? selected)
  }
  useLayoutEffect(read)
  const [allowed, setAllowed] = useState<string>()
  // If no delivery lists its payments, options that the server disabled stay disabled.
  const isOut = (payment: string | undefined) =>
    allowed === undefined ? undefined : !!payment && !allowed.split(' ').includes(payment)
  const readAll = useLatest(() => {
    setAllowed(allowedIn(host.closest('form')))
    read()
  })
  const takeAllAway = useLatest(() => {
    const fields = parts('method').map((method) => element(method))
    const back = fields.filter(isField).map((field) => takeAway(field, isOut))
    read()
    return () => {
      for (const give of back) give()
    }
  })
  useLayoutEffect(() => (allowed === undefined ? undefined : takeAllAway.current()), [allowed, takeAllAway])
  // Also after fresh delivery options were rendered, with another one chosen.
  const isChanging = useStore($deliveryChanges) > 0
  useLayoutEffect(() => {
    if (!isChanging) readAll.current()
  }, [isChanging, readAll])
  usePageEvent<Event>(document, 'change', ({ target }) => {
    if (target instanceof Element && target.getAttribute('name') === 'ShippingMethodId') readAll.current()
  })
  // The browser restores fields after Back.
  usePageEvent(window, 'pageshow', () => readAll.current())
  useReset(() => readAll.current())

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
        panel: (panel) => ({ hidden: isHidden(panel.attributes['data-payment']) }),
        field: (field) => ({ disabled: isHidden(field.within('panel')?.attributes['data-payment']) || undefined }),
      }}
    />
  )
}
