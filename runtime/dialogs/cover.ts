import { makeOutsideInert } from './outside.ts'

let restore: (() => void) | undefined

/**
 * A panel over the page leaves nothing behind it to be used or scrolled. Returns what takes that back; a panel that comes in the
 * place of another takes its cover over.
 */
export function coverPage(panel: Element): () => void {
  const page = document.documentElement
  restore?.()
  const mine = makeOutsideInert(panel)
  restore = mine
  // A page without a scroll bar must not get a gutter for one.
  page.dataset.vtCovered ??= innerWidth > page.clientWidth ? 'gutter' : ''
  return () => {
    if (restore !== mine) return
    restore = undefined
    mine()
    delete page.dataset.vtCovered
  }
}
