import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { staysAlive } from '../../../runtime/dialogs/cover/outside.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { useMediaQuery } from '../../../runtime/ui/media-query.ts'
import { stopped, useHostAttributes, useHostEvent, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { mobileNav } from './definition.ts'
import { closesMenu, OPEN_CLASS } from './rules.ts'
import { useBodyClass, useCover, useReports } from './while-open.ts'

let count = 0

/** In a wide window the menu is always visible. */
export function MobileNav({ openClass, breakpoint, host, emit }: ViewProps<typeof mobileNav>) {
  const { part, element } = useServerMarkup<typeof mobileNav>()
  const isWide = useMediaQuery(`(width > ${breakpoint ?? settings().breakpoints.md}px)`)
  const [openedWith, setOpenedWith] = useState<string>()
  // The menu closes when the window becomes wide, or when its class changes.
  const isOpen = openedWith === openClass && !isWide
  const [ownId] = useState(() => `vt-menu-${++count}`)
  const panelId = part('panel')?.attributes.id || ownId

  // At once, since the page may be replaced or frozen right after it was left.
  const show = (isWanted: boolean) => flushSync(() => setOpenedWith(isWanted ? openClass : undefined))
  const close = () => {
    if (isOpen) show(false)
  }
  const toggle = () => show(!isOpen)

  useLayoutEffect(() => {
    if (!isOpen) setOpenedWith(undefined)
  }, [isOpen])
  useHostAttributes({ 'data-open': isOpen, 'data-wide': isWide })
  useBodyClass(isOpen, openClass.trim() || OPEN_CLASS, () => setOpenedWith(undefined))
  const isCovering = useCover(host, isOpen, () => element('panel'), close)
  useReports(isOpen, emit)
  // Focus that was in the menu would be lost.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isOpen && focused && host.contains(focused) && !focused.checkVisibility())
      element('toggle')?.focus({ preventScroll: true })
  })

  useHostEvent<MouseEvent>('click', ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
    if (!(target instanceof Element) || target.closest('[data-part=toggle]')) return
    if (!ctrlKey && !metaKey && !shiftKey && !altKey && closesMenu(target, here())) close()
  })
  usePageEvent<MouseEvent>(document, 'click', ({ target }) => {
    const isBeside = target instanceof Element && !host.contains(target) && !staysAlive(target)
    if (isBeside && isCovering()) close()
  })
  usePageEvent(document, 'page:leave', close)
  usePageEvent(window, 'pagehide', close)
  usePageEvent<KeyboardEvent>(document, 'keydown', (event) => {
    // A dialog above the menu closes first.
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen || document.activeElement?.closest('dialog')) return
    event.preventDefault()
    close()
    if (document.activeElement === document.body) element('toggle')?.focus()
  })

  return (
    <ServerMarkup<typeof mobileNav>
      parts={{
        // A link with the role of a button leads to the menu without JavaScript.
        toggle: {
          'aria-expanded': isOpen,
          'aria-controls': part('panel') ? panelId : undefined,
          onClick: stopped(toggle),
        },
        panel: { id: panelId },
      }}
    />
  )
}
