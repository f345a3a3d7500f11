import { html, type TemplateResult } from 'lit-html'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { t } from '../../../runtime/text/strings.ts'
import type { KeptAddress } from '../groups/address.ts'
import { lineOf } from './address-fields.ts'

export type Choice = { addresses: readonly KeptAddress[]; name: string; chosen: string }

/** The address that is chosen at first: that of the last choice, or the customer's own for deliveries. */
export const chosenOf = (addresses: readonly KeptAddress[], wanted = ''): string =>
  (addresses.find(({ id }) => id === wanted) ?? addresses.find(({ isForDelivery }) => isForDelivery) ?? addresses[0])
    ?.id ?? ''

/** The content of `<address-picker>`: the addresses of the customer, each with a link to its form. */
export const addressChoice = ({ addresses, name, chosen }: Choice): TemplateResult =>
  html`<ul>
      ${addresses.map((address) => {
        const line = lineOf(address)
        return html`<li>
          <label
            ><input
              type="radio"
              name=${name}
              value=${address.id}
              data-address-type="Both"
              data-country-code=${address.country}
              data-address=${JSON.stringify(dataOf(address))}
              ?checked=${address.id === chosen}
              required
            />
            ${line}</label
          >
          <a
            data-part="edit"
            href=${cultureUrl(`account/addressform?id=${encodeURIComponent(address.id)}`)}
            aria-label=${t('shop-adapters.EditAddress', { address: line })}
            >${t('shop-adapters.Edit')}</a
          >
        </li>`
      })}
    </ul>
    <a data-part="add" href=${cultureUrl('account/addressform')}>${t('shop-adapters.AddAddress')}</a>`

/** The names of the contract, for tags that read the chosen address. */
const dataOf = ({ firstName, lastName, street, postalCode, city, country }: KeptAddress) => ({
  FirstName: firstName,
  LastName: lastName,
  Street1: street,
  PostalCode: postalCode,
  City: city,
  CountryId: country,
})
