import { array, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { addressFields, Given, Kept } from './addresses.ts'
import { ofCart } from './carts.ts'
import { Placed } from './orders.ts'
import { AMOUNTS, amounts } from './values.ts'

/** The answers of Medusa for a checkout. */

const Text = optional(nullable(string()))

const Item = type({
  ...{ quantity: number(), original_total: number(), title: string(), variant_id: Text },
  ...{ product_title: Text, variant_title: Text },
})

const Cart = type({
  ...{ ...ofCart, ...amounts, email: Text },
  items: array(Item),
  shipping_methods: array(type({ shipping_option_id: Text })),
  shipping_address: optional(nullable(Given)),
  billing_address: optional(nullable(Given)),
})
export type Cart = Infer<typeof Cart>

export const CART = [
  ...[...AMOUNTS, 'id', 'completed_at', 'email', 'shipping_methods.shipping_option_id'],
  ...addressFields('shipping_address'),
  ...addressFields('billing_address'),
  ...Object.keys(Item.schema).map((name) => `items.${name}`),
].join()

export const Found = type({ cart: Cart })

export const Options = type({
  shipping_options: array(
    type({
      ...{ id: string(), name: string(), amount: optional(nullable(number())) },
      type: optional(nullable(type({ description: Text }))),
    }),
  ),
})

export const Providers = type({ payment_providers: array(type({ id: string() })) })
export const PaymentCollection = type({ payment_collection: type({ id: string() }) })
export const Addresses = type({ addresses: array(Kept) })

/** The order; or the reason why the payment was refused. */
export const Completed = type({
  order: optional(Placed),
  error: optional(type({ message: string(), type: Text })),
})
