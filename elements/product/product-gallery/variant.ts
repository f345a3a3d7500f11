import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { parseHtml } from '../../../runtime/page/html.ts'
import { siteUrl } from '../../../runtime/page/paths.ts'
import type { Variation } from '../../../stores/product/api.ts'

export type ShownGallery = {
  host: HTMLElement
  productId: string
  /** The index of the shown photo. */
  index: number
  setMarkup(content: DocumentFragment): void
}

/**
 * Prepares the photos of a variant before it is shown: the one at the shown index is decoded, so that it is rendered in
 * the same frame as the price. Photos that the response does not contain are fetched from their own address (§7).
 */
export async function preparePhotos(
  { host, productId, index, setMarkup }: ShownGallery,
  variation: Variation,
  signal: AbortSignal,
  scope: Element,
): Promise<(() => void) | void> {
  // A gallery inside a product belongs to that product; elsewhere to the product that it names.
  const around = host.closest('product-variations')
  if (around ? around !== scope : productId === '' || productId !== variation.productId) return
  const given = variation.bound[host.dataset.bind ?? '']
  if (typeof given === 'string' && scope.contains(host)) return decodePhoto(parseHtml(given), index)
  const content = await loadFragment(widgetOf(variation), 'product-gallery', { signal })
  await decodePhoto(content, index)
  return () => {
    host.setAttribute('variant-id', variation.variantId)
    setMarkup(content)
  }
}

const widgetOf = ({ productId, variantId }: Variation): string =>
  `${siteUrl('widget/catalog/ProductPhotosGallery')}?${new URLSearchParams({ productId, productVariantId: variantId })}`

/** Loads and decodes one photo; the page itself shows a failure. */
async function decodePhoto(content: DocumentFragment, index: number): Promise<void> {
  const slides = [...(content.querySelector('[data-part=photos]')?.children ?? [])]
  const photo = (slides[index] ?? slides[0])?.querySelector('img')
  if (!photo) return
  const image = new Image()
  for (const name of ['sizes', 'srcset', 'src'] as const) {
    const value = photo.getAttribute(name)
    if (value) image[name] = value
  }
  photo.loading = 'eager'
  photo.decoding = 'sync'
  await image.decode().catch(() => {})
}
