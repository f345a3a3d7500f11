import { ShopError } from '../../runtime/request/errors.ts'
import type { AccountCalls } from './groups/account.ts'
import type { BasketCalls } from './groups/basket.ts'
import type { CheckoutCalls } from './groups/checkout.ts'
import type { ListCalls } from './groups/list.ts'
import type { OrderCalls } from './groups/orders.ts'

/*
 * Another shop, as `connectShop` needs it: plain functions over the shop's own public interface. Ids are the shop's, as
 * texts. Amounts are numbers in the main unit of the currency: 24.5 is €24.50. Each function may throw ShopError.
 */

/** `values` has the id of the variant's value for each attribute of the product, in their order. */
export type Variant = {
  id: string
  sku: string
  /** Per unit, with taxes. */
  price: number
  currency: string
  isInStock: boolean
  values: readonly string[]
  photos: readonly Photo[]
}

/** `src` is an address; `alt` describes the photo. */
export type Photo = { src: string; large: string; small: string; alt: string }

/** A product with all its variants. `attributes` are, for example, its colours and its sizes. */
export type Product = {
  attributes: readonly { values: readonly { id: string; text: string }[] }[]
  variants: readonly Variant[]
}

/** `image` is the address of a photo, or ''; `price` is a text in the language of the page. */
export type Suggestion = { name: string; url: string; image: string; price: string }

export type CatalogueCalls = {
  /** Resolves to undefined for a product that does not exist. */
  product(id: string): Promise<Product | undefined>
  suggest(text: string, most: number): Promise<readonly Suggestion[]>
}

/** Functions of a shop, or a function that fetches them when they are called for the first time. */
export type Group<T extends object> = T | (() => Promise<T>)

/** `name` is for messages. The calls of a group that a shop does not have are refused. */
export type Shop = {
  name: string
  basket: BasketCalls
  catalogue: CatalogueCalls
  list?: Group<ListCalls>
  checkout?: Group<CheckoutCalls>
  account?: Group<AccountCalls>
  orders?: Group<OrderCalls>
}

/**
 * The refusal of a change, with a message for the shopper, in the language of the page. With `available`, a button takes
 * that quantity instead of the refused one.
 */
export const refusalOf = (message: string, cause = '', available = 0): ShopError =>
  new ShopError('refused', 422, { Message: message, Available: available }, cause)

/**
 * The refusal of a quantity: `stock` units can be had in all. The tags say so in the language of the page, with a button
 * that takes `available` units: for an addition, those that the basket does not have yet.
 */
export const shortOf = (stock: number, available = stock): ShopError =>
  new ShopError('refused', 409, { Stock: stock, Available: available }, 'The stock is too low.')

/** For the call of a visitor that only a customer may send: the sign-in opens. */
export const signInRequired = (): ShopError => new ShopError('unauthorized', 401, undefined, 'Nobody is signed in.')
