import { ANY_ANSWER, type CallDoc, type FragmentDoc } from './call-doc.ts'
import { calls } from './calls.ts'
import { failureResponses, failures, REFUSAL, refusalSchema } from './failures.ts'
import { fragments } from './fragments.ts'
import { recursiveSchemas } from './recursive.ts'
import { anyOf, type Schema, schemaOf } from './schemas.ts'

/** A query has those fields that each call to the address has, and may have the others. */
function parametersOf(path: string, together: Pick<CallDoc, 'query' | 'sometimes'>[]) {
  const isInEach = (name: string) =>
    together.every(({ query = {}, sometimes = [] }) => name in query && !sometimes.includes(name))
  const queries: Record<string, unknown> = Object.assign({}, ...together.map(({ query }) => query))
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string' } }
  })
  const inQuery = Object.entries(queries).map(([name, value]) => {
    return { name, in: 'query', required: isInEach(name), schema: schemaOf(value, {}, name), example: value }
  })
  return [...inPath, ...inQuery]
}

const idOf = ({ send = [], path }: CallDoc): string => String(send[1] ?? path.split('/').at(-1))

/** The documentation links to the pages of tags, which the contract only names. */
const withoutLinks = (doc: string) => doc.replace(/\[([\w-]+)\]\([\w-]+\)/g, '`<$1>`')

const descriptionOf = ({ doc, isAnyAnswer }: CallDoc) => withoutLinks(isAnyAnswer ? `${doc} ${ANY_ANSWER}` : doc)

function groupsBy(all: CallDoc[], keyOf: (call: CallDoc) => string): [string, CallDoc[]][] {
  const keys = [...new Set(all.map(keyOf))]
  return keys.map((key) => [key, all.filter((call) => keyOf(call) === key)])
}

/** The contents of calls to one address by their types, with the examples by names of their own. */
function contentsOf(
  together: CallDoc[],
  typeOf: (call: CallDoc) => string,
  partOf: (call: CallDoc) => [unknown, Schema],
) {
  const contents = groupsBy(together, typeOf).map(([type, group]) => {
    const examples = group.map((call, index) => [`${idOf(call)}${index || ''}`, { value: partOf(call)[0] }])
    return [type, { schema: anyOf(group.map((call) => partOf(call)[1])), examples: Object.fromEntries(examples) }]
  })
  return Object.fromEntries(contents)
}

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' }

function sentBy({ body, isForm, sometimes = [], sentAsNull = [] }: CallDoc): [unknown, Schema] {
  const fields = body as object
  const marks = { optional: sometimes, nullable: sentAsNull }
  if (isForm !== 'multipart') return [fields, schemaOf(fields, marks)]
  const files = Object.entries(fields).filter(([, value]) => value === null)
  return [fields, schemaOf(fields, { ...marks, schemas: Object.fromEntries(files.map(([name]) => [name, FILE])) })]
}

function bodyTypeOf({ isForm }: CallDoc): string {
  if (isForm === 'multipart') return 'multipart/form-data'
  return isForm ? 'application/x-www-form-urlencoded' : 'application/json'
}

function bodyOf(together: CallDoc[]) {
  const sent = together.filter(({ body }) => body !== undefined)
  return sent.length > 0 && { requestBody: { required: true, content: contentsOf(sent, bodyTypeOf, sentBy) } }
}

const answerTypeOf = ({ answer }: CallDoc): string =>
  typeof answer === 'string' && answer.startsWith('<') ? 'text/html' : 'application/json'

function answeredTo({ answer, isMap, ...marks }: CallDoc): [unknown, Schema] {
  if (!isMap) return [answer, schemaOf(answer, marks)]
  return [answer, { type: 'object', additionalProperties: schemaOf(Object.values(answer as object)[0], marks) }]
}

function refusalOf({ refusal }: CallDoc) {
  if (refusal === undefined) return {}
  const content = { 'application/json': { schema: anyOf([schemaOf(refusal, {}), REFUSAL]), example: refusal } }
  return { '422': { description: 'The shop refuses the call.', content } }
}

/** Calls to one address by one method share an operation. */
function operationOf(together: [CallDoc, ...CallDoc[]]) {
  const [first] = together
  return {
    operationId: idOf(first),
    description: together.map(descriptionOf).join('\n\n'),
    parameters: parametersOf(first.path, together),
    ...bodyOf(together),
    responses: {
      '200': { description: 'Done.', content: contentsOf(together, answerTypeOf, answeredTo) },
      ...refusalOf(first),
      ...failures,
    },
  }
}

/** `{culture}/widget/shoppingcartitems` → `showShoppingcartitems`. */
const fragmentId = (path: string): string => {
  const name = path.split('/').findLast((part) => !part.includes('{')) ?? ''
  return `show${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

const SITE = [{ url: '/', description: 'The path of the site: the setting `site`.' }]

function fragmentOperation(fragment: FragmentDoc) {
  const content = { 'text/html': { schema: { type: 'string' }, example: fragment.answer } }
  return {
    ...(fragment.isOfSite && { servers: SITE }),
    operationId: fragmentId(fragment.path),
    description: withoutLinks(fragment.doc),
    parameters: parametersOf(fragment.path, [fragment]),
    responses: {
      '200': { description: 'HTML, which is shown as it is.', content, 'x-reads': fragment.reads },
      ...failures,
    },
  }
}

function pathsOf() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [, together] of groupsBy(calls, ({ method, path }) => `${method} ${path}`)) {
    const [{ method, path }] = together as [CallDoc]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(together as [CallDoc]) }
  }
  for (const fragment of fragments) paths[`/${fragment.path}`] = { get: fragmentOperation(fragment) }
  return paths
}

const DESCRIPTION = `The calls that the tags of Vitrine send, and the answers that they read. Each has \`Accept-Language\`, \`X-Requested-With: XMLHttpRequest\` and the cookies of the visitor; those for HTML have \`X-Page-Target\` too.

The schemas describe the form that a shop should send. More fields do no harm; a number may also be sent as a text, and an id as either; many fields may be \`null\`. \`x-reads\` has the selectors of the parts of HTML that the library reads.

Absent are the addresses that a page itself names: those of its links and forms, of fields that the server validates, of passkeys, saved products, quick views and resumable uploads.`

/**
 * The contract as OpenAPI 3.1: each call that the library sends, with the answers that it reads. Made from the examples
 * of the guide “What the server must answer”, which a test sends and gives to the library, whole and without each field.
 */
export const openApi = (version: string) => ({
  openapi: '3.1.1',
  info: {
    title: 'The contract of Vitrine',
    version,
    license: { name: 'MIT', identifier: 'MIT' },
    description: DESCRIPTION,
  },
  servers: [{ url: '/', description: 'The path of the application: the setting `appPath`.' }],
  paths: pathsOf(),
  components: { schemas: { ...recursiveSchemas, Refusal: refusalSchema }, responses: failureResponses },
})
