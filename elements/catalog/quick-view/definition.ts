import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<quick-view>`: a product's view inside a list, behind an eye (§2, §4). */
export const quickView = defineElement({
  tag: 'quick-view',
  summary: 'Shows a product inside its list, below its card or row, and hides it again.',
  mount: 'enhance',
  load: 'visible',
  together: 'lists',
  attributes: {
    src: text('Address of the view, in this site. Without it, the page of the link.'),
    open: flag('Whether the view is shown; the element sets and removes it too.'),
  },
  events: {
    'quickview:toggle': event('The view was shown or hidden; its content may still be on its way.', {
      open: flag('True when it is shown now.'),
      url: text('The address of the view.'),
    }),
  },
  parts: {
    link: part('a[href]', 'The link to the page of the product; it becomes the toggle.', { required: true }),
    icon: part(
      '[data-part=icon]',
      'The eye inside the link: class `eye` while hidden, `eye-slash` while shown. Created when the server sends none.',
      { without: 'prepend', within: 'link' },
    ),
    view: 'The view that opens: a list item after the card, a row after the row, or the last child of the element.',
    panel: 'Holds the content of the view, with its border.',
    close: 'The button that hides the view.',
    content: 'The HTML of the server.',
    status: 'Says that the view is loading, is shown, or could not be loaded.',
    retry: 'The button that asks again.',
  },
  strings: {
    loading: 'Core.Loading',
    shown: message('Catalog.QuickViewShown', 'name'),
    failed: 'Catalog.QuickViewFailed',
    gone: 'Catalog.ProductGone',
    retry: 'Core.Retry',
    close: 'Core.Close',
  },
})
