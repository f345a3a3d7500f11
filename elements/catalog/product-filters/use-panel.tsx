import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { coverPage } from '../../../runtime/dialogs/cover/cover.ts'
import { staysAlive } from '../../../runtime/dialogs/cover/outside.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { TextsOf } from '../../../runtime/element/define.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { useMediaQuery } from '../../../runtime/ui/media-query.ts'
import { hiddenProps } from '../../../runtime/view/hidden-props.ts'
import { useHostAttributes, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { PartsOf } from '../../../runtime/view/markup/part-props.ts'
import type { productFilters } from './definition.ts'
import { useSessionState } from './use-session-state.ts'

type Parts = PartsOf<typeof productFilters>

type Options = {
  texts: TextsOf<typeof productFilters>
  hasFilters: boolean
  /** The text of the count in the toggle. */
  count: string
  /** Beside the list, choices are applied at once, so the button is hidden. */
  hidesShow: boolean
}

let panels = 0

/** In a narrow window, shows the filters over the page from a button, and closes them as a dialog is closed. */
export function usePanel(host: HTMLElement, { texts, hasFilters, count, hidesShow }: Options) {
  const isNarrow = useMediaQuery(`(width <= ${settings().breakpoints.md}px)`)
  const [madeId] = useState(() => `vt-filters-${++panels}`)
  const { part } = useServerMarkup<typeof productFilters>()
  const { isOpen, open, close } = useOpen(host, isNarrow)

  const id = part('panel')?.attributes.id || madeId
  const headingId = part('heading')?.attributes.id || `${madeId}-heading`
  // Without JavaScript, a link leads to the panel.
  const onClick = (act: () => void) => (event: MouseEvent) => {
    if (!clickedOn(event, '*')) return
    event.preventDefault()
    act()
  }
  const isMade = part('panel') !== undefined && hasFilters
  const button = (name: 'toggle' | 'close', children: React.ReactNode, act: () => void) =>
    part(name) || isMade
      ? {
          ...hiddenProps(!isNarrow),
          ...(!part(name) && { type: 'button' as const, children }),
          onClick: onClick(act),
        }
      : undefined
  const toggleText = (
    <>
      <span>{texts.filters}</span> <span data-part="count">{count}</span>
    </>
  )
  const toggle = button('toggle', toggleText, isOpen ? close : open)
  const parts: Parts = {
    toggle: toggle && { ...toggle, 'aria-expanded': isOpen, 'aria-controls': part('panel') && id },
    close: button('close', texts.close, close),
    panel: { id, 'data-part': 'panel', ...(isOpen && dialogProps(part('heading') ? headingId : undefined, texts)) },
    heading: { id: headingId },
    show: hiddenProps(!isNarrow && hidesShow),
  }
  return { parts, isOpen, close }
}

/** Over the page the panel is a dialog; beside the list it is a part of the page. */
const dialogProps = (headingId: string | undefined, { filters }: { filters: string }) => ({
  role: 'dialog',
  'aria-modal': true,
  ...(headingId ? { 'aria-labelledby': headingId } : { 'aria-label': filters }),
})

function useOpen(host: HTMLElement, isNarrow: boolean) {
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && isNarrow
  const focus = useRef<'none' | 'panel' | 'toggle'>('none')
  const { part, element } = useServerMarkup<typeof productFilters>()

  const open = () => {
    focus.current = 'panel'
    setWanted(part('panel') !== undefined)
  }
  const close = () => {
    if (!isOpen) return
    const { activeElement, body } = document
    const hadFocus = activeElement === body || element('panel')?.contains(activeElement)
    focus.current = hadFocus ? 'toggle' : 'none'
    setWanted(false)
  }
  useSessionState(host, isOpen, () => setWanted(true))
  useEffect(() => {
    if (!isNarrow) setWanted(false)
  }, [isNarrow])

  // Before an element in the panel receives focus.
  useHostAttributes({ 'data-open': isOpen, 'data-wide': !isNarrow })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are the same elements after fresh HTML
  useLayoutEffect(() => {
    const panel = element('panel')
    const target = focus.current === 'toggle' ? element('toggle') : (element('close') ?? panel)
    const uncover = isOpen && panel ? coverPage(panel, close) : undefined
    if (focus.current !== 'none') {
      if (target === panel) panel?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
      focus.current = 'none'
    }
    return uncover
  }, [isOpen])

  useLeaving(host, isOpen, close)
  return { isOpen, open, close }
}

/** Calls back at Escape, a click beside the panel, and a visit to another list. */
function useLeaving(host: HTMLElement, isOpen: boolean, leave: () => void): void {
  usePageEvent<MouseEvent>(document, 'click', ({ target }) => {
    const isBeside = target instanceof Element && target.isConnected && !host.contains(target)
    if (isBeside && !staysAlive(target)) leave()
  })
  usePageEvent<KeyboardEvent>(document, 'keydown', (event) => {
    const isForDialog = document.activeElement?.closest('dialog')
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented || isForDialog) return
    event.preventDefault()
    leave()
  })
  usePageEvent<CustomEvent<{ url: string }>>(document, 'page:leave', ({ detail: { url } }) => {
    // In the same list with other settings the panel stays open.
    if (new URL(url, here().href).pathname !== here().pathname) leave()
  })
  usePageEvent(window, 'pagehide', leave)
}
