import { localized } from '../../data/catalogue/localized.ts'
import type { Culture } from '../../data/cultures.ts'
import { deliveryTaxRate, withTax } from '../../data/money.ts'
import type { Db, PostalAddress } from '../../data/schema.ts'
import { type DayRange, dayFromToday } from './days.ts'

/** A way to have an order delivered; amounts in euros. */
export type ShippingMethod = { id: number; code: string; name: string; priceExcl: number; priceIncl: number }

/** The days on which a delivery can be wished for: from tomorrow, sixty days ahead. */
export const deliveryDays = (): DayRange => ({ first: dayFromToday(1), last: dayFromToday(60) })

/** A country to which the shop delivers. */
export type Country = { id: number; code: string; name: string }

/** How an order can be paid without a payment provider: the codes of the form field PaymentMethod. */
export const paymentMethods = ['BankTransfer', 'CardOnDelivery', 'CashOnDelivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Says whether a field's value is one of `paymentMethods`. */
export const isPaymentMethod = (text: string): text is PaymentMethod => paymentMethods.includes(text as PaymentMethod)

/** The shipping methods in the shop's order. */
export async function shippingMethods(db: Db, culture: Culture): Promise<ShippingMethod[]> {
  const rows = await db
    .selectFrom('shipping_method')
    .select(['id', 'code', 'price_excl as priceExcl', localized('name', culture).as('name')])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, priceIncl: withTax(row.priceExcl, deliveryTaxRate) }))
}

/** The countries by name. */
export async function countries(db: Db, culture: Culture): Promise<Country[]> {
  const rows = await db
    .selectFrom('country')
    .select(['id', 'code', localized('name', culture).as('name')])
    .execute()
  const inOrder = new Intl.Collator(culture)
  return rows.toSorted((one, other) => inOrder.compare(one.name, other.name))
}

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
