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
  /** The address of the product's HTML. */
  url: string
  isOpen: boolean
  /** True for a view that was open in the server's HTML: it closes no other. */
  isOpenAsSent: boolean
  /** A suffix that makes ids unique. */
  ending: string
  /** The text of the link that opens the view. */
  label: string
  t: TextsOf<typeof quickView>
  close(): void
}

/** The view stays in the page, hidden, when it is closed. */
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

/** One view is open at a time. The pressed toggle keeps its position on the screen when a view above it closes. */
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
      // Views that close have been rendered by then.
      queueMicrotask(() => {
        const moved = pressed.getBoundingClientRect().top - before
        if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
      })
    } else if (pressed) position?.hide(pressed)
    isAsSent.current = false
  }, [host, isOpen, position])

  // In the same frame, since the next view may open before the first paint.
  useLayoutEffect(() => {
    if (!isOpen) return
    return $openedView.listen((opened) => {
      if (opened && opened.view !== host && opened.list === itemOf(host)?.parentElement) host.removeAttribute('open')
    })
  }, [host, isOpen])
  useEffect(() => () => forgetOpened(host), [host])
}

/** Scrolls as little as needed to show the panel: when it opens, and when its content has loaded. */
function useReveal(panel: RefObject<HTMLElement | null>, isShown: boolean, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new state
  useEffect(() => {
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    const reveal = () => panel.current?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
    // After the pressed toggle was scrolled back to its position.
    if (isShown) queueMicrotask(reveal)
  }, [panel, isShown, state])
}
