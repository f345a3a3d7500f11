import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { OPEN_CLASS } from './rules.ts'

/** `<mobile-nav>`: the menu behind a button on narrow windows (§2). */
export const mobileNav = defineElement({
  tag: 'mobile-nav',
  summary: 'The menu behind a button on narrow windows; while it is open the body has a class.',
  mount: 'enhance',
  load: 'interaction',
  together: 'shop',
  // Loaded at once, since the width of the window decides whether its button is shown.
  hydrate: 'load',
  attributes: {
    openClass: text('The class of the body while the menu is open.', OPEN_CLASS),
    breakpoint: number(
      'The widest window, in CSS pixels, with a menu behind a button. Default: `breakpoints.md` of the settings.',
    ),
  },
  events: {
    'nav:open': event('The menu opened.'),
    'nav:close': event('The menu closed, by whatever way.'),
  },
  parts: {
    toggle: part('[data-part=toggle]', 'The button; a second one, in the menu, closes it.', {
      grows: true,
      required: true,
    }),
    panel: part('[data-part=panel]', 'The menu.', { grows: true, required: true }),
  },
})
