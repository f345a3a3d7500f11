import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { ownFormParts } from '../../../runtime/forms/in-place/parts.ts'
import { passwordParts, revealStrings } from '../../../runtime/forms/passwords/reveal-parts.ts'

const MODES = ['page', 'modal'] as const

/** `<login-form>`: signing in, on its page or in a modal (§2, §8). */
export const loginForm = defineElement({
  tag: 'login-form',
  summary: 'Signs the shopper in by the form inside it, and then loads the page that the shopper had requested.',
  mount: 'enhance',
  load: 'visible',
  together: 'account',
  attributes: {
    returnUrl: text('The page to load afterwards, on this site. Without it, the form’s field ReturnUrl.'),
    mode: choice('Where the form is; the events have it. On its page, that page leaves the history.', MODES, 'page'),
  },
  events: {
    'auth:login': event('The shopper is signed in.', {
      returnUrl: text('The address of the next page.'),
      mode: choice('Where the form is.', MODES, 'page'),
    }),
    'auth:before-return': event('Before the next page is loaded. Cancel it to stay: a modal closes all the same.', {
      returnUrl: text('The address of the next page.'),
      mode: choice('Where the form is.', MODES, 'page'),
    }),
  },
  parts: {
    returnUrl: part('input[type=hidden][name="ReturnUrl"i]', 'Sends the server the address of the next page.', {
      without: 'append',
      within: 'form',
      tag: 'input',
    }),
    step: part('a[data-part=step]', 'A link to another step of signing in; in a modal it opens there.'),
    passkey: part('form[data-part=passkey]', 'A form that signs in by a passkey; shown where the browser knows them.'),
    ...passwordParts,
    ...ownFormParts,
  },
  strings: {
    ...revealStrings,
    refused: 'Security.WrongSignIn',
    notSent: 'Forms.NotSent',
    failed: 'Core.ErrorServer',
    passkeyFailed: 'Security.PasskeyFailed',
  },
})
