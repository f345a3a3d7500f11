type Policy = {
  createHTML(html: string): string
  createScript(source: string): string
  createScriptURL(url: string): string
}

const POLICY = Symbol.for('vitrine.policy')

/** The one Trusted Types policy. It is shared by every copy of the library, since a second one of the name is refused. */
function policy(): Policy {
  const shelf = globalThis as {
    [POLICY]?: Policy
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
  const rules: Policy = { createHTML: (html) => html, createScript: (source) => source, createScriptURL: (url) => url }
  shelf[POLICY] ??= shelf.trustedTypes?.createPolicy('vitrine', rules) ?? rules
  return shelf[POLICY]
}

/** The nonce that the page's own scripts carry, so that the server's fragments may run theirs. */
const pageNonce = (): string =>
  document.querySelector<HTMLElement>('meta[property="csp-nonce"][nonce], script[nonce]')?.nonce ?? ''

/** A script element that may run here: with the page's nonce and, under Trusted Types, an address that passed the policy. */
export function scriptElement(address?: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.nonce = pageNonce()
  if (address) script.src = policy().createScriptURL(address)
  return script
}

/** A script made by the parser never runs; a new one with the page's nonce does. */
function revive(script: HTMLScriptElement): void {
  const live = scriptElement(script.src)
  for (const { name, value } of script.attributes)
    if (name !== 'src' && name !== 'nonce') live.setAttribute(name, value)
  live.async = script.async
  if (!script.src) live.text = policy().createScript(script.text)
  script.replaceWith(live)
}

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
 * Replaces what a node holds by HTML of the server. Only the shop's own answers come here, never text from data.
 * Scripts run with the page's nonce, tags upgrade, what leaves is disconnected.
 */
export function setHtml(target: Element, html: string | DocumentFragment): void {
  target.replaceChildren(typeof html === 'string' ? parseHtml(html) : html)
  for (const script of target.querySelectorAll('script')) revive(script)
}
