import { useLayoutEffect, useState } from 'react'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import { formOf, isTypedIn, ownButtonOf } from './own-button.ts'

/** `isSeen`: the whole button is in the window, below the header. `text` is what it says. */
export type OwnButton = { isSeen: boolean; isDisabled: boolean; text: string }

/** A part of it, such as one line of two, is not enough to press. */
const WHOLE = 0.95

/** Follows the buy button of the form. Undefined while there is none. */
export function useOwnButton(host: HTMLElement, id: string): OwnButton | undefined {
  const [own, setOwn] = useState<OwnButton>()
  useLayoutEffect(() => {
    let button: HTMLButtonElement | undefined
    let isSeen = true
    const read = () => button && setOwn({ isSeen, isDisabled: button.disabled, text: button.textContent?.trim() ?? '' })
    const changes = new MutationObserver(read)
    const sight = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry?.target !== button) return
        isSeen = entry !== undefined && entry.intersectionRatio >= WHOLE
        if (button?.isConnected) read()
        else follow()
      },
      { threshold: [0, WHOLE, 1], rootMargin: `-${headerOf(host)}px 0px 0px` },
    )
    const follow = () => {
      const form = formOf(host, id)
      button = form && ownButtonOf(host, form)
      changes.disconnect()
      sight.disconnect()
      if (!button) return setOwn(undefined)
      changes.observe(button, {
        attributes: true,
        attributeFilter: ['disabled'],
        childList: true,
        characterData: true,
        subtree: true,
      })
      sight.observe(button)
    }
    follow()
    return () => {
      changes.disconnect()
      sight.disconnect()
    }
  }, [host, id])
  return own
}

/** CSS pixels that the header of the page covers at the top of the window. */
const headerOf = (host: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(host).getPropertyValue('--vt-nav-size')) || 0

/** Whether a field of the page is being typed in. */
export function useIsTyping(host: HTMLElement): boolean {
  const [isTyping, setTyping] = useState(
    () => isTypedIn(document.activeElement) && !host.contains(document.activeElement),
  )
  usePageEvent<FocusEvent>(document, 'focusin', ({ target }) =>
    setTyping(isTypedIn(target) && !host.contains(target as Node)),
  )
  usePageEvent<FocusEvent>(document, 'focusout', ({ relatedTarget }) => setTyping(isTypedIn(relatedTarget)))
  return isTyping
}
