import { part } from '../../element/part.ts'

export const passwordParts = {
  password: part('input[type=password]', 'A password.', { key: 'name' }),
  reveal: part('button[data-part=reveal]', 'Shows the passwords of the form, and hides them again.', {
    without: 'after',
    within: 'password',
    tag: 'button',
  }),
}

export const revealStrings = { show: 'Security.ShowPassword', hide: 'Security.HidePassword' }
