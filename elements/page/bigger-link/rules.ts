/** Milliseconds after the last scroll within which a click is ignored, since it belongs to the scroll (§9). */
export const SCROLL_GUARD = 500

/** Elements that handle clicks. A form counts as a whole: a near miss of its button must not leave the page. */
const INTERACTIVE = [
  ...['a[href]', 'button', 'input', 'select', 'textarea', 'label', 'summary', 'form', 'dialog', '[popover]'],
  ...['audio[controls]', 'video[controls]', 'iframe', 'object', 'embed'],
  ...['[contenteditable]:not([contenteditable=false])', '[tabindex]', '[onclick]'],
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option'].map((role) => `[role=${role}]`),
].join(', ')

/** True for a click on a control inside the card. */
export function isTaken(host: Element, target: EventTarget | null): boolean {
  const owner = target instanceof Element ? target.closest(INTERACTIVE) : null
  return owner !== null && owner !== host && host.contains(owner)
}

/** Returns the link that the server marks, else the first. */
export const mainLink = (host: Element): HTMLAnchorElement | null =>
  host.querySelector<HTMLAnchorElement>('a[href][data-main]') ?? host.querySelector<HTMLAnchorElement>('a[href]')
