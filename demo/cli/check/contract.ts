import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** A parameter of a call, with the example of a query. */
export type Parameter = { name: string; in: string; required: boolean; example?: unknown }
/** The body of a call: its examples by media type. */
export type Body = { content: Record<string, { examples?: Record<string, { value: unknown }> }> }
type Response = { $ref?: string; content?: Record<string, unknown> }

/** A call of the contract. */
export type Operation = {
  parameters?: Parameter[]
  servers?: { description: string }[]
  requestBody?: Body
  responses: Record<string, Response>
}

/** `openapi.json`, as far as its answers are compared with it. */
export type OpenApi = { paths: Record<string, Record<string, Operation>> }

const pointer = (...parts: string[]) => parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

/**
 * Compares answers with a contract. `mistakesIn` returns the differences as a text, '' if there are none, and undefined
 * for an address that is not in the contract; it throws when the contract has the address, but no JSON with that status.
 */
export function contractOf(openApi: object): {
  mistakesIn(method: string, pathname: string, status: number, data: unknown): string | undefined
} {
  const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(openApi, 'contract')
  // The paths with fewer parameters are tried first.
  const paths = Object.entries((openApi as OpenApi).paths)
    .map(([path, operations]) => ({
      path,
      operations,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: path.split('{').length,
    }))
    .sort((one, other) => one.parameters - other.parameters)
  const known = new Map<string, ValidateFunction>()

  function validatorOf(reference: string): ValidateFunction {
    const validate = known.get(reference) ?? ajv.compile({ $ref: `contract#/${reference}` })
    known.set(reference, validate)
    return validate
  }

  /** The place of the schema of an answer in JSON. */
  function referenceOf(method: string, pathname: string, status: number): string | undefined {
    const found = paths.find(({ pattern, operations }) => pattern.test(pathname) && method in operations)
    const responses = found?.operations[method]?.responses
    if (!found || !responses) return undefined
    const key = [`${status}`, `${Math.floor(status / 100)}XX`].find((each) => each in responses)
    const response = responses[key ?? '']
    if (key && response?.$ref) return `${response.$ref.slice(2)}/${pointer('content', 'application/json', 'schema')}`
    if (key && response?.content?.['application/json'])
      return pointer('paths', found.path, method, 'responses', key, 'content', 'application/json', 'schema')
    throw new Error(`The contract has no JSON with status ${status} for ${method} ${found.path}, which the shop sent.`)
  }

  return {
    mistakesIn(method, pathname, status, data) {
      const reference = referenceOf(method, pathname, status)
      if (reference === undefined) return undefined
      const validate = validatorOf(reference)
      return validate(data) ? '' : ajv.errorsText(validate.errors, { dataVar: 'answer' })
    },
  }
}
