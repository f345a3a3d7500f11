import type { MarkupElement, MarkupNode } from '../read-markup.ts'

/** Elements that HTML writes without an end tag. */
export const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? sign)

/** The server's HTML inside a tag, from what was read of it. */
export const serverHtml = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escaped(node) : htmlOf(node))).join('')

function htmlOf({ tag, attributes, html, children }: MarkupElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${tag}${written.join('')}>`
  if (VOID.test(tag)) return start
  const inside = children ? serverHtml(children) : tag === 'textarea' ? escaped(html) : html
  // A parser drops the first line break of an area.
  return `${start}${tag === 'textarea' ? '\n' : ''}${inside}</${tag}>`
}
