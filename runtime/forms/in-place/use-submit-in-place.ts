import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Definition } from '../../element/define.ts'
import { deferred } from '../../page/deferred.ts'
import { logOnly } from '../../page/warn.ts'
import { usePrefetch } from '../../ui/use-deferred.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { useHostEvent, useServerMarkup } from '../../view/hooks.ts'
import { ofForm } from '../of-form.ts'
import { beBusy, canSend, isSending, type Submitter } from '../under-way.ts'
import type { InPlace } from './send-in-place.ts'

const sending = deferred('forms sent in place', () => import('./send-in-place.ts'))

/** Forms that are left to the page, since the code that sends them could not be loaded. */
const leftToPage = new WeakSet<HTMLFormElement>()

/** Submits the form again by the same button, unless it has been replaced meanwhile. */
const sendAgain = (form: HTMLFormElement, submitter: Submitter) =>
  form.requestSubmit(submitter?.isConnected ? submitter : null)

/**
 * Sends the form inside a tag by fetch, also one that was rendered later. Mistakes are shown at the fields, failures in
 * a notice; no typed text is lost. A submit that another listener has stopped is left alone. The code is loaded when a
 * pointer or the focus is near; if that fails, the form is sent as any other of the page.
 */
export function useSubmitInPlace<D extends Definition>(host: HTMLElement, options: InPlace): void {
  const { setMarkup } = useServerMarkup<D>()
  const lifecycle = useRef(new AbortController())
  const onRendered = useRef<() => void>(undefined)
  const newest = useLatest(options)
  useEffect(() => () => lifecycle.current.abort(), [])
  useLayoutEffect(() => {
    onRendered.current?.()
    onRendered.current = undefined
  })

  const show = (fresh: Node, rendered: () => void) => {
    onRendered.current = rendered
    setMarkup(fresh)
  }
  useHostEvent<SubmitEvent>('submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !canSend(form, submitter)) return
    if (leftToPage.delete(form)) return
    event.preventDefault()
    if (isSending(form)) return
    const rest = beBusy(form, submitter)
    sending.getForAct().then(
      ({ sendInPlace }) => {
        rest()
        const { signal } = lifecycle.current
        // The tag was hydrated anew meanwhile, since the page gave it another form: the new instance sends it.
        if (signal.aborted) return ofForm(form, 'isConnected') && sendAgain(form, submitter)
        return sendInPlace(form, submitter, { ...newest.current, host, signal, show })
      },
      (error: unknown) => {
        rest()
        logOnly('The code that sends a form did not arrive: it is sent as any other of the page.', error)
        leftToPage.add(form)
        sendAgain(form, submitter)
      },
    )
  })
  usePrefetch(sending)
}
