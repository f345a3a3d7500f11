import { useEffect, useInsertionEffect, useRef } from 'react'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { parseHtml } from '../../../runtime/page/html.ts'
import { siteUrl } from '../../../runtime/page/paths.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { Variation } from '../../../stores/product/api.ts'
import { prepareVariant } from '../../../stores/product/product.ts'
import type { productGallery } from './definition.ts'

/**
 * Gets the photos of a variant ready before it is shown: the one of the shown place is decoded, so that it is there in the
 * frame of the price. What the response does not bring is fetched from its own address (§7).
 */
export function useVariantPhotos(host: HTMLElement, productId: string, index: number): void {
  const { setMarkup } = useServerMarkup<typeof productGallery>()
  const shown = useRef(index)
  useInsertionEffect(() => {
    shown.current = index
  })

  useEffect(() => {
    // A gallery inside a product is about that one; elsewhere it is about the product that it names.
    const isAbout = (variation: Variation, scope: Element) => {
      const around = host.closest('product-variations')
      return around ? around === scope : productId !== '' && productId === variation.productId
    }
    return prepareVariant(async (variation, signal, scope) => {
      if (!isAbout(variation, scope)) return undefined
      const given = variation.bound[host.dataset.bind ?? '']
      if (typeof given === 'string' && scope.contains(host)) {
        await decodePhoto(parseHtml(given), shown.current)
        return undefined
      }
      const content = inner(await loadFragment(widgetOf(variation), 'product-gallery', { signal }))
      await decodePhoto(content, shown.current)
      return () => {
        host.setAttribute('variant-id', variation.variantId)
        setMarkup(content)
      }
    })
  }, [host, productId, setMarkup])
}

const widgetOf = ({ productId, variantId }: Variation): string =>
  `${siteUrl('widget/catalog/ProductPhotosGallery')}?${new URLSearchParams({ productId, productVariantId: variantId })}`

/** A shop may answer with the tag itself. */
function inner(fragment: DocumentFragment): DocumentFragment {
  const tag = fragment.querySelector('product-gallery')
  if (tag) fragment.replaceChildren(...tag.childNodes)
  return fragment
}

/** Fetches and decodes one photo; a failure is the page's to show. */
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
