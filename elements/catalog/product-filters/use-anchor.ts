import { useLayoutEffect, useRef } from 'react'
import { useHostEvent, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { productFilters } from './definition.ts'

/** `top` is the distance from the top of the window, in CSS pixels. */
type Anchor = { element: Element; top: number }

type Visit = CustomEvent<{ keepPlace?: boolean }>

/** The used control must not move away from the pointer when a visit removes filters above it. */
export function useAnchor(host: HTMLElement, isOpen: boolean): void {
  const { part, element } = useServerMarkup<typeof productFilters>()
  const used = useRef<Element | null>(null)
  const isStaying = useRef(false)
  const anchor = useRef<Anchor | undefined>(undefined)

  useHostEvent('filter:toggle', ({ target }) => {
    used.current = target as Element
  })
  usePageEvent<Visit>(document, 'page:before-visit', ({ detail }) => {
    isStaying.current = detail.keepPlace ?? false
  })
  usePageEvent(document, 'page:swap', () => {
    const { activeElement } = document
    const candidate = host.contains(activeElement) ? activeElement : used.current
    anchor.current = isStaying.current && candidate ? anchorOf(candidate) : undefined
  })

  const fresh = part('panel') ?? part('item')
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useLayoutEffect(() => {
    const moved = movedBy(anchor.current)
    anchor.current = undefined
    if (moved === 0) return
    const scroller = isOpen ? element('panel') : scrollerOf(host)
    scroller?.scrollBy({ top: moved, behavior: 'instant' })
  }, [fresh])
}

/** Returns an element of the theme if the filters scroll beside the list, else the window. */
function scrollerOf(host: HTMLElement): Element | Window {
  for (let around = host.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around
  return window
}

/** Only a visible control can move away. */
function anchorOf(element: Element): Anchor | undefined {
  const { top, bottom } = element.getBoundingClientRect()
  return element.checkVisibility() && bottom > 0 && top < innerHeight ? { element, top } : undefined
}

/** The distance by which it has moved down, in CSS pixels. */
const movedBy = (anchor: Anchor | undefined): number =>
  anchor?.element.checkVisibility() ? anchor.element.getBoundingClientRect().top - anchor.top : 0
