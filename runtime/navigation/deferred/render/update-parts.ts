import type { Nonces } from '../../../page/adapt.ts'
import { updateAttributes } from '../../render/attributes.ts'
import { insertNodes } from '../../render/insert.ts'
import { comparableHtml, PART, texts } from '../../render/parts.ts'

/**
 * Updates the parts of the page outside the page area (`data-page-part="name"`): a custom element gets the answer's
 * attributes and keeps its content; any other part is replaced if the server's text has changed. `isFinished` returns
 * which have arrived. Returns the scripts of new parts.
 */
export function updateParts(
  page: Document,
  areas: { live: Element; fresh: Element },
  nonces: Nonces,
  isFinished: (part: Element) => boolean,
): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = []
  for (const fresh of page.querySelectorAll(`[${PART}]`)) {
    const name = fresh.getAttribute(PART) as string
    const live = document.querySelector(`[${PART}="${CSS.escape(name)}"]`)
    if (!live || areas.live.contains(live) || areas.fresh.contains(fresh) || !isFinished(fresh)) continue
    // A part inside one that has been replaced is in the page already.
    if (fresh.ownerDocument === document) continue
    if (fresh.localName.includes('-')) updateAttributes(live, fresh)
    else scripts.push(...replacePart(name, live, fresh, nonces))
  }
  return scripts
}

function replacePart(name: string, live: Element, fresh: Element, nonces: Nonces): HTMLScriptElement[] {
  const before = texts.get(name)
  const now = comparableHtml(fresh)
  texts.set(name, now)
  if (before === now || !live.parentElement) return []
  const scripts = insertNodes([fresh], live.parentElement, live, nonces)
  live.remove()
  return scripts
}
