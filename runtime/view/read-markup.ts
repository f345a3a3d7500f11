import type { Part } from '../element/part.ts'

/** An element of the server's HTML as it was read: it does not change when the page does. */
export type MarkupElement = {
  tag: string
  /** Identifies the element among its siblings: by the definition's key, its id, or its number among similar ones. */
  key: string
  /** The keys from the host to this element. */
  path: string
  attributes: Readonly<Record<string, string>>
  part?: ServerPart
  /** Its inner HTML, if no part is inside; else `children`. */
  html: string
  children?: readonly MarkupNode[]
}

export type MarkupNode = string | MarkupElement

export type Markup = {
  nodes: readonly MarkupNode[]
  parts: readonly ServerPart[]
  /** The comments that were skipped on the way to the parts. */
  comments: readonly Comment[]
}

/** A part as the server sent it, read from the HTML. */
export type ServerPart = {
  name: string
  /** The value of the definition's key attribute, its id, or its index: the same after fresh HTML. */
  key: string
  path: string
  /** Its number among the parts of its name, in the page's order, from 0. */
  index: number
  attributes: Readonly<Record<string, string>>
  /** The `data-` attributes, named as in `dataset`. */
  data: Readonly<Record<string, string>>
  /** Its text, trimmed. */
  text: string
  /** The value of a field when it was read: in the page, the shopper's typed value; in fresh HTML, its default. */
  value: string
  checked: boolean
  /** The part of that name around this one. */
  within(name: string): ServerPart | undefined
}

/** The behaviours whose HTML stays the page's own: a view may have parts inside them. All other tags are opaque. */
const TRANSPARENT = ['form-validator', 'float-label', 'radio-toggle', 'modal-link', 'bigger-link', 'scroll-reveal']

export const isOpaque = (name: string): boolean => name.includes('-') && !TRANSPARENT.includes(name)

/** Reads a property that a page may hide: a form's field named `childNodes` hides that property of the form. */
const read = <T extends object, K extends keyof T>(prototype: T, name: K, node: T): T[K] =>
  (Object.getOwnPropertyDescriptor(prototype, name) as { get(): T[K] }).get.call(node)
const childNodesOf = (node: Node) => read(Node.prototype, 'childNodes', node)
const textOf = (node: Node) => read(Node.prototype, 'textContent', node)
const attributesOf = (element: Element) => read(Element.prototype, 'attributes', element)
const htmlOf = (element: Element) => read(Element.prototype, 'innerHTML', element)
const matches = (element: Element, selector: string) => Element.prototype.matches.call(element, selector)

const camel = (name: string) => name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

type Reading = {
  parts: readonly [name: string, part: Part][]
  found: ServerPart[]
  counts: Map<string, number>
  comments: Comment[]
}
type Above = { part?: ServerPart | undefined; name?: string; above?: Above | undefined }

/**
 * Reads the children of a node as a snapshot. Only the elements on the way to the parts are kept as elements; all
 * others are strings of HTML. Parts inside another custom element are that element's own. Comments are left out, and
 * adjacent texts are joined first, since an empty text would not be hydrated.
 */
export function readMarkup(root: Node, parts: readonly [name: string, part: Part][]): Markup {
  removeCreated(root)
  Node.prototype.normalize.call(root)
  const reading: Reading = { parts, found: [], counts: new Map(), comments: [] }
  const nodes = readChildren(root, '', reading, undefined)
  return { nodes, parts: reading.found, comments: reading.comments }
}

/**
 * Marks elements that a view has created, so that a clone of its element or a kept page is read without them. With a
 * value it names attributes that a view has set on an element of the theme.
 */
export const CREATED = 'data-vt-created'

/** Marks elements that a view has put around nodes of the server: those nodes stay. */
export const AROUND = 'data-vt-around'

