import { useEffect, useRef } from 'react'
import { confirm } from '../../../runtime/dialogs/confirm.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { confirmDialog } from './definition.ts'

const ACTIVE =
  'button, a[href], summary, [role=button], input:is([type=submit], [type=image], [type=button], [type=reset])'

/** `focus` is the element to which focus returns. */
type Work = { place: HTMLElement; focus: Element | null; redo: () => void }

/** Stops a click or a submit before any listener inside runs, asks, and repeats it after a confirmation. */
export function ConfirmDialog({ host, emit, ...options }: ViewProps<typeof confirmDialog>) {
  const state = useRef<'waiting' | 'asking' | 'redoing'>('waiting')
  const left = useRef<AbortController>(undefined)

  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    return () => leaving.abort()
  }, [])

  const ask = async (event: Event, work: Work | undefined) => {
    if (state.current === 'redoing' || !work) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const signal = left.current?.signal
    if (state.current === 'asking' || !signal) return
    state.current = 'asking'
    const { message, heading, confirmLabel, cancelLabel } = options
    const confirmed = await confirm(message, { heading, confirmLabel, cancelLabel, trigger: work.focus, signal })
    state.current = 'waiting'
    if (signal.aborted) return
    emit('confirm:result', { confirmed })
    if (!confirmed || !work.place.isConnected) return
    state.current = 'redoing'
    work.redo()
    state.current = 'waiting'
  }

  useHostEvent<MouseEvent>('click', (event) => void ask(event, clickWork(event, host)), true)
  useHostEvent<SubmitEvent>('submit', (event) => void ask(event, submitWork(event, host)), true)
  return null
}

/** With a slotted trigger, only that trigger asks. */
const asks = (element: Element, host: HTMLElement): boolean =>
  host.querySelector('[slot=trigger]') === null || element.closest('[slot=trigger]') !== null

function clickWork(event: MouseEvent, host: HTMLElement): Work | undefined {
  const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>(ACTIVE) : null
  if (!trigger || !host.contains(trigger) || !asks(trigger, host) || trigger.matches(':disabled')) return undefined
  // The browser shows the mistakes of the form first.
  if (isSubmitOfInvalid(trigger)) return undefined
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  const again = { bubbles: true, cancelable: true, composed: true, view: window, ctrlKey, metaKey, shiftKey, altKey }
  const { activeElement } = document
  // Enter in a field clicks the form's button, but focus is in the field.
  const isByEnter = event.detail === 0 && activeElement?.closest('form') === trigger.closest('form')
  const focus = isByEnter && activeElement !== document.body ? activeElement : trigger
  return { place: trigger, focus, redo: () => trigger.dispatchEvent(new MouseEvent('click', again)) }
}

function submitWork(event: SubmitEvent, host: HTMLElement): Work | undefined {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || !asks(submitter ?? form, host)) return undefined
  const focus = submitter ?? document.activeElement
  return { place: form, focus, redo: () => form.requestSubmit(submitter?.isConnected ? submitter : null) }
}

function isSubmitOfInvalid(trigger: HTMLElement): boolean {
  if (!(trigger instanceof HTMLButtonElement || trigger instanceof HTMLInputElement)) return false
  const { form, formNoValidate, type } = trigger
  const submits = type === 'submit' || type === 'image'
  return (
    submits &&
    form !== null &&
    !form.hasAttribute('novalidate') &&
    !formNoValidate &&
    ofForm(form, 'matches')(':invalid')
  )
}
