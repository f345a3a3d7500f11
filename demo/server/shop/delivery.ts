import type { Audience } from '../../data/catalogue/cart-variants.ts'
import { localized } from '../../data/catalogue/localized.ts'
import type { Culture } from '../../data/cultures.ts'
import { type Cents, toCents, withTax } from '../../data/money/cents.ts'
import { inCurrency } from '../../data/money/market.ts'
import type { Db, PostalAddress } from '../../data/schema.ts'
import type { CartView } from './cart/sums.ts'
import { type DayRange, dayFromToday } from './days.ts'

/** A way to have an order delivered, priced in the visitor's currency. `days`: how many working days it takes. */
export type ShippingMethod = {
  id: number
  code: string
  name: string
  priceExcl: Cents
  priceIncl: Cents
  /** From this sum of products on it costs nothing; null for never. */
  freeFromIncl: Cents | null
  days: { least: number; most: number }
}

/** The days on which a delivery can be wished for: from tomorrow, sixty days ahead. */
export const deliveryDays = (): DayRange => ({ first: dayFromToday(1), last: dayFromToday(60) })

/** A country to which the shop delivers. */
export type Country = { id: number; code: string; name: string }

/** How an order can be paid without a payment provider: the codes of the form field PaymentMethod. */
export const paymentMethods = ['BankTransfer', 'CardOnDelivery', 'CashOnDelivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Says whether a field's value is one of `paymentMethods`. */
export const isPaymentMethod = (text: string): text is PaymentMethod => paymentMethods.includes(text as PaymentMethod)

/** The shipping methods in the shop's order, with what they cost for one item that is not dear. */
export async function shippingMethods(db: Db, { culture, market }: Audience): Promise<ShippingMethod[]> {
  const rows = await db
    .selectFrom('shipping_method')
    .select(['id', 'code', 'price_excl', 'free_from_incl', 'least_days', 'most_days'])
    .select(localized('name', culture).as('name'))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, code, name, ...row }) => {
    const priceExcl = inCurrency(toCents(row.price_excl), market)
    return {
      id,
      code,
      name,
      priceExcl,
      priceIncl: withTax(priceExcl, market.taxes.standard),
      freeFromIncl: row.free_from_incl === null ? null : inCurrency(toCents(row.free_from_incl), market),
      days: { least: row.least_days, most: row.most_days },
    }
  })
}

/** The methods as they are priced for a cart: a large one, or a code, makes some of them free. */
export async function cartMethods(
  db: Db,
  audience: Audience,
  { totalIncl, isDeliveryFree }: Pick<CartView, 'totalIncl' | 'isDeliveryFree'>,
): Promise<ShippingMethod[]> {
  const methods = await shippingMethods(db, audience)
  return methods.map((method) => {
    const isFree = isDeliveryFree || (method.freeFromIncl !== null && totalIncl >= method.freeFromIncl)
    return isFree ? { ...method, priceExcl: 0, priceIncl: 0 } : method
  })
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
