/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { PhotoSubject } from '../../../data/catalogue/products.ts'
import { VIEWS } from '../../../photos/sizes.ts'
import { photoAddress } from '../../../photos/sources.ts'
import type { ShopContext } from '../../context.ts'
import { Photo } from '../layout/photo.tsx'
import { Spin } from './spin.tsx'

type GalleryProps = { c: ShopContext; product: { id: number; name: string }; photo: PhotoSubject }

/** A slide and its thumbnail. `view` is the photo of the thumbnail. */
type Sight = { label: string; view: string; kind?: 'spin' | 'video'; content: Child }

/** The width of the main photo: beside the facts on a wide screen, above them on a narrow one. */
const mainSizes = '(width < 56rem) 92vw, (width < 90rem) 52vw, 704px'
const smallSizes = '(width < 48rem) 64px, 132px'

/** A thumbnail has small sources only: otherwise a browser would use the large photo that it already has. */
const SmallPhoto = ({ address }: { address: (width: 80 | 160 | 320) => string }) => (
  <img
    src={address(160)}
    srcset={([80, 160, 320] as const).map((width) => `${address(width)} ${width}w`).join(', ')}
    sizes={smallSizes}
    width={160}
    height={160}
    alt=""
    decoding="async"
  />
)

function photoSights({ c, product, photo }: GalleryProps): Sight[] {
  return VIEWS.map((view, index) => {
    const label = c.get('t')('Shop.Product.PhotoOf', { number: index + 1, count: VIEWS.length })
    const content = (
      <a href={photoAddress(c.get('app'), photo.variantId, view, 1280)}>
        <Photo
          c={c}
          photo={photo}
          shot={index}
          alt={`${product.name}, ${label}`}
          sizes={mainSizes}
          priority={index === 0 ? 'high' : 'lazy'}
        />
      </a>
    )
    return { label, view, content }
  })
}

const spinSight = ({ c, product, photo }: GalleryProps): Sight => ({
  label: c.get('t')('Shop.Product.AllAround', { name: product.name }),
  view: '0',
  kind: 'spin',
  content: <Spin c={c} photo={photo} name={product.name} sizes={mainSizes} />,
})

/** The products with a film on the turntable, each in one of its glazes (demo/photos/film.mjs). */
const filmed = [1, 3, 8]

const filmSight = ({ c, product, photo }: GalleryProps): Sight => {
  const label = c.get('t')('Shop.Product.Film', { name: product.name })
  const content = (
    <video
      poster={photoAddress(c.get('app'), photo.variantId, 'spin-00', 640)}
      width={640}
      height={640}
      preload="none"
      aria-label={label}
      controls
      loop
      muted
      playsinline
    >
      <source src={`${c.get('app')}/theme/images/turn-${product.id}.webm`} type="video/webm" />
    </video>
  )
  return { label, view: '0', kind: 'video', content }
}

/** The photos of a variant in a strip that can be swiped, with thumbnails: both work without JavaScript. */
export function Gallery(props: GalleryProps) {
  const { c, photo } = props
  const hasFilm = filmed.includes(props.product.id)
  const sights = [...photoSights(props), spinSight(props), ...(hasFilm ? [filmSight(props)] : [])]
  const placeOf = (index: number) => `photo-${photo.variantId}-${index + 1}`
  return (
    <>
      <ul data-part="photos">
        {sights.map(({ kind, content }, index) => (
          <li id={placeOf(index)} data-kind={kind}>
            {content}
          </li>
        ))}
      </ul>
      <ul data-part="thumbnails">
        {sights.map(({ label, view, kind }, index) => (
          <li data-kind={kind}>
            <a href={`#${placeOf(index)}`} aria-label={label}>
              <SmallPhoto address={(width) => photoAddress(c.get('app'), photo.variantId, view, width)} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A choice of variant replaces its content (ProductGalleryHtml). */
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
