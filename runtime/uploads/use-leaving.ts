import { useEffect, useRef } from 'react'
import { confirm } from '../dialogs/confirm.ts'
import { notify } from '../dialogs/notices.ts'
import { visit } from '../navigation/visit.ts'
import { useLatest } from '../ui/use-latest.ts'
import { usePageEvent } from '../view/hooks.ts'

type Texts = { leaving: string; leave: string; stay: string; stopped: string }

/**
 * Asks for confirmation before the page is left while files are being sent. If the browser cannot ask, as with Back,
 * `stop` is called and the next page reports that the uploads were stopped.
 */
export function useLeaving(isBusy: boolean, t: Texts, stop: () => void): void {
  const newest = useLatest({ isBusy, t, stop })
  const isAllowed = useRef(false)

  usePageEvent<CustomEvent<{ url: string; replace: boolean; keepPlace: boolean }>>(
    document,
    'page:before-visit',
    (event) => {
      if (!isBusy || isAllowed.current || event.defaultPrevented) return
      event.preventDefault()
      const { url, replace, keepPlace } = event.detail
      confirm(t.leaving, { confirmLabel: t.leave, cancelLabel: t.stay }).then((isSure) => {
        if (!isSure) return
        isAllowed.current = true
        stop()
        visit(url, { replace, keepPlace })
      })
    },
  )
  // Only while it may ask: some browsers keep no page with this listener in their back/forward cache.
  usePageEvent<Event>(isBusy ? window : undefined, 'beforeunload', (event) => {
    if (!isAllowed.current) event.preventDefault()
  })
  useEffect(
    () => () => {
      const { isBusy, t, stop } = newest.current
      if (!isBusy) return
      stop()
      if (!isAllowed.current) notify({ kind: 'error', text: t.stopped })
    },
    [newest],
  )
}
