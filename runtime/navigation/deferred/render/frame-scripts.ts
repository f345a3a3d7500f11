import { allows, type Nonces } from '../../../page/adapt.ts'
import { pageNonce, policy } from '../../../page/trusted.ts'
import { isInPage, keyOf } from '../../render/seen.ts'

/**
 * Puts new scripts into the head, in place of those that only the previous page had. Returns those before the area in
 * the document, and those after it; none has run yet.
 */
export function takeScripts(
  fresh: HTMLScriptElement[],
  area: Element,
  base: URL,
  nonces: Nonces,
): Record<'before' | 'after', HTMLScriptElement[]> {
  const taken: Record<'before' | 'after', HTMLScriptElement[]> = { before: [], after: [] }
  const keys = fresh.map((script) => keyOf(script))
  for (const old of document.head.querySelectorAll('script[data-visit]')) {
    if (!isInPage(old) || keys.includes(keyOf(old))) old.remove()
  }
  for (const script of fresh) {
    if (!allows(nonces, script)) continue
    // The page may have another address when the script runs.
    if (script.hasAttribute('src')) script.src = policy().createScriptURL(keyOf(script, base))
    else script.dataset.visit = ''
    script.nonce = pageNonce()
    const isAfter = area.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING
    taken[isAfter ? 'after' : 'before'].push(script)
  }
  document.head.append(...taken.before, ...taken.after)
  return taken
}
