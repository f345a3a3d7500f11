import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { ServerHtml } from '../../../runtime/ui/html.tsx'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useHostEvent, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { $deliveryChanges } from '../../../stores/checkout/checkout.ts'
import type { oneStepCheckout } from './definition.ts'
import { decidesTotal, isChosenAnew, summaryUrl } from './rules.ts'

type Tag = typeof oneStepCheckout

type Summary = { state: 'sent' | 'loading' | 'shown' | 'failed'; html?: DocumentFragment; text: string; total?: string }

const textIn = (html: DocumentFragment, part: string) => html.querySelector(`[data-part=${part}]`)?.textContent ?? ''

/**
 * Fetches the summary after another choice of delivery, country or payment, and announces its total once. Only the last
 * choice counts. If the request fails, the present summary is marked as outdated, the button of the theme loads a new
 * one, and the request is repeated when the connection is restored. Returns the props of the parts.
 */
export function useSummary({ src, failed }: { src: string; failed: string }) {
  const { part, element } = useServerMarkup<Tag>()
  const [summary, setSummary] = useState<Summary>({ state: 'sent', text: '' })
  const newest = useLatest({ src, failed })
  const [load] = useState(() =>
    latest((signal: AbortSignal, url: string) => loadFragment(url, 'one-step-checkout', { signal, noCache: true })),
  )
  useEffect(() => load.abort, [load])

  const refresh = async () => {
    const form = element('form')
    if (!part('summary') || !form) return
    setSummary((before) => ({ ...before, state: 'loading', text: '' }))
    try {
      const html = await load(
        summaryUrl(newest.current.src || cultureUrl('widget/checkoutsummary'), new FormData(form)),
      )
      if (html)
        // Read now, since the shown nodes are moved out of the fragment.
        setSummary({
          state: 'shown',
          html,
          text: textIn(html, 'announcement'),
          total: textIn(html, 'total-incl'),
        })
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      if (error.kind !== 'aborted') logOnly('The summary of the checkout could not be fetched.', error)
      setSummary((before) => ({ ...before, state: 'failed', text: newest.current.failed }))
      load.onceOnline(error, () => {
        isWanted.current = true
        refreshWanted.current()
      })
    }
  }
  const refreshIfOther = () => {
    const form = element('form')
    if (form && isChosenAnew(form)) refresh()
  }
  // A tag inside may send the choice to the shop first.
  const isWanted = useRef(false)
  const isChanging = useStore($deliveryChanges) > 0
  const refreshWanted = useLatest(() => {
    if (!isWanted.current || $deliveryChanges.get() > 0) return
    isWanted.current = false
    refresh()
  })
  useHostEvent<Event>('change', ({ target }) => {
    if (!(target instanceof Element) || !decidesTotal(target)) return
    isWanted.current = true
    refreshWanted.current()
  })
  useEffect(() => {
    if (!isChanging) refreshWanted.current()
  }, [isChanging, refreshWanted])
  const check = useLatest(refreshIfOther)
  useEffect(() => check.current(), [check])
  usePageEvent(window, 'pageshow', refreshIfOther)

  const { state, html, text, total } = summary
  const isOld = state === 'failed'
  return {
    summary: {
      'aria-busy': state === 'loading' || isChanging || undefined,
      'data-vt-old': isOld || undefined,
      ...(html && { children: <ServerHtml html={html} /> }),
    },
    total: { 'data-vt-old': isOld || undefined, ...(total && { children: total }) },
    // Enter in a field presses the first submit button, which must be a visible one.
    update: isOld ? { 'data-vt-wanted': '', type: 'submit' } : { type: 'button' },
    status: { className: isOld ? '' : 'vt-hidden', role: 'status', children: text },
  }
}
