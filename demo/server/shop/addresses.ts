import type { Db, Row } from '../../data/schema.ts'
import type { PostalAddress } from '../../data/tables/orders.ts'

export const addressTypes = ['Shipping', 'Billing', 'Both'] as const
export type AddressType = (typeof addressTypes)[number]

export type KnownAddress = PostalAddress & {
  id: number
  type: AddressType
  /** The uses for which it is the default. */
  isFirst: Record<FirstFor, boolean>
}

export const firstFor = ['Shipping', 'Billing'] as const
export type FirstFor = (typeof firstFor)[number]

const firstColumn = { Shipping: 'is_first_shipping', Billing: 'is_first_billing' } as const

const toAddress = (row: Row<'address'>): KnownAddress => ({
  id: row.id,
  type: row.type,
  isFirst: { Shipping: row.is_first_shipping, Billing: row.is_first_billing },
  firstName: row.first_name,
  lastName: row.last_name,
  street1: row.street1,
  ...(row.street2 !== null && { street2: row.street2 }),
  postalCode: row.postal_code,
  city: row.city,
  ...(row.region !== null && { region: row.region }),
  countryId: row.country_id,
  ...(row.phone_number !== null && { phoneNumber: row.phone_number }),
})

const toRow = (address: PostalAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  street1: address.street1,
  street2: address.street2 ?? null,
  postal_code: address.postalCode,
  city: address.city,
  region: address.region ?? null,
  country_id: address.countryId,
  phone_number: address.phoneNumber ?? null,
})

/** The addresses of a customer, the newest first; with a type only those for that use, the default first. */
export async function customerAddresses(
  db: Db,
  customerId: number,
  type: AddressType = 'Both',
): Promise<KnownAddress[]> {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .$if(type !== 'Both', (query) => query.where('type', 'in', [type, 'Both']))
    .$if(type === 'Shipping', (query) => query.orderBy('is_first_shipping', 'desc'))
    .$if(type === 'Billing', (query) => query.orderBy('is_first_billing', 'desc'))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toAddress)
}

/** One of a customer's addresses; undefined for the address of another customer. */
export async function customerAddress(db: Db, customerId: number, id: number): Promise<KnownAddress | undefined> {
  const row = await db
    .selectFrom('address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAddress(row)
}

/** Adds an address, or changes one of the customer's; undefined if the customer has no such address. */
export async function saveAddress(
  db: Db,
  customerId: number,
  { id, type, ...address }: PostalAddress & { id: number | undefined; type: AddressType },
): Promise<number | undefined> {
  const values = { type, ...toRow(address) }
  if (id === undefined) {
    const added = db.insertInto('address').values({ customer_id: customerId, ...values })
    return (await added.returning('id').executeTakeFirstOrThrow()).id
  }
  const noLonger = {
    ...(type === 'Billing' && { is_first_shipping: false }),
    ...(type === 'Shipping' && { is_first_billing: false }),
  }
  const changed = db
    .updateTable('address')
    .set({ ...values, ...noLonger })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
  return (await changed.returning('id').executeTakeFirst())?.id
}

/** Makes one of the customer's addresses the default for deliveries or bills. False if there is none for that use. */
export const chooseFirst = (db: Db, customerId: number, id: number, what: FirstFor): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
    const fits = trx.selectFrom('address').select('id').where('customer_id', '=', customerId).where('id', '=', id)
    if (!(await fits.where('type', 'in', [what, 'Both']).executeTakeFirst())) return false
    const own = trx.updateTable('address').where('customer_id', '=', customerId)
    await own
      .set({ [firstColumn[what]]: false })
      .where('id', '!=', id)
      .execute()
    await own
      .set({ [firstColumn[what]]: true })
      .where('id', '=', id)
      .execute()
    return true
  })

/** Deletes one of the customer's addresses; orders keep their copy. False if there is none. */
export async function deleteAddress(db: Db, customerId: number, id: number): Promise<boolean> {
  const gone = db.deleteFrom('address').where('customer_id', '=', customerId).where('id', '=', id)
  return (await gone.executeTakeFirst()).numDeletedRows > 0n
}

/** Stores an address for the customer's next order, once. */
export async function keepAddress(trx: Db, customerId: number, address: PostalAddress, type: AddressType) {
  const known = await customerAddresses(trx, customerId)
  const lines = ({ lastName, street1, postalCode, city }: PostalAddress) =>
    [lastName, street1, postalCode, city].join('\n')
  if (known.some((other) => lines(other) === lines(address))) return
  await saveAddress(trx, customerId, { ...address, id: undefined, type })
}
