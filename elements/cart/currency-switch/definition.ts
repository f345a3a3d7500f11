import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<currency-switch>`: all prices of the shop in another currency (§4, §7). */
export const currencySwitch = defineElement({
  tag: 'currency-switch',
  summary: 'Changes the currency of all prices; if the shop has a warning, the shopper confirms it first.',
  mount: 'enhance',
  load: 'interaction',
  together: 'basket',
  attributes: { current: text('The currency that prices are shown in, as the field has it.') },
  events: {
    'currency:change': event('The shop shows its prices in another currency. The page reloads next.', {
      currency: text('The currency, as the field has it.'),
    }),
  },
  parts: {
    form: part('form', 'Posts the currency without JavaScript.', { required: true }),
    field: part(
      'select[name=Currency]',
      'The list of currencies. Radios or buttons named `Currency` may be in its place.',
    ),
    submit: part('button', 'Each button that sends the form.'),
  },
  strings: { failed: 'Core.ErrorServer' },
})
