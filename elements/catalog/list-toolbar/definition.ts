import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<list-toolbar>`: view, order and page size of a list, in its address (§2). */
export const listToolbar = defineElement({
  tag: 'list-toolbar',
  summary: 'Changes the view, the order and the page size of a list as soon as they are chosen.',
  mount: 'enhance',
  load: 'eager',
  together: 'lists',
  attributes: {
    sorts: text('The orders that the list knows, with commas. Others are not asked for; empty allows all.'),
    sizes: text('The page sizes that the list knows, with commas. Others are not asked for; empty allows all.'),
  },
  events: {
    'list:change': event('A setting was chosen; `page:before-visit` follows and can be cancelled.', {
      name: text('The query parameter: display, sort or pageSize.'),
      value: text('Its new value.'),
      url: text('The address of the list with it.'),
    }),
  },
  parts: {
    form: part('form', 'The GET form of the settings.'),
    select: part('select', 'The choices of one setting.'),
    apply: part(
      '[data-part=apply]',
      'The button that sends the form without JavaScript; hidden once the tag is upgraded.',
    ),
    display: part('button[aria-pressed]', 'A setting as a button; the present one is pressed.'),
  },
})
