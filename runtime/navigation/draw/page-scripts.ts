import { allows, type Nonces } from '../../page/adapt.ts'
import { isCode, noteRun } from '../../page/run-scripts.ts'
import { pageNonce } from '../../page/trusted.ts'
import { baseOf, completeAddress } from './head.ts'

/** Scripts with an address run once in the life of the document. */
const known = new Set<string>()

/** The texts of those without: they run when the page before did not hold the same. */
let inline = new Set<string>()

const outside = (page: Document, area: Element | null | undefined): HTMLScriptElement[] =>
  [...page.scripts].filter((script) => isCode(script) && !area?.contains(script) && !script.closest('noscript'))

/** Takes the scripts of the first page as run. */
export function rememberScripts(area: Element | null | undefined): void {
  noteRun([...document.scripts].filter(({ type }) => type !== 'text/plain'))
  for (const { src, text } of outside(document, area)) src ? known.add(src) : inline.add(text)
}

/**
 * Puts the scripts that stand outside the page area into the head, as far as they are new on the page, and answers them:
 * those that come before the area in the document, and those after it. None has run yet.
 */
export function frameScripts(
  page: Document,
  area: Element,
  url: URL,
  nonces: Nonces,
): Record<'before' | 'after', HTMLScriptElement[]> {
  const base = baseOf(page, url)
  const fresh: Record<'before' | 'after', HTMLScriptElement[]> = { before: [], after: [] }
  const texts = new Set<string>()
  for (const script of outside(page, area)) {
    if (!allows(nonces, script)) continue
    completeAddress(script, base)
    const { src, text } = script
    const isKnown = src ? known.has(src) : inline.has(text)
    src ? known.add(src) : texts.add(text)
    if (isKnown) continue
    if (!src) script.dataset.visit = ''
    script.nonce = pageNonce()
    const isAfter = area.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING
    fresh[isAfter ? 'after' : 'before'].push(script)
  }
  inline = texts
  for (const old of document.head.querySelectorAll<HTMLScriptElement>('script[data-visit]')) {
    if (!texts.has(old.text)) old.remove()
  }
  document.head.append(...fresh.before, ...fresh.after)
  return fresh
}
