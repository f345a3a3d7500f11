import { ofForm } from '../../forms/of-form.ts'

/**
 * Elements that stay usable beside the panel: notices and the question of consent are shown above it, and announcements
 * must reach screen readers.
 */
const ALIVE = 'notice-stack, consent-banner, cookie-law, loading-bar, body > [aria-live], body > [role=status]'

const SILENT = 'script, style, link, meta, template'

/** Whether an element belongs to those that stay usable beside a panel that covers the page. */
export const staysAlive = (element: Element): boolean => element.closest(ALIVE) !== null

/**
 * Makes everything but `kept` inert, for a panel that covers the page and is no dialog. Returns a function that undoes
 * this; elements that the page itself had made inert stay so.
 */
export function makeOutsideInert(kept: Element): () => void {
  const alive = [kept, ...document.querySelectorAll(ALIVE)]
  const changed: HTMLElement[] = []
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (alive.includes(child) || ofForm(child, 'matches')(SILENT) || !(child instanceof HTMLElement)) continue
      if (alive.some((element) => ofForm(child, 'contains')(element))) visit(child)
      else if (!child.inert) {
        child.inert = true
        changed.push(child)
      }
    }
  }
  visit(document.body)
  return () => {
    for (const element of changed.splice(0)) element.inert = false
  }
}
