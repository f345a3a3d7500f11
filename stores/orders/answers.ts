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

/** What became of a whole order; undefined when the answer does not say what. Throws StructError. */
export function readWhole(answer: unknown): AddedOrder | undefined {
  // A server that answers the cart alone has taken the order as well.
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

/** The page on which money is paid, or where it is. Throws StructError. */
export function readMoney(answer: unknown): AddedMoney {
  if (answer instanceof DocumentFragment) return { page: answer }
  return { uri: create(answer, type({ Uri: string() })).Uri }
}
