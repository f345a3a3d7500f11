import { type CallDoc, isOptional } from './call-doc.ts'
import { calls } from './calls.ts'
import { type FragmentDoc, fragments } from './fragments.ts'

/** A schema of JSON, as OpenAPI 3.1 has it. */
export type Schema = Record<string, unknown>

type Marks = Pick<CallDoc, 'optional' | 'nullable' | 'choices'>

/** The name of an id: a shop may have numbers or texts. */
const ID = /(^guid|Id|ID|ItemKey)$/

function schemaOf(value: unknown, marks: Marks, path = ''): Schema {
  const name = path.split('.').at(-1) ?? ''
  if (value === null) return {}
  if (Array.isArray(value)) return { type: 'array', items: value.length > 0 ? schemaOf(value[0], marks, path) : {} }
  if (typeof value === 'object') return objectSchema(Object.entries(value), marks, path)
  const choices = marks.choices?.[path]
  if (choices) return { enum: choices }
  if (ID.test(name)) return { type: ['number', 'string'] }
  return { type: typeof value }
}

function objectSchema(fields: [string, unknown][], marks: Marks, path: string): Schema {
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`)
  const schemas = fields.map(([name, value]) => {
    const schema = schemaOf(value, marks, pathOf(name))
    return [name, marks.nullable?.includes(pathOf(name)) ? { anyOf: [schema, { type: 'null' }] } : schema] as const
  })
  const required = fields.map(([name]) => name).filter((name) => !isOptional(marks, pathOf(name)))
  return { type: 'object', properties: Object.fromEntries(schemas), ...(required.length > 0 && { required }) }
}

function answerSchema({ answer, isMap, isAnyAnswer, ...marks }: CallDoc): Schema {
  if (isMap) return { type: 'object', additionalProperties: schemaOf(Object.values(answer as object)[0], marks) }
  const schema = schemaOf(answer, marks)
  if (!isAnyAnswer) return schema
  const any = { description: 'Any answer of 200 will do.' }
  return typeof answer === 'object' && answer !== null ? { anyOf: [schema, any] } : any
}

/** The fields of a query or of a body; those that only some calls have are not required. */
const sentSchema = (fields: object, sometimes: string[] = []) => schemaOf(fields, { optional: sometimes })

/** A query has those fields that each call to the address has, and may have the others. */
function parametersOf(path: string, together: Pick<CallDoc, 'query' | 'sometimes'>[]) {
  const isInEach = (name: string) =>
    together.every(({ query = {}, sometimes = [] }) => name in query && !sometimes.includes(name))
  const queries: Record<string, unknown> = Object.assign({}, ...together.map(({ query }) => query))
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      ...{ name, in: 'path', required: true, schema: { type: 'string' } },
    })),
    ...Object.entries(queries).map(([name, value]) => ({
      ...{ name, in: 'query', required: isInEach(name) },
      schema: schemaOf(value, {}, name),
      example: value,
    })),
  ]
}

const FAILURES = {
  '401': { $ref: '#/components/responses/SignIn' },
  '4XX': { $ref: '#/components/responses/Refusal' },
  '5XX': { $ref: '#/components/responses/Failure' },
}

const idOf = ({ send = [], path }: CallDoc): string => String(send[1] ?? path.split('/').at(-1))

/** The examples of calls to one address, by names of their own. */
const examplesOf = (together: CallDoc[], partOf: (call: CallDoc) => unknown) =>
  Object.fromEntries(together.map((call, index) => [`${idOf(call)}${index || ''}`, { value: partOf(call) }]))

function anyOf(schemas: Schema[]): Schema {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length > 1 ? { anyOf: different } : (different[0] ?? {})
}

/** The body of the calls to one address: those of a name differ in their fields. */
function bodyOf(together: CallDoc[]) {
  const sent = together.filter(({ body }) => body !== undefined)
  const [first] = sent
  if (!first) return {}
  const schemas = sent.map(({ body, sometimes }) => sentSchema(body as object, sometimes))
  const type = first.isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const schema = anyOf(schemas)
  const examples = examplesOf(sent, ({ body }) => body)
  return { requestBody: { required: true, content: { [type]: { schema, examples } } } }
}

function operationOf(together: CallDoc[]) {
  const [first, ...others] = together as [CallDoc, ...CallDoc[]]
  const isHtml = typeof first.answer === 'string' && first.answer.startsWith('<')
  const schemas = together.map(answerSchema)
  const examples = examplesOf(together, ({ answer }) => answer)
  const schema = anyOf(schemas)
  const content = { [isHtml ? 'text/html' : 'application/json']: { schema, examples } }
  return {
    operationId: idOf(first),
    description: [first, ...others].map(({ doc }) => doc).join('\n\n'),
    parameters: parametersOf(first.path, together),
    ...bodyOf(together),
    responses: { '200': { description: 'Done.', content }, ...FAILURES },
  }
}

/** `{culture}/widget/shoppingcartitems` → `showShoppingcartitems`. */
const fragmentId = (path: string): string => {
  const name = path.split('/').findLast((part) => !part.includes('{')) ?? ''
  return `show${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function fragmentOperation({ path, doc, query, reads, answer }: FragmentDoc) {
  const content = { 'text/html': { schema: { type: 'string' }, example: answer } }
  return {
    operationId: fragmentId(path),
    description: doc.replace(/\[([\w-]+)\]\([\w-]+\)/g, '`<$1>`'),
    parameters: parametersOf(path, [{ query }]),
    responses: { '200': { description: 'HTML, which is shown as it is.', content, 'x-reads': reads }, ...FAILURES },
  }
}

const REFUSAL = {
  type: 'object',
  properties: {
    Message: { type: 'string', description: 'Shown to the shopper.' },
    Available: { type: 'number', description: 'With 409: how many units are left.' },
    Errors: {
      description: 'With 422: the messages of the fields of a form, by their names.',
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    },
  },
}

const refusal = (description: string, example: object) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example } },
})

/**
 * The contract as OpenAPI 3.1: each call that the library sends, with the answers that it reads. Made from the examples
 * of the guide “What the server must answer”, which a test sends and gives to the library, whole and without each field.
 */
export function openApi(version: string) {
  const byPath: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const method = call.method.toLowerCase()
    const together = calls.filter(({ method, path }) => method === call.method && path === call.path)
    byPath[call.path] = { ...byPath[call.path], [method]: operationOf(together) }
  }
  for (const fragment of fragments) byPath[`/${fragment.path}`] = { get: fragmentOperation(fragment) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'The contract of Vitrine',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The calls that the tags of Vitrine send, and the answers that they read. Each has `Accept-Language`, `X-Requested-With: XMLHttpRequest` and the cookies of the visitor. More fields than these do no harm. A number may also be sent as a text, and an id as either. `x-reads` has the selectors of the parts of HTML that the library reads.',
    },
    servers: [{ url: '/', description: 'The path of the application: the setting `appPath`.' }],
    paths: byPath,
    components: {
      schemas: { Refusal: REFUSAL },
      responses: {
        SignIn: refusal('The visitor must sign in; the library opens the sign-in.', { Message: 'Please sign in.' }),
        Refusal: refusal('The shop refuses the call.', { Message: 'Only 3 are left.', Available: 3 }),
        Failure: refusal('The shop has failed; an error is shown.', { Message: 'Try again in a moment.' }),
      },
    },
  }
}
