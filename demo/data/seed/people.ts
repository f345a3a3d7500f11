import { sql } from 'kysely'
import { namedVariants } from '../catalogue/cart-variants.ts'
import { localized } from '../catalogue/localized.ts'
import { priceFor } from '../catalogue/prices.ts'
import { BASIS_POINTS, fromCents, sumOf, toCents, withTax } from '../money/cents.ts'
import { homeMarket } from '../money/market.ts'
import { hashPassword } from '../passwords.ts'
import type { Db } from '../schema.ts'
import { insertRows } from './rows.ts'

export const demoPassword = 'vitrine-demo'

export const demoAccounts = [
  { email: 'camille@example.com', firstName: 'Camille', lastName: 'Laurent', role: 'customer', secret: null },
  { email: 'sacha@example.com', firstName: 'Sacha', lastName: 'Moreau', role: 'staff', secret: null },
  {
    email: 'noor@example.com',
    firstName: 'Noor',
    lastName: 'de Vries',
    role: 'customer',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
] as const

const CUSTOMER_ID = 1
const FRANCE = 1

export async function seedPeople(db: Db, now: Date): Promise<void> {
  await insertRows(
    db,
    'customer',
    await Promise.all(
      demoAccounts.map(async ({ email, firstName, lastName, role, secret }, index) => ({
        id: index + 1,
        email,
        password_hash: await hashPassword(demoPassword),
        first_name: firstName,
        last_name: lastName,
        role,
        two_factor_secret: secret,
        two_factor_enabled: secret !== null,
        confirmed_at: now,
      })),
    ),
  )
  await db
    .insertInto('address')
    .values({ customer_id: CUSTOMER_ID, type: 'Both', ...addressColumns, country_id: FRANCE })
    .execute()
  await insertRows(db, 'customer_reference', [
    { customer_id: CUSTOMER_ID, variant_id: 1, sku: 'SALON-01' },
    { customer_id: CUSTOMER_ID, variant_id: 10, sku: 'SALON-02' },
    ...orderedBefore.map((variant_id, index) => ({
      customer_id: CUSTOMER_ID,
      variant_id,
      sku: `CUISINE-${String(index + 1).padStart(2, '0')}`,
    })),
  ])
  for (const [index, [ageDays, bought]] of pastOrders.entries()) {
    await seedOrder(db, now, { ageDays, bought, way: ways[index % ways.length] ?? 'home' })
  }
}

const addressColumns = {
  first_name: 'Camille',
  last_name: 'Laurent',
  street1: '12 rue des Tanneurs',
  postal_code: '69005',
  city: 'Lyon',
  phone_number: '+33 4 78 00 00 12',
}

const orderAddress = {
  firstName: 'Camille',
  lastName: 'Laurent',
  street1: addressColumns.street1,
  postalCode: addressColumns.postal_code,
  city: addressColumns.city,
  countryId: FRANCE,
  phoneNumber: addressColumns.phone_number,
}

const formerAddress = { ...orderAddress, street1: '3 quai Saint-Vincent', postalCode: '69001' }

/** The age in days of her move. */
const DAYS_SINCE_MOVE = 400

const DAY_MS = 86_400_000

/** The variants of her references: more than a page of them. */
const orderedBefore = Array.from({ length: 13 }, (_, index) => [20 + 70 * index, 50 + 70 * index]).flat()

/** The age in days, and the quantities by variant: one order every six weeks, and one in transit. */
const pastOrders: [ageDays: number, bought: Map<number, number>][] = [
  ...Array.from({ length: 13 }, (_, index): [number, Map<number, number>] => [
    40 + 42 * (13 - index),
    new Map([
      [20 + 70 * index, 1 + (index % 3)],
      [50 + 70 * index, 1],
    ]),
  ]),
  [
    40,
    new Map([
      [1, 1],
      [400, 6],
    ]),
  ],
  [2, new Map([[90, 2]])],
]

const ways = ['home', 'express', 'home', 'shop'] as const

type Past = { ageDays: number; bought: Map<number, number>; way: (typeof ways)[number] }

const shippingMethod = (db: Db, code: Past['way']) =>
  db
    .selectFrom('shipping_method')
    .innerJoin('shipping_rate', 'method_id', 'shipping_method.id')
    .select(['price_excl as priceExcl', localized('name', 'fr').as('name')])
    .where('code', '=', code)
    .where('zone', '=', 'near')
    .orderBy('to_grams')
    .executeTakeFirstOrThrow()

async function seedOrder(db: Db, now: Date, { ageDays, bought, way }: Past) {
  const dayAfter = (days: number) => (days > ageDays ? null : new Date(now.getTime() - (ageDays - days) * DAY_MS))
  const variants = await namedVariants(db, [...bought.keys()], { culture: 'fr', market: homeMarket })
  const lines = [...variants.values()].map((variant) => {
    const quantity = bought.get(variant.id) ?? 1
    const { excl, incl } = priceFor(variant.rules, quantity)
    const tax_rate = variant.rules.taxRate / BASIS_POINTS
    const name = `${variant.name} (${variant.choice})`
    return { variant_id: variant.id, sku: variant.sku, name, quantity, excl, incl, tax_rate }
  })
  const method = await shippingMethod(db, way)
  const delivery = {
    excl: toCents(method.priceExcl),
    incl: withTax(toCents(method.priceExcl), homeMarket.taxes.standard),
  }
  const address = ageDays > DAYS_SINCE_MOVE ? formerAddress : orderAddress
  const total = (price: 'excl' | 'incl') =>
    fromCents(sumOf(lines, (line) => line.quantity * line[price]) + delivery[price])
  const { id } = await db
    .insertInto('customer_order')
    .values({
      number: sql<string>`nextval('order_number')::text`,
      customer_id: CUSTOMER_ID,
      culture: 'fr',
      shipping: address,
      billing: address,
      shipping_method: method.name,
      is_collected: way === 'shop',
      shipping_excl: method.priceExcl,
      shipping_incl: fromCents(delivery.incl),
      shipping_tax_rate: homeMarket.taxes.standard / BASIS_POINTS,
      payment_method: 'BankTransfer',
      paid_at: dayAfter(0.5),
      sent_at: dayAfter(1),
      delivered_at: dayAfter(way === 'express' ? 2.5 : 4),
      tracking_number: way === 'shop' ? null : `VT${String(ageDays * 7_919).padStart(8, '0')}FR`,
      total_excl: total('excl'),
      total_incl: total('incl'),
      created_at: dayAfter(0) ?? now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_line')
    .values(
      lines.map(({ excl, incl, ...line }) => ({
        order_id: id,
        ...line,
        unit_price_excl: fromCents(excl),
        unit_price_incl: fromCents(incl),
      })),
    )
    .execute()
}
