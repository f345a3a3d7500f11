import { adapt } from './adapt.ts'
import { runScripts } from './scripts/run-scripts.ts'
import { policy } from './trusted.ts'

/** Elements that HTML writes without an end tag. */
export const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Parses HTML of the server. Its scripts do not run, and its tags are not upgraded, before it is put into the page. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = policy().createHTML(html)
  return template.content
}

export const parseDocument = (html: string): Document =>
  new DOMParser().parseFromString(policy().createHTML(html), 'text/html')

/**
 * Replaces the content of a node by HTML of the server. Only for the shop's own responses, never for text from data.
 * Scripts run in their order with the page's nonce, tags are upgraded, and removed elements are disconnected.
 */
export function setHtml(target: Element, html: string | DocumentFragment): void {
  const content = typeof html === 'string' ? parseHtml(html) : html
  const scripts = adapt(content)
  const release = withheld(content)
  target.replaceChildren(content)
  release()
  runScripts(scripts)
}

/**
 * Adds nodes of an answer at the end of a node, by the same rules. The nodes of the answer are in the page afterwards.
 */
export function addHtml(target: Element, nodes: readonly Node[]): void {
  const content = document.createDocumentFragment()
  content.append(...nodes)
  const scripts = adapt(content)
  const release = withheld(content)
  target.append(content)
  release()
  runScripts(scripts)
}

/**
 * Turns off `autofocus` in content until it is in the page; on WebKit it would take the focus a frame later. The
 * returned function restores it, and loads videos and sounds, whose addresses are refused in a document that loads
 * nothing.
 */
export function withheld(content: ParentNode): () => void {
  const media = content.querySelectorAll<HTMLMediaElement>('video[src], audio[src]')
  const asking = content.querySelectorAll<HTMLElement>('[autofocus]')
  for (const each of asking) each.autofocus = false
  return () => {
    for (const each of media) each.load()
    for (const each of asking) each.autofocus = true
  }
}
