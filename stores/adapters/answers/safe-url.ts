/** The address of a page or a photo that a shop gives; '' for one that would run a script. */
export function safeUrl(address: string): string {
  if (!URL.canParse(address, document.baseURI)) return ''
  return /^(https?:|data:image\/)/.test(new URL(address, document.baseURI).href) ? address : ''
}
