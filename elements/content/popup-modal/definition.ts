import { SIZES } from '../../../runtime/dialogs/sizes.ts'
import { choice, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { POPUP_DELAY } from './rules.ts'

/** `<popup-modal>`: content of the page that opens by itself, once (§2, §3, §4, §9). */
export const popupModal = defineElement({
  tag: 'popup-modal',
  summary:
    'Content of the page that opens in a modal three seconds after the page, and never again once it was closed.',
  mount: 'enhance',
  load: 'eager',
  together: 'dialogs',
  hydrate: 'load',
  attributes: {
    popupId: text('The id of the popup: a dismissed popup is remembered by it.'),
    endDatetime: text(
      'When it ends, as `2027-01-31T23:59:59Z`. After that it is not shown. Without it, it has no end.',
    ),
    delay: number('Milliseconds until it opens.', POPUP_DELAY),
    heading: text('The title, which also names the dialog. Without it, the first heading of the content names it.'),
    size: choice('The width.', SIZES, 'medium'),
  },
  events: {
    'popup:open': event('It opened.', { id: text('Its id.') }),
    'popup:dismiss': event('The shopper closed it, by whatever way.', { id: text('Its id.') }),
  },
  parts: {
    dismiss: 'Give it to a button or a link of the content that closes the modal.',
  },
  strings: { label: 'Media.PopupLabel', close: 'Core.Close' },
})
