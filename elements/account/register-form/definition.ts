import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'
import { newPasswordParts, passwordStrings } from '../../../runtime/forms/passwords/new-password-parts.ts'

/** `<register-form>`: makes a customer's account (§1). */
export const registerForm = defineElement({
  tag: 'register-form',
  summary: 'Sends the form inside it that makes an account, and goes where the shop says.',
  mount: 'enhance',
  load: 'visible',
  together: 'account',
  events: {
    'form:sent': event('The shop took the form; the page goes on.', {
      uri: text('The address that the page goes to.'),
    }),
  },
  parts: { ...newPasswordParts, ...inPlaceParts },
  strings: { ...passwordStrings, notSent: 'Forms.NotSent', failed: 'Core.ErrorServer' },
})
