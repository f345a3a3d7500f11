import { adapt, type Nonces } from '../../page/adapt.ts'
import { withheld } from '../../page/html.ts'

/** Takes persistent elements out of new content. The returned function puts them back once it is in the page. */
export type Claim = (content: DocumentFragment) => () => void

/** Puts nodes of an answer into the page, complete and in one step. Returns their scripts; none has run yet. */
export function insertNodes(
  nodes: Node[],
  to: Element,
  before: Node | null,
  nonces: Nonces,
  claim?: Claim,
): HTMLScriptElement[] {
  if (nodes.length === 0) return []
  const content = document.createDocumentFragment()
  content.append(...nodes)
  const fill = claim?.(content)
  const scripts = adapt(content, nonces)
  const release = withheld(content)
  to.insertBefore(content, before)
  release()
  fill?.()
  return scripts
}
