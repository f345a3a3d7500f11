import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<category-nav>`: the categories beside a list, as a tree of links (§4). */
export const categoryNav = defineElement({
  tag: 'category-nav',
  summary: 'The categories beside a list: links, whose branches open and close.',
  mount: 'enhance',
  load: 'eager',
  together: 'lists',
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
    nav: part('nav', 'The landmark, which names the whole.'),
    item: part('li', 'A category.', { key: 'data-id' }),
    list: part('li > ul, li > ol', 'The list of the subcategories of a category.', { grows: true }),
    link: part('a[href]', 'The link to a category.'),
    label: part('li > :not(ul, ol, button)', 'Content beside a link, or the name of a category without one.'),
    toggle: part('[data-part=toggle]', 'The button that opens the branch of a category.', {
      without: 'before',
      within: 'list',
      tag: 'button',
    }),
    fold: part('[data-part=fold]', 'The button that opens the whole, where there is little room.', {
      without: 'prepend',
      tag: 'button',
    }),
  },
  strings: {
    branch: message('Catalog.Subcategories', 'name'),
    all: 'Catalog.Categories',
  },
})
