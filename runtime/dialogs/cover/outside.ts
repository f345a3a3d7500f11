import { ofForm } from '../../forms/of-form.ts'

/** Notices and the question of consent are shown above the panel; announcements must reach screen readers. */
const ALIVE = 'notice-stack, consent-banner, cookie-law, loading-bar, body > [aria-live], body > [role=status]'

const SILENT = 'script, style, link, meta, template'

export const staysAlive = (element: Element): boolean => element.closest(ALIVE) !== null

/** For a panel that is no dialog. Returns a function that undoes this, except where the page had set inert. */
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
