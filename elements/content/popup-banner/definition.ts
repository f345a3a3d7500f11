import { number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<popup-banner>`: says something once, at the lower edge of the window (§2, §3, §4). */
export const popupBanner = defineElement({
  tag: 'popup-banner',
  summary: 'A banner at the lower edge of the window that is not shown again once it was dismissed.',
  mount: 'enhance',
  load: 'eager',
  together: 'dialogs',
  hydrate: 'load',
  attributes: {
    popupId: text('The id of the popup: a dismissed popup is remembered by it.'),
    endDatetime: text(
      'When it ends, as `2027-01-31T23:59:59Z`. After that it is not shown. Without it, it has no end.',
    ),
    delay: number('Milliseconds until it is shown.', 0),
    label: text('The name of its landmark.'),
  },
  events: {
    'popup:open': event('It is shown.', { id: text('Its id.') }),
    'popup:dismiss': event('The shopper dismissed it.', { id: text('Its id.') }),
  },
  parts: {
    dismiss: part('button[data-part=dismiss]', 'Dismisses it; created at the end if the server sends none.', {
      without: 'append',
      tag: 'button',
    }),
  },
  strings: { label: 'Media.PopupLabel', close: 'Core.Close' },
})
