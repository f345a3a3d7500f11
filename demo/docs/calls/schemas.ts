import { type CallDoc, isRequired } from './call-doc.ts'

/** A schema of JSON, as OpenAPI 3.1 has it. */
export type Schema = Record<string, unknown>

type Marks = Pick<CallDoc, 'optional' | 'decides' | 'nullable' | 'schemas'>

/** The name of an id, or of a list of ids: a shop may have numbers or texts. The conformance suite sends both. */
const ID = /(^guid|Ids?|ID|ItemKey)\d*$/

/** The schema of an example. Fields that no mark names are required. */
export function schemaOf(value: unknown, marks: Marks, path = ''): Schema {
  const known = marks.schemas?.[path]
  if (known) return known
  if (value === null) return { type: 'null' }
  if (Array.isArray(value)) return { type: 'array', items: anyOf(value.map((item) => schemaOf(item, marks, path))) }
  if (typeof value === 'object') return objectSchema(Object.entries(value), marks, path)
  if (ID.test(path.split('.').at(-1) ?? '')) return { type: ['number', 'string'] }
  return { type: typeof value }
}

function objectSchema(fields: [string, unknown][], marks: Marks, path: string): Schema {
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`)
  const schemas = fields.map(([name, value]) => {
    const schema = schemaOf(value, marks, pathOf(name))
    return [name, marks.nullable?.includes(pathOf(name)) ? { anyOf: [schema, { type: 'null' }] } : schema] as const
  })
  const required = fields.map(([name]) => name).filter((name) => isRequired(marks, pathOf(name)))
  return { type: 'object', properties: Object.fromEntries(schemas), ...(required.length > 0 && { required }) }
}

/** The one schema, or a choice of those that differ. */
export function anyOf(schemas: Schema[]): Schema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length > 1 ? { anyOf: different } : (different[0] ?? {})
}
