import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'

/** `<review-form>`: the review of a customer, sent without leaving the page. */
export const reviewForm = defineElement({
  tag: 'review-form',
  summary: 'Sends the review of a customer, and shows the answer of the shop in its place.',
  mount: 'enhance',
  load: 'visible',
  events: {
    'review:sent': event('The shop has taken the review; its answer is shown.', {
      message: text('The message of the shop, as text.'),
    }),
  },
  parts: {
    ...inPlaceParts,
    chosen: part('[data-part=chosen]', 'Names the chosen stars by the `data-label` of their radio button.'),
    answer: part('[data-part=answer]', 'The shop’s answer to a review; it gets the focus and is read out.'),
  },
  strings: { notSent: 'Forms.NotSent', failed: 'Core.ErrorServer' },
})
