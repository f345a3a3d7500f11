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

/** The schema of an answer in the contract, if it has the address and JSON for it. */
function referenceOf(method: string, pathname: string, status: number): string | undefined {
  const found = paths.find(({ pattern, operations }) => pattern.test(pathname) && method in operations)
  if (!found) return undefined
  if (status >= 400) return pointer('components', 'schemas', 'Refusal')
  return pointer('paths', found.path, method, 'responses', '200', 'content', 'application/json', 'schema')
}

async function check(method: string, answer: APIResponse, shop: string): Promise<void> {
  const pathname = new URL(answer.url()).pathname.slice(new URL(shop).pathname.replace(/\/$/, '').length)
  const isJson = answer.headers()['content-type']?.startsWith('application/json')
  const reference = isJson ? referenceOf(method.toLowerCase(), pathname, answer.status()) : undefined
  if (reference === undefined) return
  const validate = validatorOf(reference)
  if (validate(await answer.json())) return
  throw new Error(
    `${method} ${pathname} (${answer.status()}) differs from the contract: ${ajv.errorsText(validate.errors)}`,
  )
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
