const ADDRESSES = ['href', 'src', 'action', 'formaction'] as const

/** Addresses that have the same meaning on every page: with a scheme, from the root, or inside the page. */
const FIXED = /^([a-z][a-z0-9+.-]*:|\/|#)/i

/** Relative addresses are resolved against the fragment's own page; a form without an address posts there. */
export function rebase(fragment: DocumentFragment, base: string): void {
  for (const name of ADDRESSES) {
    for (const element of fragment.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name)?.trim() ?? ''
      if (address !== '' && !FIXED.test(address) && URL.canParse(address, base))
        element.setAttribute(name, new URL(address, base).href)
    }
  }
  for (const form of fragment.querySelectorAll('form')) {
    if (!form.getAttribute('action')) form.setAttribute('action', base)
  }
}
