import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<cookie-law>`: says that the shop uses cookies, until that was understood (§9). */
export const cookieLaw = defineElement({
  tag: 'cookie-law',
  summary: 'A simple banner about cookies with one button, hidden for a year once it was pressed.',
  mount: 'enhance',
  load: 'eager',
  together: 'small-notice',
  hydrate: 'load',
  attributes: { cookieName: text('Name of the cookie that remembers it.', 'cookie-law') },
  events: { 'cookielaw:accept': event('The visitor pressed the button.') },
  parts: {
    text: part('[data-part=text]', 'The library’s text; only in an element that holds none.', {
      without: 'prepend',
      tag: 'p',
    }),
    'accept-law': part('[data-part=accept-law]', 'Holds the library’s button; only in an element that holds none.', {
      without: 'append',
      tag: 'div',
    }),
    button: part('button, [type=submit]', 'Any button of the theme.'),
    own: part('cookie-law > *', 'The theme’s own text.'),
    accept: 'The library’s button.',
  },
  strings: { label: 'CookieLaw.Label', text: 'CookieLaw.Text', accept: 'CookieLaw.Understood' },
})
