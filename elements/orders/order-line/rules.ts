import type { OrderedLine } from '../../../stores/orders/api.ts'

/** Reads the data of the line: the form's fields, and the tag's attributes for missing fields (§3). */
export function lineOf(fields: FormData, given: OrderedLine): OrderedLine {
  const line = { ...given }
  for (const name of Object.keys(line) as (keyof OrderedLine)[]) {
    const value = fields.get(name)
    if (typeof value === 'string' && value.trim() !== '') line[name] = value.trim()
  }
  return line
}
