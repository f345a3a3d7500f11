import { useEffect, useRef, useState } from 'react'
import { modals, openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { canSend } from '../../../runtime/forms/under-way.ts'
import { cultureUrl, ownUrl } from '../../../runtime/page/paths.ts'
import { usePrefetch } from '../../../runtime/ui/use-deferred.ts'
import { useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { deliveryChange } from './definition.ts'
import { sendRequest } from './send-request.ts'

type Tag = typeof deliveryChange

/** After a success, the trigger is relabelled and disabled. */
export function DeliveryChange({ orderId, doneLabel, emit, t }: ViewProps<Tag>) {
  const [isDone, setDone] = useState(false)
  const lifecycle = useRef(new AbortController())
  usePrefetch(modals)
  useEffect(() => () => lifecycle.current.abort(), [])

  const open = async (trigger: HTMLElement, url: URL) => {
    const modal = await openPage({ url, label: trigger.textContent?.trim() ?? '', trigger })
    if (!modal) return
    const { element, close, loaded } = modal
    const listening = new AbortController()
    element.addEventListener('close', () => listening.abort(), { once: true })
    const send = (form: HTMLFormElement, submitter: HTMLElement | null) =>
      sendRequest(form, {
        signal: AbortSignal.any([lifecycle.current.signal, listening.signal]),
        submitter,
        failed: t.failed,
        close,
        done(message) {
          setDone(true)
          emit('delivery:requested', { orderId, message })
        },
      })
    listenToForms(element, listening.signal, send)
    await loaded
    fill(element, orderId)
  }

  useHostEvent<MouseEvent>('click', (event) => {
    const trigger = clickedOn<HTMLElement>(event, 'a[href], button')
    if (!trigger) return
    const url = ownUrl(trigger.getAttribute('href') ?? cultureUrl('sales/order/ChangeDeliveryAddressRequest'))
    if (!url) return
    event.preventDefault()
    if (!isDone) open(trigger, url)
  })

  const trigger = ({ attributes }: ServerPart) => {
    const label = attributes['data-done-label'] || doneLabel
    return isDone ? { 'aria-disabled': true, ...(label && { children: label }) } : {}
  }
  return <ServerMarkup<Tag> parts={{ trigger }} />
}

/** Handles the forms of the modal, including those in an `ajax-form`, which would replace the form by the answer. */
function listenToForms(
  dialog: HTMLElement,
  signal: AbortSignal,
  send: (form: HTMLFormElement, submitter: HTMLElement | null) => void,
): void {
  let submitter: HTMLElement | null = null
  const note = (event: SubmitEvent) => {
    submitter = event.submitter
  }
  const take = (event: Event) => {
    const form = (event.target as Element).closest('form') ?? (event.target as Element).querySelector('form')
    if (event.defaultPrevented || !form || !canSend(form, submitter)) return
    event.preventDefault()
    send(form, submitter)
  }
  dialog.addEventListener('submit', note, { capture: true, signal })
  dialog.addEventListener('submit', take, { signal })
  dialog.addEventListener('form:before-send', take, { signal })
}

function fill(dialog: HTMLElement, orderId: string): void {
  if (orderId === '') return
  for (const field of dialog.querySelectorAll<HTMLInputElement>('input[name=OrderId]')) field.value ||= orderId
}
