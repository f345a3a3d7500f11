import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useLayoutEffect, useRef } from 'react'
import { giveFocus } from '../page/window/give-focus.ts'
import { watchKeyboard } from '../page/window/keyboard.ts'
import { useHostAttributes, useHostEvent } from '../view/hooks.ts'

/** CSS pixels of empty space that a bar keeps beside its own height. */
const AIR = 16

type Bar = { host: HTMLElement; height: number }

/** The open bars; each is above the previous ones. */
const $bars = atom<readonly Bar[]>([])

const heightOf = (bars: readonly Bar[]) => bars.reduce((sum, { height }) => sum + height, 0)

function setBars(bars: readonly Bar[]): void {
  const page = document.documentElement
  page.toggleAttribute(
    'data-vt-bar',
    bars.some(({ height }) => height > 0),
  )
  page.style.setProperty('--vt-bar-room', `${heightOf(bars)}px`)
  $bars.set(bars)
}

/**
 * Makes an element a bar at the lower edge of the window. It is a landmark, no dialog: the keyboard works in the page,
 * and nothing is hidden, since the page grows by the bar's height.
 */
export function useEndBar(host: HTMLElement, label: string, isOpen: boolean): void {
  const bars = useStore($bars)
  const below = heightOf(
    bars.slice(
      0,
      Math.max(
        0,
        bars.findIndex((bar) => bar.host === host),
      ),
    ),
  )
  useHostAttributes({ 'data-vt-end-bar': true, role: 'region', 'aria-label': label, tabindex: -1, 'data-open': isOpen })
  useFocusRestored(host, isOpen)

  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const others = () => $bars.get().filter((bar) => bar.host !== host)
    // The height is known in the next frame; reading it now would force an additional layout.
    setBars([...others(), { host, height: 0 }])
    const size = new ResizeObserver(() => {
      const height = host.offsetHeight + AIR
      setBars($bars.get().map((bar) => (bar.host === host ? { host, height } : bar)))
    })
    size.observe(host)
    const stop = watchKeyboard(host)
    return () => {
      stop()
      size.disconnect()
      setBars(others())
    }
  }, [host, isOpen])

  useLayoutEffect(() => {
    if (!isOpen) return undefined
    host.style.setProperty('--vt-bar-below', `${below}px`)
    return () => void host.style.removeProperty('--vt-bar-below')
  }, [host, isOpen, below])
}

/** A bar that closes returns the focus to the element that had it before. */
function useFocusRestored(host: HTMLElement, isOpen: boolean): void {
  const before = useRef<Element>(null)
  const wasOpen = useRef(false)
  useHostEvent<FocusEvent>('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !host.contains(relatedTarget)) before.current = relatedTarget
  })
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && host.contains(document.activeElement)) restoreFocus(before.current)
    wasOpen.current = isOpen
  }, [host, isOpen])
}

/** If that element has left the page, the page's content has the focus, so that Tab continues from there. */
function restoreFocus(before: Element | null): void {
  if (before?.isConnected) {
    ;(before as HTMLElement).focus({ preventScroll: true })
    if (document.activeElement === before) return
  }
  const main = document.querySelector<HTMLElement>('main')
  if (main) giveFocus(main)
}
