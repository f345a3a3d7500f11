import { adapt, type Nonces } from '../../page/adapt.ts'
import { withheld } from '../../page/html.ts'

/** The returned function restores persistent elements once the content is in the page. */
export type Claim = (content: DocumentFragment) => () => void

/** Inserts in one step. Returns the scripts of the nodes; none has run yet. */
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
