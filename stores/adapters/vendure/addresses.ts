import { boolean, type Infer, nullable, optional, string, type } from 'superstruct'
import type { Address, KeptAddress } from '../groups/address.ts'

/** The address of an order. */
export const ORDER_ADDRESS = 'fullName company streetLine1 streetLine2 city province postalCode countryCode phoneNumber'

/** An address that a customer has kept. */
export const KEPT_ADDRESS = `id fullName company streetLine1 streetLine2 city province postalCode phoneNumber
  country { code } defaultShippingAddress defaultBillingAddress`

const Text = optional(nullable(string()))

const fields = {
  fullName: Text,
  company: Text,
  streetLine1: Text,
  streetLine2: Text,
  city: Text,
  province: Text,
  postalCode: Text,
  phoneNumber: Text,
}

export const OrderAddress = type({ ...fields, countryCode: Text })

export const Kept = type({
  ...fields,
  id: string(),
  country: type({ code: string() }),
  defaultShippingAddress: optional(nullable(boolean())),
  defaultBillingAddress: optional(nullable(boolean())),
})

/** Vendure has one text for the name: the first word is the first name. */
export function addressOf(given: Infer<typeof OrderAddress>): Address {
  const [firstName = '', ...rest] = (given.fullName ?? '').trim().split(/\s+/)
  return {
    ...{ firstName, lastName: rest.join(' '), company: given.company ?? '' },
    street: [given.streetLine1, given.streetLine2].filter(Boolean).join(', '),
    ...{ postalCode: given.postalCode ?? '', city: given.city ?? '', region: given.province ?? '' },
    ...{ country: given.countryCode ?? '', phone: given.phoneNumber ?? '' },
  }
}

export const keptOf = ({ id, country, ...given }: Infer<typeof Kept>): KeptAddress => ({
  ...addressOf({ ...given, countryCode: country.code }),
  id,
  isForDelivery: given.defaultShippingAddress ?? false,
  isForBill: given.defaultBillingAddress ?? false,
})

/** The input of Vendure for an address. */
export const inputOf = (address: Address) => ({
  fullName: `${address.firstName} ${address.lastName}`.trim(),
  company: address.company,
  streetLine1: address.street,
  city: address.city,
  province: address.region,
  postalCode: address.postalCode,
  countryCode: address.country,
  phoneNumber: address.phone,
})
