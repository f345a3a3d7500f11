import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<cookie-law>`: tells that the shop uses cookies, until that was understood (§9). */
export const cookieLaw = defineElement({
  tag: 'cookie-law',
  summary: 'A simple banner about cookies with one button, hidden for a year once it was pressed.',
  mount: 'enhance',
  load: 'eager',
  attributes: { cookieName: text('Name of the cookie that remembers it.', 'cookie-law') },
  events: { 'cookielaw:accept': event('The visitor pressed the button.') },
  parts: {
    text: 'The library’s words; only in an element that holds none.',
    'accept-law': 'Holds the library’s button; only in an element that holds none.',
    accept: 'The library’s button.',
  },
  strings: { label: 'CookieLaw.Label', text: 'CookieLaw.Text', accept: 'CookieLaw.Understood' },
})
