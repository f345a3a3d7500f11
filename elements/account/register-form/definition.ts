import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { ownFormParts } from '../../../runtime/forms/in-place/parts.ts'
import { newPasswordParts, passwordStrings } from '../../../runtime/forms/passwords/new-password-parts.ts'

/** `<register-form>`: makes a customer's account (§1). */
export const registerForm = defineElement({
  tag: 'register-form',
  summary: 'Sends the form inside it that creates an account, and loads the page that the shop names.',
  mount: 'enhance',
  load: 'visible',
  together: 'account',
  events: {
    'form:sent': event('The shop accepted the form; the next page is loaded.', {
      uri: text('The address of the next page.'),
    }),
  },
  parts: { ...newPasswordParts, ...ownFormParts },
  strings: { ...passwordStrings, notSent: 'Forms.NotSent', failed: 'Core.ErrorServer' },
})
