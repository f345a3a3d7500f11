/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../../context.ts'
import { queryFields, textOf } from '../../../http/body.ts'
import { hasDigitsOnly, placeFields } from '../../../shop/address-format.ts'
import { type Country, countries } from '../../../shop/delivery.ts'
import { control, Field, FieldMessage } from '../../form/field.tsx'

/** The billing address is optional, so that the browser must not require it. */
type AddressProps = {
  c: ShopContext
  state: FormState
  /** The prefix of the field names. */
  kind: AddressKind
  countries: Country[]
  /** The prefix of the ids. */
  part?: string
}

const addressKinds = ['Shipping', 'Billing', ''] as const
type AddressKind = (typeof addressKinds)[number]

/** A billing field is required only if the box "same address" is not ticked. */
const billingRule = (c: ShopContext, label: string) => ({
  requiredif: c.get('t')('Shop.Form.RequiredField', { label }),
  'requiredif-dependentproperty': 'checkout-BillingSameAsShipping',
  'requiredif-comparison': 'isnotequalto',
  'requiredif-dependentvalue': 'true',
})

function CountryField({ c, state, kind, countries, part = 'checkout' }: AddressProps) {
  const name = `${kind}CountryId`
  const required = kind !== 'Billing'
  const label = c.get('t')('Shop.Form.Country')
  return (
    <div class="field" data-wide>
      <label for={`${part}-${name}`}>{label}</label>
      <select
        {...control({
          c,
          state,
          part,
          name,
          label,
          required,
          rules: required ? {} : billingRule(c, label),
        })}
        autocomplete={`${kind.toLowerCase()} country`.trim()}
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
      <FieldMessage id={`${part}-${name}-message`} name={name} text={state.errors[name]} />
    </div>
  )
}

export function fieldLabel(c: ShopContext, name: string): string {
  const t = c.get('t')
  const own: Record<string, string> = {
    Email: t('Shop.Form.Email'),
    ExistingShippingAddressId: t('Shop.Checkout.Delivery'),
    ExistingBillingAddressId: t('Shop.Checkout.Billing'),
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

/** The city's fields have the order of the country. */
export function AddressFields(props: AddressProps) {
  const { c, state, kind, countries, part = 'checkout' } = props
  const t = c.get('t')
  const isRequired = kind !== 'Billing'
  const field = (name: string, autocomplete: string) => ({
    c,
    state,
    part,
    name: `${kind}${name}`,
    label: t(`Shop.Form.${name}`),
    autocomplete: kind === '' ? autocomplete : `${kind.toLowerCase()} ${autocomplete}`,
    required: isRequired,
    isOptional: false,
    rules: isRequired ? {} : billingRule(c, t(`Shop.Form.${name}`)),
  })
  const free = { isOptional: true, rules: {}, required: false }
  const chosen = countries.find(({ id }) => state.values[`${kind}CountryId`] === String(id)) ?? countries[0]
  const place = {
    PostalCode: (
      <Field
        {...field('PostalCode', 'postal-code')}
        inputmode={hasDigitsOnly(chosen?.code) ? 'numeric' : undefined}
        maxlength={12}
      />
    ),
    City: <Field {...field('City', 'address-level2')} maxlength={80} isName />,
    Region: <Field {...field('Region', 'address-level1')} maxlength={80} isName {...free} />,
  }
  return (
    <address-form src={`${pagePath(c, '/widget/addressfields')}?kind=${kind}&part=${part}`}>
      <div class="fields">
        <Field {...field('FirstName', 'given-name')} maxlength={60} isName />
        <Field {...field('LastName', 'family-name')} maxlength={60} isName />
        <CountryField {...props} />
        <Field {...field('Street1', 'address-line1')} wide isName />
        {placeFields(chosen?.code ?? '').map((name) => place[name])}
        <Field {...field('PhoneNumber', 'tel')} type="tel" maxlength={30} {...free} />
      </div>
    </address-form>
  )
}

/** The fields for another country: the HTML of `{culture}/widget/addressfields`. */
export async function addressFields(c: ShopContext): Promise<Response> {
  const fields = queryFields(c)
  const kind = addressKinds.find((one) => one === textOf(fields, 'kind')) ?? 'Shipping'
  const part = /^[a-z]{1,20}$/.exec(textOf(fields, 'part'))?.[0] ?? 'checkout'
  const state = freshForm({ [`${kind}CountryId`]: textOf(fields, 'CountryId') })
  const known = await countries(c.get('db'), c.get('culture'))
  return c.html(
    String(await (<AddressFields c={c} state={state} kind={kind} part={part} countries={known} />).toString()),
  )
}
