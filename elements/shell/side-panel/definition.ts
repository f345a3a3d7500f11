import { choice, flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<side-panel>`: a part of the page that slides in over it, or opens in its place (§2, §4). */
export const sidePanel = defineElement({
  tag: 'side-panel',
  summary: 'A part of the page behind a button: it slides in over the page, or opens in its place.',
  mount: 'enhance',
  load: 'idle',
  together: 'product',
  // Loaded at once, since links, buttons and the address may open it from anywhere.
  hydrate: 'load',
  triggers: '[data-panel]',
  attributes: {
    kind: choice('Over the page as a dialog, or in its place.', ['panel', 'collapse'], 'panel'),
    side: choice('The side of the window where a `panel` opens.', ['start', 'end'], 'end'),
    open: flag('Whether it is open; the element sets and removes it too.'),
    heading: text(
      'The title of a `panel`, which also names it. Without it, its first heading or its trigger names it.',
    ),
  },
  events: {
    'panel:open': event('It opened.'),
    'panel:close': event('It closed, in any way.'),
  },
  parts: {
    trigger: part('[data-part=trigger]', 'A link or button that opens and closes the panel.', { grows: true }),
    panel: part('[data-part=panel]', 'The panel.', { grows: true, required: true }),
    'dialog-header': 'The bar with title and close button of a `panel`.',
    'dialog-heading': 'The title.',
    'dialog-close': 'The close button.',
    'dialog-body': 'The box of the content.',
  },
  strings: { close: 'Core.Close' },
})
