import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'

/** `<contact-form>`: a message to the shop, sent without leaving the page (§2, §4). */
export const contactForm = defineElement({
  tag: 'contact-form',
  summary: 'Sends the form inside it, and shows the answer of the shop in its place.',
  mount: 'enhance',
  load: 'visible',
  together: 'fields',
  attributes: {},
  events: {
    'form:sent': event('The shop took the message; its answer is shown.', {
      message: text('The message of the shop, as text.'),
    }),
  },
  parts: {
    ...inPlaceParts,
    answer: part('[data-part=answer]', 'The shop’s answer to a message; it gets the focus and is read out.'),
  },
  strings: { notSent: 'Forms.NotSent', failed: 'Core.ErrorServer' },
})
