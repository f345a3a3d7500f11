import { adapt } from './adapt.ts'
import { runScripts } from './scripts/run-scripts.ts'
import { policy } from './trusted.ts'

/** Elements that HTML writes without an end tag. */
export const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Parses HTML of the server. Nothing in it runs before it is put into the page. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = policy().createHTML(html)
  return template.content
}

/** Parses a whole document of the server. */
export const parseDocument = (html: string): Document =>
  new DOMParser().parseFromString(policy().createHTML(html), 'text/html')

/**
 * Replaces what a node holds by HTML of the server. Only for the shop's own responses, never for text from data.
 * Scripts run with the page's nonce and in their order, tags upgrade, what leaves is disconnected.
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
 * Keeps what content asks for by itself until it is in the page; the result lets it have it. Films and sounds were refused their address in
 * a document that loads nothing. What asks for focus would take it on WebKit from what has it, a frame later.
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
