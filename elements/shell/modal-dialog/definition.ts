import { SIZES } from '../../../runtime/dialogs/sizes.ts'
import { choice, flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<modal-dialog>`: content of the page that opens in a modal dialog (§4). */
export const modalDialog = defineElement({
  tag: 'modal-dialog',
  summary: 'Content of the page that opens in a modal dialog.',
  mount: 'enhance',
  load: 'eager',
  together: 'dialogs',
  // Loaded at once, since links and the address may open it from anywhere.
  hydrate: 'load',
  triggers: '[data-modal]',
  attributes: {
    heading: text('The title, which also names the dialog. Without it, the first heading of the content names it.'),
    size: choice('The width.', SIZES, 'medium'),
    open: flag('Whether it is open; the element sets and removes it too.'),
  },
  events: {
    'modal:open': event('It opened.'),
    'modal:close': event('It closed, by whatever way.'),
  },
  parts: {
    'dialog-header': 'The bar with title and close button.',
    'dialog-heading': 'The title.',
    'dialog-close': 'The close button.',
    'dialog-body': 'The box of the content.',
    'dialog-actions': 'Give it to the row of buttons that ends your content, and it looks like those of the library.',
    'dialog-confirm': 'Give it to the main button of that row.',
  },
  strings: { close: 'Core.Close' },
})
