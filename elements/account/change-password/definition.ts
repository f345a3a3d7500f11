import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'
import { newPasswordParts, passwordStrings } from '../../../runtime/forms/passwords/new-password-parts.ts'

/** `<change-password>`: sets a new password (§1). */
export const changePassword = defineElement({
  tag: 'change-password',
  summary: 'Sends the form inside it that sets a password, can show it, and says how hard it is to guess.',
  mount: 'enhance',
  load: 'visible',
  together: 'account',
  attributes: {},
  events: {
    'form:sent': event('The shop took the new password.', {
      uri: text('The address of the next page; empty when the page stays.'),
    }),
  },
  parts: { ...newPasswordParts, ...inPlaceParts },
  strings: {
    ...passwordStrings,
    changed: 'Security.PasswordChanged',
    notSent: 'Forms.NotSent',
    failed: 'Core.ErrorServer',
  },
})
