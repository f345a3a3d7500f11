import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { OFFSET } from './rules.ts'

/** `<main-nav>`: the navigation that slides away while a shopper scrolls down (§4). */
export const mainNav = defineElement({
  tag: 'main-nav',
  summary: 'Hides while the shopper scrolls down, shows again on the way up, and opens its sub-menus.',
  mount: 'enhance',
  load: 'idle',
  together: 'frame',
  attributes: {
    offset: number('Pixels from the top of the page within which it is never hidden.', OFFSET),
  },
  events: {
    'nav:hide': event('It hid; the host has `data-hidden`.'),
    'nav:show': event('It shows again.'),
  },
})
