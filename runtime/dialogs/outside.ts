/** What stays alive beside the panel: notices are to be read out and closed, and what the page tells is to be heard. */
const ALIVE = 'notice-stack, loading-bar, body > [aria-live], body > [role=status]'

/** What is never seen or used. */
const SILENT = 'script, style, link, meta, template'

/**
 * Makes everything but an element inert, for a panel that covers the page and is no dialog. Answers the way back; what
 * the page itself had made inert stays so.
 */
export function makeOutsideInert(kept: Element): () => void {
  const alive = [kept, ...document.querySelectorAll(ALIVE)]
  const changed: HTMLElement[] = []
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (alive.includes(child) || child.matches(SILENT) || !(child instanceof HTMLElement)) continue
      if (alive.some((element) => child.contains(element))) visit(child)
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
