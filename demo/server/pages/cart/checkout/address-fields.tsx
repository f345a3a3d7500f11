/** @jsxImportSource hono/jsx */
import type { FormState, ShopContext } from '../../../context.ts'
import type { Country } from '../../../shop/delivery.ts'
import { control, Field, FieldMessage } from '../../form/field.tsx'

/** An address of the checkout; a billing address may be left out, so the browser must not insist on it. */
type AddressProps = {
  c: ShopContext
  state: FormState
  kind: 'Shipping' | 'Billing'
  countries: Country[]
}

/** A billing field is needed only when the box "same address" is not ticked. */
const billingRule = (c: ShopContext, label: string) => ({
  requiredif: c.var.t('Shop.Form.RequiredField', { label }),
  'requiredif-dependentproperty': 'checkout-BillingSameAsShipping',
  'requiredif-comparison': 'isnotequalto',
  'requiredif-dependentvalue': 'true',
})

function CountryField({ c, state, kind, countries }: AddressProps) {
  const name = `${kind}CountryId`
  const required = kind === 'Shipping'
  const label = c.var.t('Shop.Form.Country')
  return (
    <div class="field">
      <label for={`checkout-${name}`}>{label}</label>
      <select
        {...control({
          c,
          state,
          part: 'checkout',
          name,
          label,
          required,
          rules: required ? {} : billingRule(c, label),
        })}
        autocomplete={`${kind.toLowerCase()} country`}
      >
        {countries.map((country) => (
          <option
            value={country.id}
            data-country-code={country.code}
            selected={state.values[name] === String(country.id)}
          >
            {country.name}
          </option>
        ))}
      </select>
      <FieldMessage id={`checkout-${name}-message`} name={name} text={state.errors[name]} />
    </div>
  )
}

/** The label of a field of the checkout, by the field's name. */
export function fieldLabel(c: ShopContext, name: string): string {
  const { t } = c.var
  const own: Record<string, string> = {
    Email: t('Shop.Form.Email'),
    ShippingMethodId: t('Shop.Checkout.Method'),
    PaymentMethod: t('Shop.Checkout.Payment'),
    CompanyName: t('Checkout.Account.Company'),
    VatNumber: t('Checkout.Account.Number'),
    WishedDay: t('Pages.Checkout.Day'),
    Remarks: t('Shop.Checkout.Remarks'),
    Terms: t('Shop.Terms.Title'),
  }
  const bare = name.replace(/^(Shipping|Billing)/, '').replace('CountryId', 'Country')
  return own[name] ?? t(`Shop.Form.${bare}`)
}

/** Name, street, place and telephone of a delivery or billing address. */
export function AddressFields(props: AddressProps) {
  const { c, state, kind } = props
  const { t } = c.var
  const required = kind === 'Shipping'
  const field = (name: string, autocomplete: string) => ({
    c,
    state,
    part: 'checkout',
    name: `${kind}${name}`,
    label: t(`Shop.Form.${name}`),
    autocomplete: `${kind.toLowerCase()} ${autocomplete}`,
    required,
    isOptional: false,
    rules: required ? {} : billingRule(c, t(`Shop.Form.${name}`)),
  })
  return (
    <div class="fields">
      <Field {...field('FirstName', 'given-name')} maxlength={60} />
      <Field {...field('LastName', 'family-name')} maxlength={60} />
      <Field {...field('Street1', 'address-line1')} wide />
      <Field {...field('PostalCode', 'postal-code')} maxlength={12} />
      <Field {...field('City', 'address-level2')} maxlength={80} />
      <CountryField {...props} />
      <Field {...field('PhoneNumber', 'tel')} type="tel" maxlength={30} isOptional rules={{}} required={false} />
    </div>
  )
}
