/** @jsxImportSource hono/jsx */
import type { PhotoSubject } from '../../../data/catalogue/products.ts'
import type { Still } from '../../../photos/sizes.ts'
import { photoAddress, photoSources, type Sources, stillSources } from '../../../photos/sources.ts'
import type { ShopContext } from '../../context.ts'

/** The loading priority of a picture: `high` for the main picture of the page, `lazy` for pictures further down. */
type Priority = 'high' | 'low' | 'lazy'

type PictureProps = { sources: Sources; alt: string; sizes: string; priority: Priority }

/** A picture in the width that the screen needs; its box is reserved before it has loaded. */
function Picture({ sources, alt, sizes, priority }: PictureProps) {
  return (
    <img
      src={sources.src}
      srcset={sources.srcset}
      sizes={sizes}
      width={sources.width}
      height={sources.height}
      alt={alt}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchpriority={priority === 'high' ? 'high' : undefined}
      decoding="async"
    />
  )
}

type PhotoProps = Omit<PictureProps, 'sources'> & { c: ShopContext; photo: PhotoSubject; shot?: number }

/** `shot` is the number of the view, from 0. */
export function Photo({ c, photo, shot = 0, ...rest }: PhotoProps) {
  return (
    <Picture sources={photoSources({ app: c.get('app'), variantId: photo.variantId, view: String(shot) })} {...rest} />
  )
}

export const StillLife = ({ c, name, ...rest }: Omit<PictureProps, 'sources'> & { c: ShopContext; name: Still }) => (
  <Picture sources={stillSources({ app: c.get('app'), name })} {...rest} />
)

/** The path of a variant's large photo, for search engines and previews. */
export const photoUrl = (c: ShopContext, photo: PhotoSubject) => photoAddress(c.get('app'), photo.variantId, '0', 1280)
