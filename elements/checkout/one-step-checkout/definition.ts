import { defineElement, event } from '../../../runtime/element/define.ts'

/** `<one-step-checkout>`: the whole checkout in one form (§2, §5). */
export const oneStepCheckout = defineElement({
  tag: 'one-step-checkout',
  summary: 'Sends the checkout form once, and only when it is valid.',
  mount: 'enhance',
  load: 'eager',
  events: {
    'checkout:submit': event('The form is valid and on its way; its button shows that it is busy.'),
    'checkout:invalid': event('The form is not valid. Nothing is sent, and the page scrolls to the top.'),
  },
})
