import { useEffect, useRef, useState } from 'react'
import { here } from '../../../runtime/page/window/history.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useHostAttributes, useHostEvent, usePageEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { productList } from './definition.ts'
import { isSameList } from './rules.ts'
import { useAskedModal } from './use-asked-modal.ts'
import { usePlace } from './use-place.ts'

type Visit = CustomEvent<{ url: string; keepPlace?: boolean }>

/**
 * Marks the list as busy from a visit to its own address until other products are shown, and opens the modal that its
 * address requests. The products are part of the page: they are not hydrated.
 */
export function ProductList({ host, display, wishlist, birthlist, emit }: ViewProps<typeof productList>) {
  const [isBusy, setBusy] = useState(false)
  useHostAttributes({ 'aria-busy': isBusy || undefined })
  const settle = () => setBusy(false)

  usePageEvent<Visit>(document, 'page:before-visit', (event) => {
    const { url, keepPlace } = event.detail
    if (!keepPlace && !isSameList(url, here().href)) return
    setBusy(true)
    // A page script may cancel the visit after this. A page loader cancels it to load the page itself, and emits an
    // event at the end.
    queueMicrotask(() => event.defaultPrevented && !host.closest('page-loader') && settle())
  })
  usePageEvent(document, 'page:loaded', settle)
  usePageEvent(document, 'page:error', settle)
  usePageEvent(window, 'pageshow', settle)
  useHostEvent<KeyboardEvent>('keydown', (event) => goToNextRow(host, event))

  useProducts(host, display, (count) => {
    settle()
    emit('list:change', { display, count })
  })
  useAskedModal(host, { wishlist, birthlist })
  usePlace(host)
  return null
}

const itemsOf = (host: Element): string[] =>
  [...host.querySelectorAll<HTMLElement>('[data-variant-id]')].map((item) => item.dataset.variantId ?? '')

/** Calls back with the number of products when they are replaced, or shown in another view. */
function useProducts(host: HTMLElement, display: string, changed: (count: number) => void): void {
  const newest = useLatest(changed)
  useEffect(() => {
    let shown = itemsOf(host).join()
    const observer = new MutationObserver(() => {
      const present = itemsOf(host)
      if (present.join() === shown) return
      shown = present.join()
      newest.current(present.length)
    })
    observer.observe(host, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [host, newest])

  const shownAs = useRef(display)
  useEffect(() => {
    if (shownAs.current !== display) newest.current(itemsOf(host).length)
    shownAs.current = display
  }, [host, display, newest])
}

/** Alt and an arrow key move focus from a quantity to that of the next or previous row, as in a spreadsheet. */
function goToNextRow(host: Element, event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLInputElement)) return
  const fields = [...host.querySelectorAll<HTMLInputElement>('[data-variant-id] input:not([type=hidden])')].filter(
    ({ name, disabled }) => name === target.name && !disabled,
  )
  if (!fields.includes(target)) return
  event.preventDefault()
  const next = fields[fields.indexOf(target) + step]
  next?.focus()
  next?.select()
}
