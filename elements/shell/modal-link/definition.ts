import { SIZES } from '../../../runtime/dialogs/sizes.ts'
import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<modal-link>`: a link whose page opens in a modal (§4). */
export const modalLink = defineElement({
  tag: 'modal-link',
  summary: 'Opens the page of the link inside it in a modal; the address stays.',
  mount: 'enhance',
  load: 'interaction',
  together: 'frame',
  attributes: {
    heading: text('The title of the modal. Without it, the first heading of the page, or the text of the link.'),
    size: choice('The width.', SIZES, 'medium'),
  },
  events: {
    'modal:open': event('The modal opened; its content may still be on its way.', {
      url: text('The address that is shown.'),
    }),
    'modal:close': event('The modal closed, by whatever way.'),
  },
  strings: { loading: 'Core.Loading', failed: 'Core.UnknownErrors', notFound: 'Core.PageNotFound' },
})
