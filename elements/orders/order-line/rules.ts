import type { OrderedLine } from '../../../stores/orders/api.ts'

/** The tag's attributes replace missing fields of the form (§3). */
export function lineOf(fields: FormData, given: OrderedLine): OrderedLine {
  const line = { ...given }
  for (const name of Object.keys(line) as (keyof OrderedLine)[]) {
    const value = fields.get(name)
    if (typeof value === 'string' && value.trim() !== '') line[name] = value.trim()
  }
  return line
}
