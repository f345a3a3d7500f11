import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<prepaid-customers>`: staff give a prepaid account to another customer (§1, §3). */
export const prepaidCustomers = defineElement({
  tag: 'prepaid-customers',
  summary: 'Opens the form that gives a prepaid account to another customer in a modal.',
  mount: 'enhance',
  load: 'interaction',
  attributes: {
    prepaidAccountId: text('The account; it fills the field PrepaidAccountId of the form.'),
  },
  events: {
    'customer:select': event('A customer was chosen in the modal; nothing is saved yet.', {
      prepaidAccountId: text('The account.'),
      customerId: text('The customer.'),
      email: text('The e-mail address.'),
    }),
  },
})
