import { useLayoutEffect, useRef } from 'react'
import { useLatest } from '../ui/use-latest.ts'
import { usePageEvent } from '../view/hooks.ts'
import { useInstance } from '../view/instance.ts'
import { CREATED } from '../view/read-markup.ts'
import { placeBeside } from './beside.ts'

export type PopupOptions = {
  isOpen: boolean
  /** The popup is placed at this element, and has its width. */
  anchor(): HTMLElement | null | undefined
  /** A pointer is pressed outside of the tag, or the open popup was moved in the page. */
  onLeave(): void
  /** However few rows are left, the open popup does not get narrower. */
  keepsWidth?: boolean
  /** The row that is scrolled into view, or -1. */
  active: number
  /** The active row is scrolled into view again when these change. */
  rows?: unknown
}

type Press = Pick<Event, 'target' | 'preventDefault'>

/**
 * The props of a panel beside a field, above all else in the page, while it is open. It stays in the tag's form or
 * dialog. A press on it does not move the focus.
 */
export function usePopup({ isOpen, anchor, onLeave, keepsWidth = false, active, rows }: PopupOptions) {
  const { host } = useInstance()
  const popup = useRef<HTMLDivElement>(null)
  const latest = useLatest({ anchor, onLeave })

  useLayoutEffect(() => {
    const element = popup.current
    const beside = latest.current.anchor()
    if (!isOpen || !element || !beside) return
    if (element.popover) element.showPopover()
    const stop = placeBeside(element, beside)
    // A move takes it out of the top layer. Chromium alone has an event of the focus for that.
    const moves = new MutationObserver(() => element.matches(':popover-open') || latest.current.onLeave())
    moves.observe(document, { childList: true, subtree: true })
    if (keepsWidth) element.style.setProperty('min-inline-size', `${element.offsetWidth}px`)
    return () => {
      moves.disconnect()
      stop()
      element.style.removeProperty('min-inline-size')
      if (element.popover) element.hidePopover()
    }
  }, [isOpen, keepsWidth, latest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are scrolled anew
  useLayoutEffect(() => {
    if (isOpen && active >= 0) popup.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, rows])

  usePageEvent(document, 'pointerdown', ({ target }) => isOpen && !host.contains(target as Node) && onLeave(), true)

  return {
    ref: popup,
    [CREATED]: '',
    'data-vt-popup': '',
    popover: 'manual',
    hidden: !isOpen,
    // The focus does not move, and a label around the tag is not pressed.
    onMouseDown: (event: Press) => event.target instanceof HTMLInputElement || event.preventDefault(),
    onClick: (event: Press) => (event.target as Element).closest('a[href]') || event.preventDefault(),
  } as const
}
