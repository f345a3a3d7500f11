import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a page. */
export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** The elements of a document in their order; of a template, only itself. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = []
  const stack: Node[] = [parse(html, { sourceCodeLocationInfo: true })]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('tagName' in node) elements.push(node)
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) stack.push(child)
  }
  return elements
}

/** The value of an attribute. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value

/** The text that is directly in an element. */
export const ownText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** The names in an attribute, such as its classes. */
export const tokensOf = (element: Element, name: string): string[] =>
  (attribute(element, name) ?? '').split(/\s+/).filter((token) => token !== '')

/** True if an element has an ancestor with one of the tags. */
export function isInside(element: Element, ...tags: string[]): boolean {
  for (let parent: Node | null = element.parentNode; parent; parent = 'parentNode' in parent ? parent.parentNode : null)
    if ('tagName' in parent && tags.includes(parent.tagName)) return true
  return false
}
