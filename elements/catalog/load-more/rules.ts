/** The lists of products, as `<product-list>` documents them: cards, or rows. */
const LISTS = 'product-list > ul, product-list > table > tbody'

/** The list that a tag extends, in the page or in an answer: by its id, else the last list of products before the tag. */
export function listOf(root: ParentNode, id: string, tag: Element | null): Element | undefined {
  if (id !== '') return root.querySelector(`[id="${CSS.escape(id)}"]`) ?? undefined
  const lists = [...root.querySelectorAll(LISTS)]
  const isBefore = (list: Element) =>
    !tag || (list.compareDocumentPosition(tag) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return lists.findLast(isBefore)
}

/** Names an item, if its markup does. */
const nameOf = (item: Element): string | undefined => item.getAttribute('data-variant-id') || item.id || undefined

/** The items of the next page that the list does not show yet: others may have moved there since it was loaded. */
export function newItems(list: Element, next: Element): Element[] {
  const known = new Set([...list.children].map(nameOf))
  return [...next.children].filter((item) => {
    const name = nameOf(item)
    return name === undefined || !known.has(name)
  })
}

/** A number of an answer's attribute; undefined without one. */
export function numberIn(tag: Element | null, name: string): number | undefined {
  const value = Number(tag?.getAttribute(name) ?? Number.NaN)
  return Number.isFinite(value) ? value : undefined
}
