import { parseHtml, VOID } from '../../page/html.ts'
import { noteFocus, refocus } from '../../page/window/refocus.ts'
import { noteTyped, restoreTyped } from '../../page/window/typed.ts'
import type { Instance } from '../instance.ts'
import type { MarkupElement, MarkupNode } from '../read-markup.ts'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? sign)

const htmlOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escaped(node) : elementHtml(node))).join('')

function elementHtml({ tag, attributes, html, children }: MarkupElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${tag}${written.join('')}>`
  if (VOID.test(tag)) return start
  // A parser drops the first line break of an area.
  if (tag === 'textarea') return `${start}\n${escaped(html)}</${tag}>`
  return `${start}${children ? htmlOf(children) : html}</${tag}>`
}

/**
 * Restores the server's HTML of an element whose view has ended, and keeps typed text and focus. The scripts of the
 * HTML have run before and do not run again.
 */
export function restoreAsSent({ host, fresh, markup }: Instance): void {
  const typed = noteTyped(host)
  const focus = noteFocus(host)
  host.replaceChildren(parseHtml(fresh ?? htmlOf(markup.nodes)))
  restoreTyped(host, typed)
  refocus(host, focus)
}
