import { choice, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<product-gallery>`: the photos of a product, with small ones that lead to them (§2, §4, §9). */
export const productGallery = defineElement({
  tag: 'product-gallery',
  summary: 'Shows the photos of a product: to swipe, to zoom, and over the whole screen.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    layout: choice('Thumbnails below the photo, or beside it.', ['row', 'vertical'], 'row'),
    productId: text('The product. The photos follow the variant that is chosen of it.'),
    variantId: text('The variant that is shown; kept up to date.'),
  },
  events: {
    'gallery:change': event('Another photo is shown.', { index: number('Its place, counted from 0.', 0) }),
  },
  parts: {
    photos: 'The list of the photos, which the server sends.',
    thumbnails: 'The list of the small ones, which the server sends.',
    'gallery-previous': 'Shows the photo before.',
    'gallery-next': 'Shows the next photo.',
    'gallery-count': 'Says which photo is shown.',
    'gallery-play': 'Plays and pauses a video.',
    'gallery-zoom': 'The magnified part of the photo under the pointer.',
  },
  cssProperties: {
    '--vt-gallery-thumbnails':
      'How many thumbnails are seen at once; default 5, 1 on small screens, 4 beside the photo.',
    '--vt-gallery-gap': 'The room between photo and thumbnails; default 0.6rem.',
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
