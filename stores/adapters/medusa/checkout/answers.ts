import { array, boolean, type Infer, nullable, number, optional, string, type } from 'superstruct'
import type { Delivery } from '../../groups/checkout.ts'
import { addressFields, Given } from '../addresses.ts'
import { ofCart } from '../carts.ts'
import { line } from '../lines.ts'
import { Placed } from '../orders.ts'
import { AMOUNTS, amounts } from '../values.ts'

/** The answers of Medusa for a checkout. */

const Text = optional(nullable(string()))

const Item = type({ ...line, original_total: number() })

const Cart = type({
  ...{ ...ofCart, ...amounts, email: Text },
  items: array(Item),
  shipping_methods: array(
    type({ shipping_option_id: Text, tax_lines: optional(nullable(array(type({ rate: number() })))) }),
  ),
  shipping_address: optional(nullable(Given)),
  billing_address: optional(nullable(Given)),
})
export type Cart = Infer<typeof Cart>

export const CART = [
  ...AMOUNTS,
  ...['id', 'completed_at', 'email', 'shipping_methods.shipping_option_id', 'shipping_methods.tax_lines.rate'],
  ...addressFields('shipping_address'),
  ...addressFields('billing_address'),
  ...Object.keys(Item.schema).map((name) => `items.${name}`),
].join()

export const Found = type({ cart: Cart })

export const Options = type({
  shipping_options: array(
    type({
      ...{ id: string(), name: string(), amount: optional(nullable(number())) },
      is_tax_inclusive: optional(nullable(boolean())),
      type: optional(nullable(type({ description: Text }))),
    }),
  ),
})

export const Providers = type({ payment_providers: array(type({ id: string() })) })
export const PaymentCollection = type({ payment_collection: type({ id: string() }) })

type Option = Infer<typeof Options>['shipping_options'][number]

/**
 * The ways of delivery, the cheapest first, with the taxes of the chosen one: Medusa computes no others. One without an
 * amount is left out: another call would have to calculate it.
 */
export function deliveriesOf(options: readonly Option[], { shipping_methods: [chosen] }: Cart): Delivery[] {
  const rate = (chosen?.tax_lines ?? []).reduce((sum, line) => sum + line.rate, 0)
  return options
    .flatMap(({ id, name, amount, is_tax_inclusive, type }) =>
      typeof amount === 'number'
        ? [{ id, name, price: amount * (is_tax_inclusive ? 1 : 1 + rate / 100), description: type?.description ?? '' }]
        : [],
    )
    .sort((one, other) => one.price - other.price)
}

/** The order; or the reason why the payment was refused. */
export const Completed = type({
  order: optional(Placed),
  error: optional(type({ message: string(), type: Text })),
})
