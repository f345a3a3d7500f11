/** The distance from the viewport at which a lazy area is loaded. */
export const NEAR = '300px'

/** True for an area that would load its own page into itself endlessly. */
export function isInItself(host: Element, url: string): boolean {
  for (let around = host.parentElement; around; around = around.parentElement) {
    if (around.localName !== host.localName) continue
    const theirs = around.getAttribute('src') ?? ''
    if (URL.canParse(theirs, document.baseURI) && new URL(theirs, document.baseURI).href === url) return true
  }
  return false
}
