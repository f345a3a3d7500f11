import { ownGlobal } from './own-global.ts'

type Policy = {
  createHTML(html: string): string
  createScript(source: string): string
  createScriptURL(url: string): string
}

const POLICY = Symbol.for('vitrine.policy')

/** Every copy of the library shares it, since a browser refuses a second policy of the name. */
export function policy(): Policy {
  const globals = globalThis as { [POLICY]?: Policy }
  const trustedTypes = ownGlobal<{ createPolicy(name: string, rules: Policy): Policy }>('trustedTypes')
  const rules: Policy = { createHTML: (html) => html, createScript: (source) => source, createScriptURL: (url) => url }
  globals[POLICY] ??= trustedTypes?.createPolicy('vitrine', rules) ?? rules
  return globals[POLICY]
}

/** The nonce of the page's own scripts, with which the server's fragments may run theirs; `''` without one. */
export const pageNonce = (): string =>
  document.querySelector<HTMLElement>('meta[property="csp-nonce"][nonce], script[nonce]')?.nonce ?? ''

/**
 * A script element that may run here: with the page's nonce and, under Trusted Types, an address that passed the
 * policy.
 */
export function scriptElement(address?: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.nonce = pageNonce()
  if (address) script.src = policy().createScriptURL(address)
  return script
}
