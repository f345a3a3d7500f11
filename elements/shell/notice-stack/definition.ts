import { choice, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

const detail = {
  kind: text('Its kind: `error`, `success` or `info`.'),
  title: text('Its title, if it has one.'),
  text: text('Its text.'),
}

/** `<notice-stack>`: the list of the page's notices, and the one live region for them (§4). */
export const noticeStack = defineElement({
  tag: 'notice-stack',
  summary: 'Shows the notices of the page and reads them out, also above an open dialog.',
  mount: 'replace',
  load: 'interaction',
  together: 'frame',
  attributes: {
    position: choice('The corner or edge.', ['bottom-end', 'bottom', 'top-end', 'top'], 'bottom-end'),
    timeout: number('Milliseconds that a notice stays; 0 keeps it. Errors stay anyway. Default: the page’s setting.'),
  },
  events: {
    'notice:show': event('A notice is shown.', detail),
    'notice:hide': event('A notice is no longer shown.', detail),
  },
  parts: {
    'notice-list': 'The list of the notices.',
    notice: 'One notice, with `data-kind`.',
    'notice-mark': 'Its sign.',
    'notice-title': 'Its title.',
    'notice-text': 'Its text.',
    'notice-close': 'Its close button.',
  },
  strings: { close: 'Core.Close', error: 'Core.Error' },
})
