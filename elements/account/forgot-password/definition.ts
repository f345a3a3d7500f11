import { number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'

/** `<forgot-password>`: asks for a new password (§1). */
export const forgotPassword = defineElement({
  tag: 'forgot-password',
  summary: 'Sends the form inside it that asks for a new password, and replaces it by the answer of the shop.',
  mount: 'enhance',
  load: 'interaction',
  together: 'account',
  attributes: {},
  events: {
    'form:sent': event('The shop took the form; whether there is such an account is not said.', {
      status: number('200.', 200),
    }),
  },
  parts: inPlaceParts,
  strings: { notSent: 'Forms.NotSent', failed: 'Core.ErrorServer' },
})
