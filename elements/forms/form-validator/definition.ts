import { flag, json, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<form-validator>`: the rules of §5 on a form, from `data-val-*` attributes and HTML's own constraints. */
export const formValidator = defineElement({
  tag: 'form-validator',
  summary: 'Checks a form before it is sent, by the rules that the server wrote on its fields.',
  mount: 'enhance',
  load: 'interaction',
  // Choices in the form are not delayed until the code has loaded; only a submit is.
  heldControls: 'button:not([type=button], [type=reset]), input:is([type=submit], [type=image])',
  // Not in camel case, since `scrollTop` is a property of HTML elements.
  attributes: { 'scroll-top': flag('A refused form scrolls the page to its top, as at the checkout.') },
  events: {
    'form:valid': event('A form is right and is being sent.', { form: text('Its id or name, or nothing.') }),
    'form:invalid': event('A form was not sent; its first wrong field has the focus.', {
      form: text('Its id or name, or nothing.'),
      fields: json<string[]>('The names of the wrong fields, in the order of the page.', [], 'string[]'),
    }),
  },
  parts: { message: 'The message about a mistake in a field, if the markup has no element for it.' },
  strings: {
    required: 'Forms.Required',
    mustTick: 'Forms.MustTick',
    choose: 'Forms.Choose',
    requiredOr: 'Forms.RequiredOr',
    minLength: message('Forms.MinLength', 'count'),
    maxLength: message('Forms.MaxLength', 'count'),
    range: message('Forms.Range', 'min', 'max'),
    min: message('Forms.Min', 'min'),
    max: message('Forms.Max', 'max'),
    step: message('Forms.Step', 'step'),
    pattern: 'Forms.Pattern',
    equalTo: 'Forms.EqualTo',
    notEqualTo: 'Forms.NotEqualTo',
    email: 'Forms.Email',
    url: 'Forms.Url',
    phone: 'Forms.Phone',
    creditCard: 'Forms.CreditCard',
    number: 'Forms.Number',
    digits: 'Forms.Digits',
    date: message('Forms.Date', 'example'),
    fileType: 'Forms.FileType',
    password: 'Forms.Password',
    invalid: 'Forms.Invalid',
  },
})
