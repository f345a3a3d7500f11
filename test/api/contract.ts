import type { APIRequestContext, APIResponse } from '@playwright/test'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApi } from '../../demo/docs/calls/openapi.ts'

type Operation = { responses: Record<string, unknown> }

const contract = openApi('0')
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(contract, 'contract')

/** The paths of the contract; those with fewer parameters are tried first. */
const paths = Object.entries(contract.paths as Record<string, Record<string, Operation>>)
  .map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: path.split('{').length,
  }))
  .sort((one, other) => one.parameters - other.parameters)

const pointer = (...parts: string[]) => parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

const known = new Map<string, ValidateFunction>()

function validatorOf(reference: string): ValidateFunction {
  const validate = known.get(reference) ?? ajv.compile({ $ref: `contract#/${reference}` })
  known.set(reference, validate)
  return validate
}

type Response = { $ref?: string; content?: Record<string, unknown> }

/**
 * The place of the schema of an answer in JSON, undefined for an address that is not in the contract. Throws when the
 * contract has the address, but no JSON with that status.
 */
function referenceOf(method: string, pathname: string, status: number): string | undefined {
  const found = paths.find(({ pattern, operations }) => pattern.test(pathname) && method in operations)
  const responses = found?.operations[method]?.responses as Record<string, Response> | undefined
  if (!found || !responses) return undefined
  const key = [`${status}`, `${Math.floor(status / 100)}XX`].find((each) => each in responses)
  const response = responses[key ?? '']
  if (key && response?.$ref) return `${response.$ref.slice(2)}/${pointer('content', 'application/json', 'schema')}`
  if (key && response?.content?.['application/json'])
    return pointer('paths', found.path, method, 'responses', key, 'content', 'application/json', 'schema')
  throw new Error(`The contract has no JSON with status ${status} for ${method} ${found.path}, which the shop sent.`)
}

/** The demo says with each refusal why; the contract leaves that to the shop. */
const hasReason = (refusal: object) => Array.isArray(refusal) || 'Message' in refusal || 'Error' in refusal

async function check(method: string, answer: APIResponse, shop: string): Promise<void> {
  const pathname = new URL(answer.url()).pathname.slice(new URL(shop).pathname.replace(/\/$/, '').length)
  if (!answer.headers()['content-type']?.startsWith('application/json')) return
  const reference = referenceOf(method.toLowerCase(), pathname, answer.status())
  if (reference === undefined) return
  const place = `${method} ${pathname} (${answer.status()})`
  const validate = validatorOf(reference)
  const data: object = await answer.json()
  if (!validate(data)) throw new Error(`${place} differs from the contract: ${ajv.errorsText(validate.errors)}`)
  if (answer.status() >= 400 && !hasReason(data)) throw new Error(`${place} has no \`Message\`.`)
}

/** Compares each answer in JSON that the shop sends to `visitor` with `openapi.json`. */
export function keepingContract(visitor: APIRequestContext, shop: string): APIRequestContext {
  const send = visitor.fetch.bind(visitor)
  visitor.fetch = async (address, options = {}) => {
    const answer = await send(address, options)
    await check(options.method ?? 'GET', answer, shop)
    return answer
  }
  return visitor
}
