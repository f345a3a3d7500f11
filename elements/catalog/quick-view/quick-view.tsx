import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { prefersReducedMotion } from '../../../runtime/page/window/reduced-motion.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $openedView, forgetOpened, noteOpened } from '../../../stores/list/opened-view.ts'
import type { quickView } from './definition.ts'
import { closeAtEscape, Panel } from './panel.tsx'
import { itemOf, type Position, usePosition } from './position.ts'
import { ownEnding } from './unique-ids.ts'
import { useContent } from './use-content.ts'

/** Makes the link a toggle of the product's view, which is rendered when it is first wanted: a list has hundreds of them. */
export function QuickView({ host, src, open, emit, t }: ViewProps<typeof quickView>) {
  const { part, element } = useServerMarkup<typeof quickView>()
  const link = part('link')
  const isOpen = open && link !== undefined
  const [ending] = useState(ownEnding)
  const position = usePosition(host, isOpen)
  const panel = useRef<HTMLDivElement>(null)
  const url = new URL(src || link?.attributes.href || '', document.baseURI).href
  const { content, retry } = useContent(url, isOpen, ending)
  const close = () => host.removeAttribute('open')

  useOneOpen(host, isOpen, position)
  useReveal(panel, isOpen && (content.state === 'loading' || content.state === 'there'), content.state)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current !== isOpen) emit('quickview:toggle', { open: isOpen, url })
    wasOpen.current = isOpen
  }, [isOpen, url, emit])
  useLayoutEffect(() => {
    const icon = element('icon')
    icon?.classList.toggle('eye', !isOpen)
    icon?.classList.toggle('eye-slash', isOpen)
  })

  const toggle = () => host.toggleAttribute('open')
  const toggleProps = {
    role: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `vt-quick${ending}` : undefined,
    onClick(event: MouseEvent) {
      if (!clickedOn(event, 'a')) return
      event.preventDefault()
      toggle()
    },
    onKeyDown(event: KeyboardEvent) {
      if (isOpen) closeAtEscape(event, close)
      if (event.key !== ' ') return
      // Else the page would scroll.
      event.preventDefault()
      if (!event.repeat) toggle()
    },
  }
  return (
    <ServerMarkup<typeof quickView>
      parts={{
        link: ({ index }) => (index === 0 ? toggleProps : {}),
        icon: part('icon') ? {} : { 'aria-hidden': true },
      }}
    >
      {position &&
        createPortal(
          <Panel
            panelRef={panel}
            id={`vt-quick${ending}`}
            label={link?.text ?? ''}
            content={content}
            t={t}
            close={close}
            retry={retry}
          />,
          position.container,
        )}
    </ServerMarkup>
  )
}

/** In one list one view is open; what was pressed stays where it is on the screen, although another one closes above it. */
function useOneOpen(host: HTMLElement, isOpen: boolean, position: Position | undefined): void {
  const { element } = useServerMarkup<typeof quickView>()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is the same element after fresh HTML
  useLayoutEffect(() => {
    const list = itemOf(host)?.parentElement
    const pressed = element('link')
    if (position && pressed && isOpen) {
      const before = pressed.getBoundingClientRect().top
      position.show(pressed)
      if (list && !isFirst.current) noteOpened({ list, view: host })
      // Those that close have been rendered by then.
      queueMicrotask(() => {
        const moved = pressed.getBoundingClientRect().top - before
        if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
      })
    } else if (pressed) position?.hide(pressed)
    isFirst.current = false
  }, [host, isOpen, position])

  useEffect(() => {
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
