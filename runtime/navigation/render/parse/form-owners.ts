import { FIELDS, nameOwner } from './table-fields.ts'

/** Forms of a document that is being read, and their counterparts in the page. */
export const shownForms = new WeakMap<Element, Element>()

/**
 * Sets `form` on the fields that a form does not contain: it began between the rows of a table, or its parent was
 * closed before it. The parser of a page connects them; that of a document without a window does not in every browser,
 * and a moved field would lose its form again.
 */
export class FormOwners {
  readonly #ended = new WeakSet<Element>()
  /** The beginning of a form’s tag has been read, or a text like it in a script or a comment. */
  #isComing = false
  /** The form whose end tag has not been read. */
  #form: Element | undefined
  /** The parents of that form: it may be in the page already while they are not. */
  #around: Element[] = []

  constructor(private readonly page: Document) {}

  /** Call it when the text has been parsed. */
  read(text: string): void {
    this.#isComing ||= /<form[\s/>]/i.test(text)
    if (this.#isComing) this.#begin()
    if (!this.#form) return
    const start = [this.#form, ...this.#around].find((one) => this.page.contains(one)) as Element
    const isOpen = start === this.#form && !isOver(start, this.page)
    if (isOpen) return
    const form = shownForms.get(this.#form) ?? this.#form
    const walker = this.#walker(start)
    while (walker.nextNode()) {
      const field = walker.currentNode as Element
      if (field.matches(FIELDS)) nameOwner(field, form)
    }
  }

  /** Call it before the end tag of a form is parsed. */
  end(): void {
    if (this.#form) this.#ended.add(this.#form)
    this.#form = undefined
    this.#isComing = false
  }

  /** The last form of the document is the one that has just begun, unless that was in a script or in a comment. */
  #begin(): void {
    let last: Element | null = this.page.documentElement
    if (!last) return
    while (last.lastElementChild) last = last.lastElementChild
    const walker = this.#walker(last)
    while (walker.currentNode.nodeName !== 'FORM') if (!walker.previousNode()) return
    const form = walker.currentNode as Element
    if (this.#ended.has(form)) return
    this.#form = form
    this.#isComing = false
    this.#around = []
    for (let one = form.parentElement; one; one = one.parentElement) this.#around.push(one)
  }

  #walker(start: Element): TreeWalker {
    const walker = this.page.createTreeWalker(this.page, NodeFilter.SHOW_ELEMENT)
    walker.currentNode = start
    return walker
  }
}

/** True if the parser has finished the node: another node follows it, or a parent of it below `root`. */
export function isOver(node: Node, root: Node): boolean {
  for (let one: Node | null = node; one && one !== root; one = one.parentNode) if (one.nextSibling) return true
  return false
}
