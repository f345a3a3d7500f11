type Values = Readonly<Record<string, unknown>>

/** HTML for elements of a template that have the name in `data-fill`. */
type Fills = Readonly<Record<string, () => Node>>

/**
 * The content of the theme's `<template data-vitrine="name">`, with `{{value}}` replaced in its texts and attributes.
 * Values are never HTML; elements with `data-fill` get the HTML of the adapter. Undefined without such a template; a
 * name without a value stays as it is.
 */
export function filled(name: string, values: Values, fills: Fills = {}): DocumentFragment | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-vitrine="${name}"]`)
  if (!template) return undefined
  const content = template.content.cloneNode(true) as DocumentFragment
  const fill = (text: string) =>
    text.replace(/\{\{\s*([\w-]+)\s*\}\}/g, (written, key: string) => String(values[key] ?? written))
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Text) node.data = fill(node.data)
    else for (const attribute of (node as Element).attributes) attribute.value = fill(attribute.value)
  }
  for (const place of content.querySelectorAll<HTMLElement>('[data-fill]'))
    place.replaceChildren(...[fills[place.dataset.fill ?? '']?.()].filter((html) => html !== undefined))
  return content
}
