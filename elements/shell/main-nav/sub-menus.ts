import { each } from '../../../runtime/element/each.ts'

/** A button that is directly followed by a list controls a sub-menu. */
const SWITCH = 'button:has(+ ul)'

const OPEN = 'button[aria-expanded=true]:has(+ ul)'

export const hasOpenMenu = (host: Element): boolean => host.querySelector(OPEN) !== null

/**
 * Sub-menus as disclosures: the button has the state of its list. One branch is open at a time. It closes by Escape, a
 * click elsewhere, focus that leaves it, and another page.
 */
export function openSubMenus(host: HTMLElement, signal: AbortSignal): void {
  each<HTMLButtonElement>(host, SWITCH, signal, (button) => {
    if (!button.hasAttribute('aria-expanded')) button.setAttribute('aria-expanded', 'false')
  })
  const closeBut = (kept?: EventTarget | null) => {
    for (const button of host.querySelectorAll(OPEN)) {
      if (!(kept instanceof Node && button.parentElement?.contains(kept))) button.setAttribute('aria-expanded', 'false')
    }
  }
  const options = { signal }
  host.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest(SWITCH) : null
      if (!button || !host.contains(button)) return
      closeBut(button)
      button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'))
    },
    options,
  )
  host.addEventListener('keydown', (event) => closeByKey(host, event), options)
  host.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeBut(relatedTarget), options)
  document.addEventListener('click', ({ target }) => closeBut(target), options)
  document.addEventListener('page:leave', () => closeBut(), options)
}

/** Escape closes the innermost open list around the focus, and focuses its button. */
function closeByKey(host: Element, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const around = [...host.querySelectorAll<HTMLElement>(OPEN)].filter((button) =>
    button.parentElement?.contains(event.target as Node),
  )
  const innermost = around.at(-1)
  if (!innermost) return
  event.preventDefault()
  innermost.setAttribute('aria-expanded', 'false')
  innermost.focus()
}
