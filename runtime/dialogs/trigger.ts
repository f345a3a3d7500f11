/**
 * The element that a plain click asked for, or undefined: clicks that something else has taken, and those that open a
 * new tab or window, stay the browser's.
 */
export function clickedOn<E extends HTMLElement>(event: MouseEvent, selector: string): E | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  return target instanceof Element ? (target.closest<E>(selector) ?? undefined) : undefined
}
