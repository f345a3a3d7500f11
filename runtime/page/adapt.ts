import { isCode } from './scripts/script-kinds.ts'
import { pageNonce } from './trusted.ts'

/** The nonces by which an answer's own policy lets code run; undefined without a policy. */
export type Nonces = ReadonlySet<string> | undefined

/** True if the policy of the answer lets the script run; it does not apply to blocks of data. */
export const allows = (nonces: Nonces, script: HTMLScriptElement): boolean =>
  !isCode(script) || nonces === undefined || nonces.has(script.nonce)

/** Later callers do not know the policy of its answer. */
const adapted = new WeakSet<Element>()

/**
 * Prepares parsed HTML of the server for a page with scripting and a policy of its own: scripts that the answer's own
 * policy forbids are removed, the others get the nonce of the page. Returns the scripts; none has run yet.
 */
export function adapt(content: ParentNode, nonces?: Nonces): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = []
  const nonce = pageNonce()
  for (const element of content.querySelectorAll('script, style, noscript, template[shadowrootmode]')) {
    const isNew = !adapted.has(element)
    adapted.add(element)
    if (element instanceof HTMLScriptElement) {
      if (!isNew || allows(nonces, element)) scripts.push(element)
      else element.remove()
    } else if (!isNew) continue
    else if (element instanceof HTMLStyleElement) {
      if (nonces?.has(element.nonce) ?? true) element.nonce = nonce
    } else if (element instanceof HTMLTemplateElement) attachShadow(element, nonces)
    // Without scripting, the parser has made elements of the content, which would load and send requests.
    else element.textContent = element.innerHTML
  }
  for (const script of scripts) script.nonce = nonce
  return scripts
}

/** Attaches a declarative shadow root, for parsers that do not. */
function attachShadow(template: HTMLTemplateElement, nonces: Nonces): void {
  const host = template.parentElement
  if (!host || host.shadowRoot) return
  const root = host.attachShadow({
    mode: template.getAttribute('shadowrootmode') === 'closed' ? 'closed' : 'open',
    delegatesFocus: template.hasAttribute('shadowrootdelegatesfocus'),
  })
  adapt(template.content, nonces)
  root.append(template.content)
  template.remove()
}
