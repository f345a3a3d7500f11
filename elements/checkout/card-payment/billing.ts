import type { CardBilling } from '../../../stores/checkout/card.ts'

const fieldOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function addressOf(data: FormData, kind: 'Billing' | 'Shipping'): CardBilling | undefined {
  const of = (name: string) => fieldOf(data, kind + name)
  const address = {
    street: of('Street1'),
    postalCode: of('PostalCode'),
    city: of('City'),
    countryId: of('CountryId'),
    addressId: fieldOf(data, `Existing${kind}AddressId`),
  }
  const isWritten = address.street !== '' && address.postalCode !== '' && address.city !== ''
  return isWritten || address.addressId !== '' ? address : undefined
}

/**
 * The billing address in a form: its fields `Billing…`, or the address of the delivery if the form has none or marks it
 * as the same. A known address needs only its id. Undefined if no address is complete.
 */
export function billingOf(form: HTMLFormElement): CardBilling | undefined {
  const data = new FormData(form)
  const hasOwn = ['BillingStreet1', 'ExistingBillingAddressId'].some((name) => data.has(name))
  return addressOf(data, hasOwn ? 'Billing' : 'Shipping')
}
