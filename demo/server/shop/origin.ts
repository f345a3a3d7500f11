import { type Fields, textOf } from '../http/body.ts'

/** All other fields of an add-to-cart form describe the origin of the order (§3). */
const ownFields = /^(ProductVariantId|ProductId|Quantity|Name|VariantValueId\d+)$/

const mostFields = 20
const longestName = 60
const longestValue = 200

/** The further fields of an add-to-cart form as texts, within limits that no real form reaches. */
export function originOf(fields: Fields): Record<string, string> {
  const names = Object.keys(fields).filter((name) => !ownFields.test(name) && /^\w+$/.test(name))
  const kept = names.filter((name) => name.length <= longestName && name !== '__proto__').slice(0, mostFields)
  return Object.fromEntries(kept.map((name) => [name, textOf(fields, name).slice(0, longestValue)]))
}
