/** The options that the parts of the adapter need, with their defaults. */
export type Vendure = {
  /** Digits after the point of the stored amounts. */
  precision: number
  productUrl(product: { id: string; slug: string }): string
}

/** Vendure stores amounts as whole numbers. */
export const amountOf = (stored: number, { precision }: Vendure): number => stored / 10 ** precision

/** The address of a photo in a size, in pixels: its asset server makes it. */
export function sized(preview: string, size: number): string {
  const url = new URL(preview, document.baseURI)
  url.searchParams.set('w', String(size))
  url.searchParams.set('h', String(size))
  url.searchParams.set('mode', 'crop')
  return url.href
}
