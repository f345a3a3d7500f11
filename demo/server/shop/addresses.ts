import type { Db, PostalAddress } from '../../data/schema.ts'

/** The addresses that a customer used before, the newest first. */
export async function customerAddresses(db: Db, customerId: number): Promise<(PostalAddress & { id: number })[]> {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    street1: row.street1,
    ...(row.street2 === null ? {} : { street2: row.street2 }),
    postalCode: row.postal_code,
    city: row.city,
    countryId: row.country_id,
    ...(row.phone_number === null ? {} : { phoneNumber: row.phone_number }),
  }))
}

/** Keeps an address for the customer's next order, once. */
export async function keepAddress(trx: Db, customerId: number, address: PostalAddress, type: AddressType) {
  const known = await customerAddresses(trx, customerId)
  const lines = ({ lastName, street1, postalCode, city }: PostalAddress) =>
    [lastName, street1, postalCode, city].join('\n')
  if (known.some((other) => lines(other) === lines(address))) return
  await trx
    .insertInto('address')
    .values({
      customer_id: customerId,
      type,
      first_name: address.firstName,
      last_name: address.lastName,
      street1: address.street1,
      street2: address.street2 ?? null,
      postal_code: address.postalCode,
      city: address.city,
      country_id: address.countryId,
      phone_number: address.phoneNumber ?? null,
    })
    .execute()
}

type AddressType = 'Billing' | 'Shipping' | 'Both'
