import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<number-input>`: a number with minus and plus buttons that is never below 0 (§5). */
export const numberInput = defineElement({
  tag: 'number-input',
  summary: 'A number field with minus and plus buttons; its value is never below 0.',
  mount: 'enhance',
  load: 'visible',
  attributes: { step: number('By how much a button changes the value.', 1) },
  events: { change: event('The value changed; the native event of the field.') },
  parts: {
    field: part('input:not([type=hidden])', 'The native field.', { required: true }),
    decrease: part('button[data-part=decrease]', 'The minus button.', { without: 'append', tag: 'button' }),
    increase: part('button[data-part=increase]', 'The plus button.', { without: 'append', tag: 'button' }),
  },
  strings: { decrease: 'Forms.Decrease', increase: 'Forms.Increase' },
})
