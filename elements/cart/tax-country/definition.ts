import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'

/** `<tax-country>`: the country whose taxes are in the prices (§7). */
export const taxCountry = defineElement({
  tag: 'tax-country',
  summary: 'Changes the country whose taxes are in the prices.',
  mount: 'enhance',
  load: 'interaction',
  together: 'basket',
  attributes: {
    current: text('The country whose taxes are in the prices, as the field has it.'),
    refetch: flag('Fetches the page’s content again in place of a reload.'),
  },
  events: {
    'taxcountry:change': event('The prices have the taxes of another country. The page is shown again next.', {
      country: text('The country, as the field has it.'),
    }),
  },
  parts: {
    form: part('form', 'Posts the country without JavaScript.', { required: true }),
    submit: part('button', 'Each button that sends the form.'),
  },
  strings: { failed: 'Core.ErrorServer' },
})
