import { here } from '../page/window/history.ts'

/**
 * Returns the trigger of a plain click, else undefined: clicks that another listener has prevented, and those that open
 * a new tab or window, are left to the browser.
 */
export function clickedOn<E extends HTMLElement>(event: MouseEvent, selector: string): E | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  return target instanceof Element ? (target.closest<E>(selector) ?? undefined) : undefined
}

/** True if a trigger names one of the ids, by `<a href="#id">` or by an attribute such as `data-modal="id"`. */
export function namesOne(trigger: HTMLElement, attribute: 'modal' | 'panel', ids: readonly string[]): boolean {
  const named = trigger.dataset[attribute]?.replace(/^#/, '')
  if (named !== undefined) return named !== '' && ids.includes(named)
  if (!(trigger instanceof HTMLAnchorElement)) return false
  const isHere = trigger.href.split('#')[0] === here().href.split('#')[0]
  return isHere && isInHash(trigger.hash, ids)
}

/** True if a hash names one of the ids. A link that was followed before the code was loaded leaves such a hash. */
export const isInHash = (hash: string, ids: readonly string[]): boolean =>
  ids.some((id) => id !== '' && hash === `#${encodeURIComponent(id)}`)
