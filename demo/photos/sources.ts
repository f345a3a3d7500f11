import { PHOTO_VERSION, STILLS, type Still, stillHeight, WIDTHS } from './sizes.ts'

/** The attributes of an `<img>`; the page adds `sizes`. */
export type Sources = { src: string; srcset: string; width: number; height: number }

export const photoAddress = (app: string, variantId: number, view: string, width: (typeof WIDTHS)[number]): string =>
  `${app}/photos/${variantId}/${view}-${width}.webp?v=${PHOTO_VERSION}`

/** The address of any photo, for `<product-search photo-url>`: `{id}` is the variant and the view, as in `12/0`. */
export const photoTemplate = (app: string): string => `${app}/photos/{id}-{size}.webp?v=${PHOTO_VERSION}`

/** The sources of a variant's photo: views `0` to `3`, or `spin-00` to `spin-35`. */
export function photoSources({ app, variantId, view }: { app: string; variantId: number; view: string }): Sources {
  const srcset = WIDTHS.map((width) => `${photoAddress(app, variantId, view, width)} ${width}w`).join(', ')
  return { src: photoAddress(app, variantId, view, 640), srcset, width: 640, height: 640 }
}

/** The sources of a still life: the home page's `hero` and `hero-square`, and one for each top category. */
export function stillSources({ app, name }: { app: string; name: Still }): Sources {
  const { widths } = STILLS[name]
  const address = (width: number) => `${app}/photos/stills/${name}-${width}.webp?v=${PHOTO_VERSION}`
  const width = Math.max(...widths)
  const srcset = widths.map((each) => `${address(each)} ${each}w`).join(', ')
  return { src: address(width), srcset, width, height: stillHeight(name, width) }
}

/** The still life of a top category, by the category's slug. */
export const CATEGORY_STILLS: Readonly<Record<string, Still>> = {
  vaisselle: 'tableware',
  'the-et-cafe': 'tea-and-coffee',
  verrerie: 'glassware',
  vases: 'vases',
  decoration: 'decoration',
  plantes: 'plants',
  luminaires: 'lighting',
}
