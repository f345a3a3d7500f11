import type { APIRequestContext, APIResponse } from '@playwright/test'
import { contractOf } from '../../demo/cli/check/contract.ts'
import { openApi } from '../../demo/docs/calls/openapi.ts'

const contract = contractOf(openApi('0'))

/** The demo says with each refusal why; the contract leaves that to the shop. */
const hasReason = (refusal: object) => Array.isArray(refusal) || 'Message' in refusal || 'Error' in refusal

async function check(method: string, answer: APIResponse, shop: string): Promise<void> {
  const pathname = new URL(answer.url()).pathname.slice(new URL(shop).pathname.replace(/\/$/, '').length)
  if (method === 'HEAD' || !answer.headers()['content-type']?.startsWith('application/json')) return
  const data: object = await answer.json()
  const mistakes = contract.mistakesIn(method.toLowerCase(), pathname, answer.status(), data)
  if (mistakes === undefined) return
  const place = `${method} ${pathname} (${answer.status()})`
  if (mistakes !== '') throw new Error(`${place} differs from the contract: ${mistakes}`)
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
