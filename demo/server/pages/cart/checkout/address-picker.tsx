/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { queryFields, textOf, wholeNumber } from '../../../http/body.ts'
import { type AddressType, addressTypes, customerAddresses, type KnownAddress } from '../../../shop/addresses.ts'
import { type Country, countries } from '../../../shop/delivery.ts'
import { withQuery } from '../../layout/links.ts'
import { AddressLines } from '../../orders/order-parts.tsx'
import { addressValues } from './checkout-options.ts'

type PickerProps = {
  c: ShopContext
  addresses: KnownAddress[]
  countries: Country[]
  inputname: string
  type: AddressType
  selected: number | undefined
  hasCreation?: boolean
  hasEdit?: boolean
}

export function AddressPicker(props: PickerProps) {
  const { c, addresses, inputname, type, selected, hasCreation = true, hasEdit = true } = props
  const t = c.get('t')
  const back = { returnUrl: pagePath(c, '/checkout') }
  return (
    <address-picker
      inputname={inputname}
      type={type}
      data-selected-address-id={selected ?? ''}
      has-creation={hasCreation || undefined}
      has-edit={hasEdit || undefined}
    >
      <ul class="addresses" aria-label={t('Checkout.Addresses.List')}>
        {addresses.map((address) => (
          <li class="choice">
            <label class="tick">
              <input
                type="radio"
                name={inputname}
                value={address.id}
                checked={address.id === selected}
                required
                data-address-type={address.type}
                data-country-code={
                  type === 'Billing' ? undefined : props.countries.find(({ id }) => id === address.countryId)?.code
                }
                data-address={JSON.stringify(addressValues('', address))}
              />
              <AddressLines address={address} known={props.countries} />
            </label>
            {hasEdit && (
              <a data-part="edit" href={withQuery(pagePath(c, `/account/addresses/${address.id}`), back)}>
                {t('Checkout.Addresses.Edit')}
                <span class="hidden-text"> {address.street1}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {hasCreation && (
        <a
          class="button"
          data-quiet
          data-small
          data-part="add"
          href={withQuery(pagePath(c, '/account/addresses/new'), { type, ...back })}
        >
          {t('Checkout.Addresses.Add')}
        </a>
      )}
    </address-picker>
  )
}

const isTrue = (text: string) => text.toLowerCase() === 'true'

/**
 * The picker alone: the HTML of `{app}/widget/DeliveryAddressPicker` (§7); empty for visitors who are not signed in.
 */
export async function addressPicker(c: ShopContext): Promise<Response> {
  const [culture, customer, db] = [c.get('culture'), c.get('customer'), c.get('db')]
  const fields = queryFields(c)
  const type = addressTypes.find((one) => one === textOf(fields, 'type')) ?? 'Shipping'
  const addresses = customer ? await customerAddresses(db, customer.id, type) : []
  const wanted = wholeNumber(fields.selectedAddressId)
  const props = {
    c,
    addresses,
    countries: await countries(db, culture),
    inputname: textOf(fields, 'inputname') || `Existing${type === 'Billing' ? type : 'Shipping'}AddressId`,
    type,
    selected: (addresses.find(({ id }) => id === wanted) ?? addresses[0])?.id,
    hasCreation: isTrue(textOf(fields, 'isAddNewAddress')),
    hasEdit: isTrue(textOf(fields, 'isEditAddress')),
  }
  c.header('Cache-Control', 'private, no-store')
  return c.html(String(await (<AddressPicker {...props} />).toString()))
}
