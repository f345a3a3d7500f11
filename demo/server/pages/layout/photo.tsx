/** @jsxImportSource hono/jsx */
import type { PhotoSubject } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'

type PhotoProps = {
  c: ShopContext
  photo: PhotoSubject
  shot?: number
  alt: string
  sizes: string
  priority: 'high' | 'low' | 'lazy'
}

/** stub */
export const photoUrl = (c: ShopContext, photo: PhotoSubject) => `${c.var.app}/photos/${photo.productId}.webp`

export function Photo({ c, photo, alt, sizes, priority }: PhotoProps) {
  return (
    <img
      src={photoUrl(c, photo)}
      alt={alt}
      sizes={sizes}
      width="800"
      height="800"
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchpriority={priority === 'high' ? 'high' : undefined}
    />
  )
}
