import { text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'

/** `<two-factor>`: the two-factor home, whose steps appear in a modal (§2). */
export const twoFactor = defineElement({
  tag: 'two-factor',
  summary: 'Opens the steps of the two-factor home in a modal, and moves there from one step to the next, and back.',
  mount: 'enhance',
  load: 'visible',
  together: 'account',
  attributes: {
    src: text('The two-factor home; steps are at the same path. Without it `{culture}/security/twofactorhome`.'),
  },
  events: {
    'twofactor:step': event('A step is shown in the modal, or again.', {
      step: text('Its name, as in the address (`?step=app`); empty for a page that a form was answered with.'),
      url: text('Its address; empty for an answer to a form.'),
    }),
  },
  parts: {
    step: part('a[data-part=step]', 'A link to a step.'),
    back: part('a[data-part=back]', 'A link to the step before; in the modal it reloads that step.'),
    done: part('a[data-part=done]', 'A link that ends the steps; in the modal it closes.'),
    passkey: part('form[data-part=passkey]', 'A form that makes a passkey; shown where the browser knows them.'),
    ...inPlaceParts,
  },
  strings: { notSent: 'Forms.NotSent', failed: 'Core.ErrorServer', passkeyFailed: 'Security.PasskeyFailed' },
})
