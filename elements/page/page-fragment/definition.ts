import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<page-fragment>`: an area that is filled with HTML of the server (§7). */
export const pageFragment = defineElement({
  tag: 'page-fragment',
  summary: 'Fills itself with HTML of the server, at once or when it is near.',
  mount: 'enhance',
  load: 'idle',
  attributes: {
    src: text('Address of the HTML, on this site. If it changes, the area is filled again.'),
    lazy: flag('The HTML is fetched only when the area is near the window.'),
    noCache: flag('The server itself is asked, past every cache.'),
  },
  events: {
    'fragment:loaded': event('The HTML is in the page.', { url: text('The address of the HTML.') }),
    'fragment:error': event('The HTML could not be loaded; the previous content stays.', {
      url: text('The address of the HTML.'),
      kind: text('offline, unauthorized, refused, server or unreadable.'),
      status: number('The HTTP status; 0 without an answer.', 0),
    }),
  },
  methods: { refresh: 'Fetches the HTML again. The promise is resolved when it is in the page, or has failed.' },
  parts: { message: 'Says that the HTML could not be loaded.', retry: 'The button that asks again.' },
  strings: { failed: 'Shell.NotLoaded', retry: 'Shell.Retry' },
})
