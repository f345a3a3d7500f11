/** @jsxImportSource hono/jsx */
import type { PhotoSubject } from '../../../data/catalogue/products.ts'
import { VIEWS } from '../../../photos/sizes.ts'
import { photoAddress } from '../../../photos/sources.ts'
import type { ShopContext } from '../../context.ts'
import { Photo } from '../layout/photo.tsx'

/** What the gallery needs to know of a product and of the variant that is shown. */
type GalleryProps = { c: ShopContext; product: { id: number; name: string }; photo: PhotoSubject }

/** The width of the main photo: beside the facts on a wide screen, above them on a narrow one. */
const mainSizes = '(width < 56rem) 92vw, (width < 90rem) 52vw, 704px'

/** Where a photo stands in the page, for the links of the small ones. */
const placeOf = (photo: PhotoSubject, index: number) => `photo-${photo.variantId}-${index + 1}`

/** The photos of a variant in a strip to swipe, and small ones that lead to them: both work without JavaScript. */
export function Gallery({ c, product, photo }: GalleryProps) {
  const label = (index: number) => c.var.t('Shop.Product.PhotoOf', { number: index + 1, count: VIEWS.length })
  return (
    <>
      <ul data-part="photos">
        {VIEWS.map((view, index) => (
          <li id={placeOf(photo, index)}>
            <a href={photoAddress(c.var.app, photo.variantId, view, 1280)}>
              <Photo
                c={c}
                photo={photo}
                shot={index}
                alt={`${product.name}, ${label(index)}`}
                sizes={mainSizes}
                priority={index === 0 ? 'high' : 'lazy'}
              />
            </a>
          </li>
        ))}
      </ul>
      <ul data-part="thumbnails">
        {VIEWS.map((_, index) => (
          <li>
            <a href={`#${placeOf(photo, index)}`} aria-label={label(index)}>
              <Photo c={c} photo={photo} shot={index} alt="" sizes="96px" priority="low" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The gallery of the product page; its content follows the variant (ProductGalleryHtml). */
export function ProductGallery({ layout, ...rest }: GalleryProps & { layout: 'row' | 'vertical' }) {
  const { product, photo } = rest
  return (
    <product-gallery
      class="gallery"
      id="gallery"
      layout={layout}
      product-id={product.id}
      variant-id={photo.variantId}
      data-bind="ProductGalleryHtml"
    >
      <Gallery {...rest} />
    </product-gallery>
  )
}
