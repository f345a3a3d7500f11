import { choice, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<product-gallery>`: the photos of a product, with small ones that lead to them (§2, §4, §9). */
export const productGallery = defineElement({
  tag: 'product-gallery',
  summary: 'Shows the photos of a product: to swipe, to zoom, and over the whole screen.',
  mount: 'enhance',
  load: 'visible',
  together: 'product',
  // Loaded at once, since it follows the variant, wherever on the page it is.
  hydrate: 'load',
  attributes: {
    layout: choice('Thumbnails below the photo, or beside it.', ['row', 'vertical'], 'row'),
    productId: text('The product. The photos follow the variant that is chosen of it.'),
    variantId: text('The variant that is shown; kept up to date.'),
  },
  events: {
    'gallery:change': event('Another photo is shown.', { index: number('Its place, counted from 0.', 0) }),
  },
  parts: {
    photos: part('[data-part=photos]', 'The list of the photos, which the server sends.', { required: true }),
    photo: part('[data-part=photos] > li', 'A photo, a film, or whatever else is to be seen.'),
    film: part('[data-part=photos] > li > video', 'A film, which plays silently while it is shown.'),
    link: part('[data-part=photos] a[href]', 'Leads to the large photo.'),
    thumbnails: part('[data-part=thumbnails]', 'The list of the small ones, which the server sends.'),
    thumbnail: part('[data-part=thumbnails] a[href]', 'Leads to the photo in the same place.'),
    'gallery-previous': part('button[data-part=gallery-previous]', 'Shows the photo before.', {
      without: 'append',
      tag: 'button',
    }),
    'gallery-count': part('[data-part=gallery-count]', 'Says which photo is shown.', { without: 'append', tag: 'p' }),
    'gallery-next': part('button[data-part=gallery-next]', 'Shows the next photo.', {
      without: 'append',
      tag: 'button',
    }),
    'gallery-play': 'Plays and pauses a video.',
    'gallery-zoom': 'The magnified part of the photo under the pointer.',
  },
  cssProperties: {
    '--vt-gallery-thumbnails':
      'How many thumbnails are seen at once; default 5, 1 on small screens, 4 beside the photo.',
    '--vt-gallery-gap': 'The space between photo and thumbnails; default 0.6rem.',
  },
  strings: {
    photos: 'Content.Images',
    previous: 'Content.PreviousImage',
    next: 'Content.NextImage',
    photoOf: message('Content.ImageOf', 'number', 'count'),
    kind: 'Slider.Kind',
    play: 'Product.PlayVideo',
    pause: 'Product.PauseVideo',
  },
})
