import { array, create, is, number, optional, string, type, union } from 'superstruct'
import type { AddedMoney, AddedOrder } from './api.ts'

const Added = type({
  ItemKey: union([string(), number()]),
  Name: string(),
  Quantity: number(),
  Price: optional(number()),
  CurrencyCode: optional(string()),
})
const Whole = type({ Added: array(Added), Messages: array(string()) })

/** The result of a whole order; undefined when the answer does not name the products. Throws StructError. */
export function readWhole(answer: unknown): AddedOrder | undefined {
  // A server that returns only the cart has added the order too.
  if (!is(answer, type({ Added: array() }))) return undefined
  const { Added: added, Messages: messages } = create(answer, Whole)
  return {
    added: added.map(({ ItemKey, Name, Quantity, Price, CurrencyCode }) => ({
      key: String(ItemKey),
      name: Name,
      quantity: Quantity,
      price: Price,
      currency: CurrencyCode,
    })),
    messages,
  }
}

/** The page on which an amount is paid, or its address. Throws StructError. */
export function readMoney(answer: unknown): AddedMoney {
  if (answer instanceof DocumentFragment) return { page: answer }
  return { uri: create(answer, type({ Uri: string() })).Uri }
}
