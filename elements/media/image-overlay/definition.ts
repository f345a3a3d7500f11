import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { INTERVAL } from '../../../runtime/pictures/rules.ts'

const index = number('The place of the image in its set, counted from 0.', 0)

/** `<image-overlay>`: the images of a set over the whole screen (§4, §9). */
export const imageOverlay = defineElement({
  tag: 'image-overlay',
  summary: 'Opens its images over the whole screen, one at a time, also as a slideshow.',
  mount: 'enhance',
  load: 'idle',
  attributes: {
    interval: number('Milliseconds of each image in a slideshow.', INTERVAL),
  },
  events: {
    'overlay:open': event('The images are shown over the page.', { index }),
    'overlay:change': event('Another image is shown.', { index }),
    'overlay:close': event('The page is back, by whatever way.', { index }),
  },
  methods: { openAt: 'Opens the images at an index, counted from 0. The promise is kept when they are shown.' },
})
