import { flag, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<page-fragment>`: an area that is filled with HTML of the server (§7). */
export const pageFragment = defineElement({
  tag: 'page-fragment',
  summary: 'Fills itself with HTML of the server, at once or when it is near.',
  mount: 'enhance',
  load: 'idle',
  attributes: {
    src: text('Address of the HTML, in this site. Another address fills the area anew.'),
    lazy: flag('The HTML is fetched only when the area comes near the window.'),
    noCache: flag('The server itself is asked, past every cache.'),
  },
  events: {
    'fragment:loaded': event('The HTML is in the page.', { url: text('Where it came from.') }),
    'fragment:error': event('The HTML did not come; what was there before stays.', {
      url: text('Where it should have come from.'),
      kind: text('offline, unauthorized, refused, server or unreadable.'),
      status: number('The HTTP status; 0 without an answer.', 0),
    }),
  },
  methods: { refresh: 'Fetches the HTML again. The promise is kept when it is in the page, or has failed.' },
  parts: { message: 'Says that the HTML did not come.', retry: 'The button that asks again.' },
  strings: { failed: 'Shell.NotLoaded', retry: 'Shell.Retry' },
})
