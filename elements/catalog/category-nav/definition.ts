import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<category-nav>`: the categories beside a list, as a tree of links (§4). */
export const categoryNav = defineElement({
  tag: 'category-nav',
  summary: 'The categories beside a list: links, whose branches open and close.',
  mount: 'enhance',
  load: 'eager',
  attributes: {
    current: text(
      'The category that is shown: the `data-id` of its item. Without it, the link with aria-current, or the one that leads to this page.',
    ),
    collapsed: flag('Below the medium breakpoint it begins folded behind one button.'),
  },
  events: {
    'nav:toggle': event('A branch, or the whole, was opened or closed.', {
      name: text('The category, or the name of the whole.'),
      open: flag('Whether it is open now.'),
    }),
  },
  parts: {
    toggle: 'The button that opens the branch of a category.',
    fold: 'The button that opens the whole, where there is little room.',
  },
  strings: {
    branch: message('Catalog.Subcategories', 'name'),
    all: 'Catalog.Categories',
  },
})
