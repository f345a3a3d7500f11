/** An address; a field that the shop does not have is ''. `country` is the id of a country of `countries`. */
export type Address = {
  firstName: string
  lastName: string
  company: string
  street: string
  postalCode: string
  city: string
  region: string
  country: string
  phone: string
}

/** An address that a signed-in customer has kept. */
export type KeptAddress = Address & { id: string; isForDelivery: boolean; isForBill: boolean }

/** `id` has two letters, by ISO 3166. */
export type Country = { id: string; name: string }
