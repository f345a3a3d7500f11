import { ACCEPTS_STREAMED } from '../../element/contract.ts'
import { shownForms } from './parse/form-owners.ts'

/**
 * Containers that may be in the page while the parser is still inside them. Excluded are inline formatting, which the
 * parser may wrap around other parents afterwards, and elements that are read as a whole, such as a select or a video.
 */
const OPEN =
  /^(article|aside|blockquote|d(d|etails|iv|l|t)|fieldset|figure|footer|form|header|li|main|nav|ol|section|t(able|body|d|foot|h|head|r)|ul)$/

/** The number of elements that are put into the page in one step. */
const BATCH = 250

type Pair = { from: Element; to: Element }

type Insert = (nodes: Node[], to: Element, before: Node | null) => void

/**
 * A custom element is complete when it connects, unless it accepts streamed children, as those of the library do that
 * keep the server's HTML. One that is not defined yet starts with its present children when it is upgraded.
 */
function acceptsStreamedChildren(name: string): boolean {
  const Element = customElements.get(name) as { [ACCEPTS_STREAMED]?: boolean } | undefined
  return Element === undefined || Element[ACCEPTS_STREAMED] === true
}

const mayStayOpen = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement &&
  (node.localName.includes('-') ? acceptsStreamedChildren(node.localName) : OPEN.test(node.localName)) &&
  // Its shadow root is attached when host and template enter the page together.
  !node.querySelector(':scope > template[shadowrootmode]') &&
  !node.hasAttribute('is') &&
  !node.hasAttribute('data-persist')

const hasFinished = (node: Element): boolean =>
  node.childNodes.length > 1 || (mayStayOpen(node.firstChild) && hasFinished(node.firstChild))

const weigh = (node: Node): number => (node instanceof Element ? node.getElementsByTagName('*').length + 1 : 1)

/** True if the node could be in the page by now. `closed`: the name of the element that the last end tag closed. */
export function canBeInserted(node: Element, area: Element, closed: string | undefined): boolean {
  let isComplete = node.localName === closed
  for (let one: Element | null = node; one && one !== area; one = one.parentElement) {
    isComplete = one.nextSibling !== null || (isComplete && (one === node || mayStayOpen(one)))
  }
  return isComplete
}

/**
 * Moves finished nodes from a parser's document into the page, in document order. A container that is still open, or
 * large, is in both until it is empty: its finished nodes are moved first, and the rest follows.
 */
export class Mirror {
  readonly #open: Pair[]

  constructor(
    from: Element,
    to: Element,
    private readonly insert: Insert,
  ) {
    this.#open = [{ from, to }]
  }

  /**
   * Moves finished nodes. `closed` names the element whose end tag ends the text so far; `isEnded`: the whole text has
   * arrived. Returns true if nothing is left that could be moved now, and false if the deadline (as performance.now())
   * was reached first.
   */
  flush(isEnded: boolean, closed?: string, deadline = Number.POSITIVE_INFINITY): boolean {
    // The parser inserts nodes that a table may not contain before it.
    for (const { from, to } of this.#open.slice(1)) this.insert(allBefore(from), to.parentElement as Element, to)
    while (this.#step(isEnded, closed, deadline < Number.POSITIVE_INFINITY)) {
      if (performance.now() > deadline) return false
    }
    return true
  }

  /** One step down, along or up; false if there is none. */
  #step(isEnded: boolean, closed: string | undefined, inBatches: boolean): boolean {
    const { from, to } = this.#open.at(-1) as Pair
    const isOver = isEnded || this.#open.slice(1).some((pair) => pair.from.nextSibling)
    const { firstChild } = from
    if (!firstChild) {
      if (!isOver || this.#open.length === 1) return false
      this.#open.pop()
      from.remove()
      return true
    }
    const isFinished = isOver || firstChild.nextSibling !== null || isEndOf(firstChild, closed)
    if (mayStayOpen(firstChild) && (isFinished ? inBatches && weigh(firstChild) > BATCH : hasFinished(firstChild))) {
      const copy = document.importNode(firstChild, false)
      to.append(copy)
      shownForms.set(firstChild, copy)
      this.#open.push({ from: firstChild, to: copy })
      return true
    }
    if (!isFinished) return false
    this.insert(this.#batch(from, isOver, inBatches), to, null)
    return true
  }

  /** The finished children that are moved in one step: whole large containers are left to steps of their own. */
  #batch(from: Element, isOver: boolean, inBatches: boolean): Node[] {
    const nodes: Node[] = []
    let weight = 0
    for (
      let node = from.firstChild;
      node && (isOver || node.nextSibling || nodes.length === 0);
      node = node.nextSibling
    ) {
      weight += inBatches ? weigh(node) : 0
      if (weight > BATCH && nodes.length > 0) break
      nodes.push(node)
    }
    return nodes
  }
}

function allBefore(node: Node): Node[] {
  const nodes: Node[] = []
  for (let one = node.previousSibling; one; one = one.previousSibling) nodes.unshift(one)
  return nodes
}

/** True if the last end tag was that of this element, not of one inside it. */
function isEndOf(node: Node, closed: string | undefined): boolean {
  if (!(node instanceof Element) || node.localName !== closed) return false
  for (let one = node.lastElementChild; one; one = one.lastElementChild) if (one.localName === closed) return false
  return true
}
