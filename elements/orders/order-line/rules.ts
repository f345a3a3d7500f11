import type { OrderedLine } from '../../../stores/orders/api.ts'

/** Reads the line that is sent: the form's fields, and the tag's attributes for those that it does not have (§3). */
export function lineOf(fields: FormData, given: OrderedLine): OrderedLine {
  const line = { ...given }
  for (const name of Object.keys(line) as (keyof OrderedLine)[]) {
    const value = fields.get(name)
    if (typeof value === 'string' && value.trim() !== '') line[name] = value.trim()
  }
  return line
}
