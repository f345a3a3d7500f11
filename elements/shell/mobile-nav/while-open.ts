import { useEffect, useLayoutEffect, useRef } from 'react'
import { coverPage } from '../../../runtime/dialogs/cover/cover.ts'
import type { Emit } from '../../../runtime/element/define.ts'
import { onResize } from '../../../runtime/page/window/resize.ts'
import type { mobileNav } from './definition.ts'
import { coversPage } from './rules.ts'

/**
 * Adds classes to the body while the menu is open. Scripts of the page may use them: one that removes a class closes
 * the menu.
 */
export function useBodyClass(isOpen: boolean, classes: string, taken: () => void): void {
  const newest = useRef(taken)
  useLayoutEffect(() => {
    newest.current = taken
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const { body } = document
    const names = classes.split(/\s+/)
    body.classList.add(...names)
    const observer = new MutationObserver(() => {
      if (!names.every((name) => body.classList.contains(name))) newest.current()
    })
    observer.observe(body, { attributeFilter: ['class'] })
    return () => {
      observer.disconnect()
      body.classList.remove(...names)
    }
  }, [isOpen, classes])
}

/**
 * A menu that covers the page makes the rest inert and stops its scroll; a menu in the flow changes nothing. A theme
 * may show it differently in another window. Returns whether the page is covered.
 */
export function useCover(
  host: HTMLElement,
  isOpen: boolean,
  panel: () => HTMLElement | undefined,
  close: () => void,
): () => boolean {
  const restore = useRef<() => void>(undefined)
  const now = useRef({ panel, close })
  useLayoutEffect(() => {
    now.current = { panel, close }
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const closing = new AbortController()
    const lift = () => {
      restore.current?.()
      restore.current = undefined
      host.removeAttribute('data-covers')
    }
    const cover = () => {
      lift()
      const element = now.current.panel()
      if (!element || !coversPage(element)) return
      restore.current = coverPage(host, () => now.current.close())
      host.toggleAttribute('data-covers', true)
    }
    cover()
    onResize(cover, closing.signal)
    return () => {
      closing.abort()
      lift()
    }
  }, [host, isOpen])
  return () => restore.current !== undefined
}

export function useReports(isOpen: boolean, emit: Emit<typeof mobileNav>): void {
  const reported = useRef(false)
  useLayoutEffect(() => {
    if (reported.current === isOpen) return
    reported.current = isOpen
    emit(isOpen ? 'nav:open' : 'nav:close', {})
  }, [isOpen, emit])
  // A menu that is removed while it is open closes.
  useEffect(
    () => () => {
      if (reported.current) emit('nav:close', {})
    },
    [emit],
  )
}
