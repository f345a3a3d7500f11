/**
 * The content of the theme's `<template data-vitrine="name">`, with `{{value}}` replaced in its texts and attributes.
 * Values are never HTML. Undefined without such a template; a name without a value stays as it is.
 */
export function filled(name: string, values: Readonly<Record<string, unknown>>): DocumentFragment | undefined {
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
  return content
}