function removeCreated(root: Node): void {
  const isOwn = (element: Element | null): boolean =>
    element === null || element === root || (!isOpaque(element.localName) && isOwn(element.parentElement))
  for (const created of (root as ParentNode).querySelectorAll?.(`[${CREATED}]`) ?? []) {
    if (!isOwn(created.parentElement)) continue
    const names = created.getAttribute(CREATED)
    if (!names) created.remove()
    else for (const name of [CREATED, ...names.split(' ')]) created.removeAttribute(name)
  }
  for (const around of (root as ParentNode).querySelectorAll?.(`[${AROUND}]`) ?? []) {
    if (isOwn(around.parentElement)) around.replaceWith(...around.childNodes)
  }
}

function readChildren(parent: Node, path: string, reading: Reading, above: Above | undefined): MarkupNode[] {
  const counts = new Map<string, number>()
  const nodes: MarkupNode[] = []
  for (const node of childNodesOf(parent)) {
    if (node instanceof Text) nodes.push(node.data)
    else if (node instanceof Element) nodes.push(readElement(node, path, counts, reading, above))
    else if (node instanceof Comment) reading.comments.push(node)
  }
  return nodes
}

function readElement(
  element: Element,
  parentPath: string,
  counts: Map<string, number>,
  reading: Reading,
  above: Above | undefined,
): MarkupElement {
  const tag = element.localName
  const attributes: Record<string, string> = {}
  for (const { name, value } of attributesOf(element)) attributes[name] = value
  const [name, definition] = reading.parts.find(([, { selector }]) => matches(element, selector)) ?? []

  const own =
    (definition?.key && attributes[definition.key]) || attributes.id || (tag === 'li' && keyInside(element, reading))
  const kind = own ? `${name ?? tag}=${own}` : (name ?? tag)
  const count = counts.get(kind) ?? 0
  counts.set(kind, count + 1)
  const key = count === 0 ? kind : `${kind}:${count}`
  const path = `${parentPath}/${key}`

  const part = name === undefined ? undefined : addPart(reading, name, own || path, path, attributes, element, above)
  const read: MarkupElement = { tag, key, path, attributes, html: '', ...(part && { part }) }
  const before = reading.found.length
  const isLeaf = isOpaque(tag) || /^(noscript|template|textarea|select|script|style|svg)$/.test(tag)
  const children = isLeaf ? [] : readChildren(element, path, reading, { part, ...(name && { name }), above })
  // An opaque tag inside needs an element of its own too: it gets fresh HTML as a property.
  const containsCreated = reading.parts.some(([, { within }]) => within !== undefined && within === name)
  if (!isLeaf && (containsCreated || reading.found.length > before || children.some(needsElement)))
    read.children = children
  else read.html = tag === 'textarea' ? (textOf(element) ?? '') : htmlOf(element)
  return read
}

/** A list item whose only content is a part with a key has that key. */
function keyInside(element: Element, { parts }: Reading): string | undefined {
  const [child, other] = [...childNodesOf(element)].filter((node) => node instanceof Element)
  if (!child || other) return undefined
  const key = parts.find(([, { selector }]) => matches(child, selector))?.[1].key
  return key && (child.getAttribute(key) ?? undefined)
}

const needsElement = (node: MarkupNode): boolean =>
  typeof node !== 'string' && (isOpaque(node.tag) || node.children !== undefined || node.part !== undefined)

function addPart(
  reading: Reading,
  name: string,
  key: string,
  path: string,
  attributes: Record<string, string>,
  element: Element,
  above: Above | undefined,
): ServerPart {
  const index = reading.counts.get(name) ?? 0
  reading.counts.set(name, index + 1)
  const data: Record<string, string> = {}
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('data-')) data[camel(attribute.slice(5))] = value
  }
  const text = (textOf(element) ?? '').trim()
  const { value, checked } = element as Partial<HTMLInputElement>
  const within = (wanted: string) => {
    for (let level = above; level; level = level.above) if (level.name === wanted) return level.part
    return undefined
  }
  const state = { value: typeof value === 'string' ? value : '', checked: checked === true }
  const part: ServerPart = { name, key, path, index, attributes, data, text, within, ...state }
  reading.found.push(part)
  return part
}
