import { part } from '../../element/part.ts'

/** A form that asks for the shopper's password: it can be shown. */
export const passwordParts = {
  password: part('input[type=password]', 'A password.', { key: 'name' }),
  reveal: part('button[data-part=reveal]', 'Shows the passwords of the form, and hides them again.', {
    without: 'after',
    within: 'password',
    tag: 'button',
  }),
}

/** Its texts. */
export const revealStrings = { show: 'Security.ShowPassword', hide: 'Security.HidePassword' }
