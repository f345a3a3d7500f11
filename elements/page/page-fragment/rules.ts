/** How far outside the window a lazy area is filled. */
export const NEAR = '300px'

/** True for an area that would fill itself with the page that it is part of, for ever. */
export function isInItself(host: Element, url: string): boolean {
  for (let around = host.parentElement; around; around = around.parentElement) {
    if (around.localName !== host.localName) continue
    const theirs = around.getAttribute('src') ?? ''
    if (URL.canParse(theirs, document.baseURI) && new URL(theirs, document.baseURI).href === url) return true
  }
  return false
}
