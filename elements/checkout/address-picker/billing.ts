import { ofForm } from '../../../runtime/forms/of-form.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { modelOf } from '../../../stores/checkout/form-address.ts'

/**
 * Writes the billing address into the form: each field of the model into the hidden field of its name with the prefix
 * `Billing`, and the kind of account into the radio buttons `AccountType` (§3). A form without these fields is sent
 * unchanged (§8).
 */
export function fillBilling(radio: HTMLInputElement): void {
  const { form } = radio
  const model = modelOf(radio)
  if (!form || !model) return
  const hidden = [...ofForm(form, 'elements')].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === 'hidden' && /^Billing[A-Z]/.test(field.name),
  )
  if (hidden.length === 0) {
    warn(
      'The form of <address-picker type="Billing"> has no hidden fields of the bill.',
      'The shop gets the id of the address alone.',
      'Print <input type="hidden" name="BillingFirstName"> and so on, or no data-address.',
    )
  }
  for (const field of hidden) {
    const value = model[field.name.slice('Billing'.length)]
    if (value !== undefined) field.value = value === null ? '' : String(value)
  }
  if (model.AccountType !== undefined) chooseAccount(form, String(model.AccountType))
}

function chooseAccount(form: HTMLFormElement, type: string): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type=radio][name=AccountType]')]
  const wanted = radios.find(({ value }) => value === type)
  if (!wanted) {
    warn(
      `The form of <address-picker type="Billing"> has no radio AccountType for "${type}".`,
      'The kind of account stays as it is.',
      `Print <input type="radio" name="AccountType" value="${type}">.`,
    )
  } else if (!wanted.checked) {
    wanted.checked = true
    wanted.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
