import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<filter-item>`: one value that a list can be narrowed by (§4). */
export const filterItem = defineElement({
  tag: 'filter-item',
  summary: 'One value of a filter. A click chooses it, another one removes the choice.',
  mount: 'enhance',
  load: 'eager',
  together: 'lists',
  attributes: {
    name: text('The name of the filter, as in the address: Brand, Category, InStock, ProductAttributes.'),
    value: text('The id of the value; `true` for a filter that is on or off.'),
    attributeId: text('The attribute that the value belongs to, when the name is ProductAttributes.'),
    single: flag('The filter holds one value: another choice takes its place.'),
  },
  events: {
    'filter:toggle': event('The shopper chose the value, or took it back.', {
      name: text('The name of the filter.'),
      value: text('The value.'),
      attributeId: text('The attribute, or empty.'),
      isSelected: flag('Whether it is chosen now.'),
    }),
  },
  parts: {
    tick: part('input[type=checkbox], input[type=radio]', 'The field that is ticked: the best content.'),
    control: part('button, a[href]', 'The control that is clicked if there is no field; it becomes a checkbox.'),
  },
})
