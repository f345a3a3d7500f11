import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { TextsOf } from '../../../runtime/element/define.ts'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { $openedView, forgetOpened, noteOpened } from '../../../stores/list/opened-view.ts'
import type { quickView } from './definition.ts'
import { Panel } from './panel.tsx'
import { itemOf, type Position, usePosition } from './position.ts'
import { useContent } from './use-content.ts'

type Props = {
  host: HTMLElement
  /** Where the product's HTML is. */
  url: string
  isOpen: boolean
  /** True for one that came open: it closes no other. */
  isOpenAsSent: boolean
  /** An end for ids that no other view has. */
  ending: string
  /** The text of the link that opens it. */
  label: string
  t: TextsOf<typeof quickView>
  close(): void
}

/** The view of a product in its list, from when it was first wanted; it stays, hidden, when it is closed. */
export function ProductView({ host, url, isOpen, isOpenAsSent, ending, label, t, close }: Props) {
  const position = usePosition(host, isOpen)
  const panel = useRef<HTMLDivElement>(null)
  const { content, retry } = useContent(url, isOpen, ending)
  useOneOpen(host, isOpen, position, isOpenAsSent)
  useReveal(panel, isOpen && (content.state === 'loading' || content.state === 'there'), content.state)
  return (
    position &&
    createPortal(
      <Panel panelRef={panel} id={`vt-quick${ending}`} {...{ label, content, t, close, retry }} />,
      position.container,
    )
  )
}

/** In one list one view is open; what was pressed stays where it is on the screen, although another one closes above it. */
function useOneOpen(host: HTMLElement, isOpen: boolean, position: Position | undefined, isOpenAsSent: boolean): void {
  const { element } = useServerMarkup<typeof quickView>()
  const isAsSent = useRef(isOpenAsSent)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is the same element after fresh HTML
  useLayoutEffect(() => {
    const list = itemOf(host)?.parentElement
    const pressed = element('link')
    if (position && pressed && isOpen) {
      const before = pressed.getBoundingClientRect().top
      position.show(pressed)
      if (list && !isAsSent.current) noteOpened({ list, view: host })
      // Those that close have been rendered by then.
      queueMicrotask(() => {
        const moved = pressed.getBoundingClientRect().top - before
        if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
      })
    } else if (pressed) position?.hide(pressed)
    isAsSent.current = false
  }, [host, isOpen, position])

  // With the frame that opens it: the next one may be opened before anything is painted.
  useLayoutEffect(() => {
    if (!isOpen) return
    return $openedView.listen((opened) => {
      if (opened && opened.view !== host && opened.list === itemOf(host)?.parentElement) host.removeAttribute('open')
    })
  }, [host, isOpen])
  useEffect(() => () => forgetOpened(host), [host])
}

/** Scrolls as little as brings the panel into sight: when it opens, and when its content has come. */
function useReveal(panel: RefObject<HTMLElement | null>, isShown: boolean, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new state
  useEffect(() => {
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    const reveal = () => panel.current?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
    // After what was pressed has been put where it was.
    if (isShown) queueMicrotask(reveal)
  }, [panel, isShown, state])
}
