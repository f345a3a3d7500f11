import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<copy-button>`: copies a text to the clipboard and says so (§4). */
export const copyButton = defineElement({
  tag: 'copy-button',
  summary: 'Copies a text to the clipboard, and says so for two seconds.',
  mount: 'enhance',
  load: 'interaction',
  together: 'product',
  attributes: {
    text: text('The text to copy.'),
    for: text('The id of a field or of anything else whose text is copied. `text` has priority.'),
  },
  events: {
    'copy:done': event('The text is on the clipboard.', { text: text('The text that was copied.') }),
  },
  parts: {
    button: part('button, a[href], [role=button]', 'The button of the theme.', { required: true }),
    'copy-notice': 'The notice that it was copied; `data-state` is `waiting`, `shown` or `hidden`.',
    'copy-words': 'Its text, which is read out.',
    'copy-field': 'The text, selected, when the browser lets nothing be copied.',
  },
  strings: { copied: 'Shell.Copied', byHand: 'Shell.CopyByHand', field: 'Shell.TextToCopy' },
})
