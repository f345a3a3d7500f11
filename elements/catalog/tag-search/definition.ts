import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<tag-search>`: order and kind of what has a tag, in its address (§2). */
export const tagSearch = defineElement({
  tag: 'tag-search',
  summary: 'Changes the order and the kind of the results for a tag as soon as they are chosen.',
  mount: 'enhance',
  load: 'eager',
  events: {
    'list:change': event('A setting was chosen; `page:before-visit` follows and can be cancelled.', {
      name: text('The query parameter: sort or entityName.'),
      value: text('Its new value.'),
      url: text('The address of the page with it.'),
    }),
  },
  parts: {
    form: part('form', 'The form whose fields are the settings.'),
    select: part('select', 'A setting of one choice; its name is the query parameter.'),
    tick: part('input:is([type=radio], [type=checkbox])', 'A setting; its name is the query parameter.'),
    apply: part(
      '[data-part=apply]',
      'The button that sends the form without JavaScript; hidden once the tag is upgraded.',
    ),
  },
})
