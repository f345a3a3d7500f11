import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { inPlaceParts } from '../../../runtime/forms/in-place/parts.ts'
import { passwordParts, revealStrings } from '../../../runtime/forms/passwords/reveal-parts.ts'

const MODES = ['page', 'modal'] as const

/** `<login-form>`: signing in, on its page or in a modal (§2, §8). */
export const loginForm = defineElement({
  tag: 'login-form',
  summary: 'Signs the shopper in by the form inside it, and goes on to where the shopper wanted to go.',
  mount: 'enhance',
  load: 'visible',
  together: 'account',
  attributes: {
    returnUrl: text('Where to go afterwards, on this site. Without it, the form’s field ReturnUrl.'),
    mode: choice('Where the form is; the events have it. On its page, that page leaves the history.', MODES, 'page'),
  },
  events: {
    'auth:login': event('The shopper is signed in.', {
      returnUrl: text('The address that the page goes to.'),
      mode: choice('Where the form is.', MODES, 'page'),
    }),
    'auth:before-return': event('Before the page goes on. Cancel it to stay: a modal closes all the same.', {
      returnUrl: text('The address that the page goes to.'),
      mode: choice('Where the form is.', MODES, 'page'),
    }),
  },
  parts: {
    returnUrl: part('input[type=hidden][name="ReturnUrl"i]', 'Sends the server where the shopper wants to go.', {
      without: 'append',
      within: 'form',
      tag: 'input',
    }),
    step: part('a[data-part=step]', 'A link to another step of signing in; in a modal it opens there.'),
    passkey: part('form[data-part=passkey]', 'A form that signs in by a passkey; shown where the browser knows them.'),
    ...passwordParts,
    ...inPlaceParts,
  },
  strings: {
    ...revealStrings,
    refused: 'Security.WrongSignIn',
    notSent: 'Forms.NotSent',
    failed: 'Core.ErrorServer',
    passkeyFailed: 'Security.PasskeyFailed',
  },
})
