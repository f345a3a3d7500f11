import { warn } from '../../page/warn.ts'

/** The element that a selector in the markup matches; developers are warned of a wrong selector. */
export function findTarget(selector: string): Element | undefined {
  if (selector === '') return undefined
  try {
    const found = document.querySelector(selector)
    if (found) return found
  } catch {
    // The warning below covers an invalid selector and one that matches nothing.
  }
  warn(`update="${selector}" names nothing in the page.`, 'The form itself takes the answer.', 'Give a CSS selector.')
  return undefined
}
