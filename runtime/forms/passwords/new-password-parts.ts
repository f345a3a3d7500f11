import { part } from '../../element/part.ts'
import { revealStrings } from './reveal-parts.ts'

export const newPasswordParts = {
  newPassword: part('input[type=password][autocomplete=new-password]', 'The new password, and its repetition.', {
    key: 'name',
  }),
  password: part('input[type=password]', 'The present password.', { key: 'name' }),
  reveal: part('button[data-part=reveal]', 'Shows the passwords of the form, and hides them again.', {
    without: 'after',
    within: 'newPassword',
    tag: 'button',
  }),
  strength: part('[data-part=strength]', 'How hard the new password is to guess; `data-level` has it for themes.', {
    without: 'after',
    within: 'newPassword',
  }),
}

export const passwordStrings = {
  ...revealStrings,
  short: 'Security.PasswordShort',
  weak: 'Security.PasswordWeak',
  fair: 'Security.PasswordFair',
  strong: 'Security.PasswordStrong',
}
