import { html, type TemplateResult } from 'lit-html'
import { coerce, type Infer, optional, string, type, unknown } from 'superstruct'
import { t } from '../../../runtime/text/strings.ts'
import type { Address, Country } from '../groups/address.ts'

/** A field of a form that may be missing; a file is no text. */
export const Field = coerce(string(), optional(unknown()), (value) => (typeof value === 'string' ? value.trim() : ''))

export type Kind = 'Shipping' | 'Billing' | ''

/** The fields of an address, by their names without the prefix. */
const FIELDS = [
  { name: 'FirstName', key: 'firstName', label: 'shop-adapters.FirstName', autocomplete: 'given-name' },
  { name: 'LastName', key: 'lastName', label: 'shop-adapters.LastName', autocomplete: 'family-name' },
  {
    name: 'CompanyName',
    key: 'company',
    label: 'shop-adapters.Company',
    autocomplete: 'organization',
    isOptional: true,
  },
  { name: 'Street1', key: 'street', label: 'shop-adapters.Street', autocomplete: 'street-address' },
  { name: 'PostalCode', key: 'postalCode', label: 'shop-adapters.PostalCode', autocomplete: 'postal-code' },
  { name: 'City', key: 'city', label: 'shop-adapters.City', autocomplete: 'address-level2' },
  { name: 'Region', key: 'region', label: 'shop-adapters.Region', autocomplete: 'address-level1', isOptional: true },
  { name: 'CountryId', key: 'country', label: 'shop-adapters.Country', autocomplete: 'country' },
  { name: 'PhoneNumber', key: 'phone', label: 'shop-adapters.Phone', autocomplete: 'tel', isOptional: true },
] as const

const Fields = type(Object.fromEntries(FIELDS.map(({ name }) => [name, Field])) as Record<string, typeof Field>)

const NO_ADDRESS = Object.fromEntries(FIELDS.map(({ key }) => [key, ''])) as Address

/** The address in the fields of a form. */
export function addressIn(fields: Readonly<Record<string, unknown>>, kind: Kind): Address {
  const own = Object.fromEntries(FIELDS.map(({ name }) => [name, fields[kind + name]]))
  const read: Infer<typeof Fields> = Fields.create(own)
  return Object.fromEntries(FIELDS.map(({ name, key }) => [key, read[name] ?? ''])) as Address
}

/** The address as one line, for a label. */
export const lineOf = ({ firstName, lastName, company, street, postalCode, city }: Address): string =>
  [`${firstName} ${lastName}`.trim(), company, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')

/** The fields of an address, with the values of a known one. */
export function addressFields(kind: Kind, countries: readonly Country[], known: Partial<Address> = {}): TemplateResult {
  const address = { ...NO_ADDRESS, ...known }
  return html`${FIELDS.map(({ name, key, label, autocomplete, ...field }) => {
    const isOptional = 'isOptional' in field
    const text = isOptional ? t('shop-adapters.Optional', { label: t(label) }) : t(label)
    const token = `${kind.toLowerCase()} ${autocomplete}`.trim()
    return key === 'country'
      ? html`<label
          >${text}
          <select name=${kind + name} autocomplete=${token} required>
            ${address.country === '' ? html`<option value=""></option>` : ''}
            ${countries.map(
              ({ id, name }) =>
                html`<option value=${id} data-country-code=${id} ?selected=${id === address.country}>${name}</option>`,
            )}
          </select></label
        >`
      : html`<label
          >${text}
          <input
            type=${key === 'phone' ? 'tel' : 'text'}
            name=${kind + name}
            value=${address[key]}
            autocomplete=${token}
            ?required=${!isOptional}
        /></label>`
  })}`
}
