import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a page. */
export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

function* walk(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

/** The elements of a document in their order; of a template, only itself. */
export const elementsOf = (html: string): Element[] => [...walk(parse(html, { sourceCodeLocationInfo: true }))]

/** The value of an attribute. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value

/** The text that is directly in an element. */
export const ownText = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** True if an element has an ancestor of a tag. */
export function isInside(element: Element, tag: string): boolean {
  for (let parent: Node | null = element.parentNode; parent; parent = 'parentNode' in parent ? parent.parentNode : null)
    if ('tagName' in parent && parent.tagName === tag) return true
  return false
}
