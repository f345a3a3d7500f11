import { part } from '../../element/part.ts'

export const submitGuardParts = {
  form: part('form', 'The form that the browser sends.', { grows: true }),
  validator: part('form-validator', 'Says what is valid; without one, the constraints of HTML do.'),
  button: part(
    ':is(button:is([type=submit], :not([type])), input:is([type=submit], [type=image]))',
    'Sends the form, and shows that it is under way.',
  ),
}
