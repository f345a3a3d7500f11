import { type Field, json, number, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<quantity-input>`: how many of a product, within what the shop sells (§5). */
export const quantityInput = defineElement({
  tag: 'quantity-input',
  summary: 'A quantity field with minus and plus buttons that keeps to the minimum, maximum and step of a product.',
  mount: 'enhance',
  load: 'visible',
  together: 'shop',
  attributes: {
    minQty: number('The smallest quantity; a smaller one is raised to it.', 1),
    maxQty: number('The largest quantity; 0 means none.', 0),
    stepQty: number('Above 1, quantities are multiples of it.', 1),
    productName: text('The name of the product in the labels of the buttons, if a page has multiple products.'),
    name: text('Name of the field, for markup without an input.', 'Quantity'),
    value: {
      ...number('The quantity; null while the field holds no number.'),
      default: null,
    } as unknown as Field<number | null>,
  },
  events: {
    'quantity:change': event('A new quantity is valid: 600 ms after the last key, or at once by a button.', {
      value: json<number | null>(
        'The settled quantity; null when the typed text is not a number.',
        null,
        'number | null',
      ),
    }),
  },
  parts: {
    field: part('input:not([type=hidden])', 'The native field.', { without: 'prepend', tag: 'input' }),
    decrease: part('button[data-part=decrease]', 'The minus button.', { without: 'append', tag: 'button' }),
    increase: part('button[data-part=increase]', 'The plus button.', { without: 'append', tag: 'button' }),
  },
  strings: { decrease: 'Catalog.DecreaseQuantity', increase: 'Catalog.IncreaseQuantity', quantity: 'Catalog.Quantity' },
})
