/** The class of the body while the menu is open; the specification names none (SHELL-24). */
export const OPEN_CLASS = 'nav-open'

/** Links and buttons inside the menu whose target is on this page: the menu would cover it (§2). */
const LEADS_HERE = 'a[href^="#"], [data-modal], [data-panel], modal-link a[href]'

/** The share of the window from which on a panel counts as covering the page. */
const COVERS = 0.5

/** Whether a click closes the menu: a click on an anchor of this page, or on the trigger of a modal or a panel. */
export function closesMenu(target: Element, here: URL): boolean {
  if (target.closest(LEADS_HERE)) return true
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]')
  return link !== null && link.href.split('#')[0] === here.href.split('#')[0]
}

/** Whether a panel covers so much of the page that the rest cannot be used. */
export function coversPage(panel: Element): boolean {
  if (getComputedStyle(panel).position !== 'fixed') return false
  const { width, height } = panel.getBoundingClientRect()
  return width * height >= COVERS * innerWidth * innerHeight
}
