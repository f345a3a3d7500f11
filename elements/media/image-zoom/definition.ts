import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { OFFSET } from './rules.ts'

/** `<image-zoom>`: a click shows the image as large as the window lets it be (§4, §9). */
export const imageZoom = defineElement({
  tag: 'image-zoom',
  summary: 'Zooms its image on click, over the page.',
  mount: 'enhance',
  load: 'visible',
  attributes: {
    src: text('The address of the large image. Without it: the link around the image, else the largest of its srcset.'),
    offset: number('CSS pixels that the zoomed image leaves of the window, both sides together.', OFFSET),
  },
  events: {
    'zoom:open': event('The image is zoomed.', { src: text('The address of the large image.') }),
    'zoom:close': event('It is small again, by whatever way.'),
  },
  parts: {
    'zoom-button': 'Zooms, for an image without a link; in its corner.',
    'zoom-layer': 'The layer over the page while the image is zoomed.',
    'zoom-image': 'The zoomed image.',
  },
  strings: { zoom: 'Content.ZoomImage' },
})
