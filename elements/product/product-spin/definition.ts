import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'
import { DELAY } from './rules.ts'

/** `<product-spin>`: photos of a product all around, turned by hand (§2). */
export const productSpin = defineElement({
  tag: 'product-spin',
  summary: 'Turns a product by photos taken all around it: by dragging, by keys, or by itself.',
  mount: 'enhance',
  load: 'visible',
  together: 'product',
  attributes: {
    frames: text('The photos of one turn: an address with a range, such as `/spin-{00..35}.webp`, or a JSON list.'),
    widths: text('The widths in pixels that `{width}` in the address may be replaced by, with commas between.'),
    autoplay: flag('The product turns by itself while it is in view; not under reduced motion.'),
    delay: number('Milliseconds from one photo to the next while it turns by itself.', DELAY),
  },
  events: {
    'spin:frame': event('Another photo is shown.', {
      frame: number('Its place in the turn, from 0.', 0),
      count: number('How many photos the turn has.', 0),
    }),
  },
  parts: {
    photo: part('img', 'The photo, which the server sends.', { required: true }),
    controls: part('[data-part=controls]', 'The controls over the photo at its foot.', { without: 'append' }),
    play: 'The button that lets the product turn, and stops it.',
    turn: 'The slider.',
  },
  strings: {
    view: 'Product.SpinView',
    turn: message('Product.SpinOf', 'name'),
    play: 'Product.SpinPlay',
    pause: 'Product.SpinPause',
  },
})
