import type { Form } from '../../recipe.ts'
import type { Db, NewRow } from '../../schema.ts'
import type { Zone } from '../../tables/market.ts'
import { insertRows } from '../rows.ts'
import { inAll } from '../texts/cultures.ts'

/** The weight in grams of the smallest size of each form, in its box. */
const boxes: Record<Form, number> = {
  vase: 1400,
  bowl: 650,
  mug: 480,
  cup: 320,
  plate: 780,
  teapot: 1250,
  jug: 900,
  bottle: 850,
  glass: 340,
  'wine-glass': 300,
  carafe: 1100,
  candlestick: 700,
  jar: 950,
  planter: 1900,
  'table-lamp': 2600,
  'floor-lamp': 7800,
  'pendant-lamp': 2100,
  book: 1200,
}

const HEAVIER = 1.35

/** The weight of a product in its box; `size` counts from the smallest, 0. */
export const gramsOf = (form: Form, size: number): number => Math.round((boxes[form] * HEAVIER ** size) / 10) * 10

/**
 * A shipping method: its duration, the total from which it is free, and its prices without tax by zone and weight in
 * grams.
 */
type Way = {
  code: 'home' | 'express' | 'shop' | 'relay' | 'retailer'
  carrier?: string
  carrier_gateway_id?: number
  free_from_incl: number | null
  least_days: number
  most_days: number
  rates: Partial<Record<Zone, [toGrams: number, priceExcl: number][]>>
}

const ways: Way[] = [
  {
    code: 'home',
    ...{ free_from_incl: 120, least_days: 2, most_days: 4 },
    rates: {
      near: [
        [5_000, 4.96],
        [15_000, 8.25],
        [60_000, 14.5],
      ],
      europe: [
        [5_000, 9.92],
        [15_000, 16.5],
        [40_000, 29],
      ],
      outside: [
        [5_000, 15.7],
        [20_000, 31],
      ],
    },
  },
  {
    code: 'express',
    ...{ free_from_incl: null, least_days: 1, most_days: 1 },
    rates: {
      near: [
        [5_000, 12.61],
        [15_000, 19.5],
      ],
      europe: [
        [5_000, 23.1],
        [10_000, 34],
      ],
    },
  },
  { code: 'shop', free_from_incl: null, least_days: 1, most_days: 2, rates: { near: [[500_000, 0]] } },
  {
    code: 'relay',
    ...{ carrier: 'relais', carrier_gateway_id: 7, free_from_incl: 80, least_days: 3, most_days: 5 },
    rates: { near: [[20_000, 3.25]], europe: [[15_000, 6.6]] },
  },
  {
    code: 'retailer',
    ...{ carrier: 'static', carrier_gateway_id: 1, free_from_incl: null, least_days: 3, most_days: 6 },
    rates: { near: [[60_000, 1.65]], europe: [[40_000, 4.1]] },
  },
]

export async function seedDelivery(db: Db): Promise<void> {
  const methods = ways.map(
    ({ rates: _, ...way }, position): NewRow<'shipping_method'> => ({
      id: position + 1,
      name: inAll((texts) => texts.shipping[way.code]),
      carrier: null,
      carrier_gateway_id: null,
      ...way,
      position,
    }),
  )
  await insertRows(db, 'shipping_method', methods)
  const rates = ways.flatMap((way, index) =>
    (Object.entries(way.rates) as [Zone, [number, number][]][]).flatMap(([zone, prices]) =>
      prices.map(([to_grams, price_excl]) => ({ method_id: index + 1, zone, to_grams, price_excl })),
    ),
  )
  await insertRows(db, 'shipping_rate', rates)
}
