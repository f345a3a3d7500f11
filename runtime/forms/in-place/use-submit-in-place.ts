import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Definition } from '../../element/define.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { useHostEvent, useServerMarkup } from '../../view/hooks.ts'
import { canSend, isSending } from '../under-way.ts'
import { type InPlace, sendInPlace } from './send-in-place.ts'

/**
 * Sends the form inside a tag by fetch, whichever form that is by then. What is wrong is shown where the shopper typed,
 * what failed in a notice; nothing typed is lost. A submit that something else has stopped is left alone.
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
    event.preventDefault()
    if (isSending(form)) return
    sendInPlace(form, submitter, { ...newest.current, host, signal: lifecycle.current.signal, show })
  })
}
