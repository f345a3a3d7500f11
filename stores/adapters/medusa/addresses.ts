import { array, boolean, type Infer, nullable, optional, string, type } from 'superstruct'
import type { Address, KeptAddress } from '../groups/address.ts'
import type { MedusaClient } from './client.ts'

export const ME = '/store/customers/me'
export const ADDRESSES = `${ME}/addresses`

const Text = optional(nullable(string()))

const fields = {
  ...{ first_name: Text, last_name: Text, company: Text, address_1: Text, address_2: Text },
  ...{ postal_code: Text, city: Text, province: Text, country_code: Text, phone: Text },
}

/** The address of a cart or an order. */
export const Given = type(fields)

const Kept = type({
  ...{ ...fields, id: string() },
  is_default_shipping: optional(nullable(boolean())),
  is_default_billing: optional(nullable(boolean())),
})

const NAMES = Object.keys(fields)

/** The fields of an address, for a query; `of` is the name of the address in its cart or order. */
export const addressFields = (of: string): string[] => NAMES.map((name) => `${of}.${name}`)

export const addressOf = (given: Infer<typeof Given>): Address => ({
  ...{ firstName: given.first_name ?? '', lastName: given.last_name ?? '', company: given.company ?? '' },
  street: [given.address_1, given.address_2].filter(Boolean).join(', '),
  ...{ postalCode: given.postal_code ?? '', city: given.city ?? '', region: given.province ?? '' },
  ...{ country: given.country_code?.toUpperCase() ?? '', phone: given.phone ?? '' },
})

const Addresses = type({ addresses: array(Kept) })
const KEPT = { fields: Object.keys(Kept.schema).join(), limit: 100 }

/** The addresses that the signed-in customer has kept. */
export const keptAddresses = async ({ get }: MedusaClient): Promise<KeptAddress[]> =>
  (await get(ADDRESSES, Addresses, KEPT)).addresses.map(keptOf)

const keptOf = ({ id, is_default_shipping, is_default_billing, ...given }: Infer<typeof Kept>): KeptAddress => ({
  ...addressOf(given),
  id,
  isForDelivery: is_default_shipping ?? false,
  isForBill: is_default_billing ?? false,
})

/** The body of Medusa for an address. A field without a text is removed from an address that has it. */
export const inputOf = (address: Address) => ({
  ...{ first_name: address.firstName, last_name: address.lastName, company: address.company || null },
  ...{ address_1: address.street, address_2: null, postal_code: address.postalCode, city: address.city },
  ...{ province: address.region || null, phone: address.phone || null },
  country_code: address.country.toLowerCase(),
})
