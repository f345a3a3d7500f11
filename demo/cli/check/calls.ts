import { addressOf, shopOf } from './addresses.ts'
import { type Answer, type Asked, reasonOf, send, typeOf } from './client.ts'
import { type Body, contractOf, type OpenApi, type Operation } from './contract.ts'
import type { Page } from './pages.ts'
import type { Finding } from './report.ts'

/** The calls that a shop was asked. */
export type Calls = { findings: Finding[]; asked: string[]; missing: string[] }

const WHY = 'The library cannot read the answer, and the shopper sees that it failed.'

/** A shop that does not have a call answers with one of these, or leads elsewhere. */
const isMissing = ({ status }: Answer) => [404, 405, 410, 501].includes(status) || (status >= 300 && status < 400)

type Wrong = Pick<Finding, 'kind' | 'what' | 'why' | 'instead'>
type MistakesIn = ReturnType<typeof contractOf>['mistakesIn']

/** A call of the contract. */
type Call = { method: string; path: string; operation: Operation }

/** The first example of a body, in its encoding. */
function exampleOf({ content }: Body): Asked {
  const [type = '', { examples = {} } = {}] = Object.entries(content)[0] ?? []
  const [example] = Object.values(examples)
  if (!type.startsWith('application/json')) return { body: formOf(type, example?.value) }
  return { body: JSON.stringify(example?.value), headers: { 'Content-Type': type } }
}

function formOf(type: string, fields: unknown): FormData | URLSearchParams {
  const form = type.startsWith('multipart/') ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  return form
}

function bodyMistakes({ method, path, operation }: Call, answer: Answer, mistakesIn: MistakesIn): Wrong[] {
  const types = Object.keys(operation.responses['200']?.content ?? {})
  const type = typeOf(answer)
  if (answer.status < 300 && !types.includes(type)) {
    const what = `The answer is ${type || 'without a type'}, not ${types.join(' or ')}.`
    const instead = `Send ${types[0]}; a call that needs the sign-in answers with status 401.`
    return [{ kind: 'answer-type', what, why: WHY, instead }]
  }
  if (type !== 'application/json') return []
  const instead = 'Send the answer as openapi.json describes it.'
  try {
    const mistakes = mistakesIn(method, path, answer.status, JSON.parse(answer.text))
    const what = `The answer differs from the contract: ${mistakes}.`
    return mistakes ? [{ kind: 'answer', what, why: WHY, instead }] : []
  } catch (error) {
    const what = error instanceof SyntaxError ? 'The answer is not JSON.' : reasonOf(error)
    return [{ kind: 'answer', what, why: WHY, instead }]
  }
}

function crossOriginMistakes({ url, headers }: Answer, origin: string): Wrong[] {
  if (url.origin === origin || ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')) return []
  const what = `${url.origin} does not allow calls of pages of ${origin}.`
  const instead = `Send Access-Control-Allow-Origin: ${origin}.`
  return [{ kind: 'cross-origin', what, why: 'The browser hides the answer.', instead }]
}

const callFailed = (what: string, url: URL): Wrong => {
  return {
    kind: 'call-failed',
    what,
    why: 'The shopper sees an error.',
    instead: `See the log of the server for ${url}.`,
  }
}

/**
 * Asks a shop each GET of the contract, and each call that changes something if `isChanging`, and compares the answers
 * with it. Hosts that `mayAsk` refuses are not asked.
 */
export async function askCalls(
  openApi: OpenApi,
  pages: readonly Page[],
  start: URL,
  { mayAsk, isChanging }: { mayAsk: (url: URL) => Promise<boolean>; isChanging: boolean },
): Promise<Calls> {
  const shop = shopOf(pages, start)
  const { mistakesIn } = contractOf(openApi)
  const calls: Calls = { findings: [], asked: [], missing: [] }
  const headers = {
    Origin: shop.origin,
    'Accept-Language': shop.values.culture ?? 'en',
    'X-Requested-With': 'XMLHttpRequest',
  }

  async function ask(call: Call, url: URL, name: string): Promise<Wrong[]> {
    const { method, operation } = call
    const example = operation.requestBody ? exampleOf(operation.requestBody) : {}
    const request = { ...example, headers: { ...headers, ...example.headers } }
    const answer = await send(url, method === 'get' ? request : { ...request, method: method.toUpperCase() })
    if (isMissing(answer)) calls.missing.push(name)
    if (isMissing(answer)) return []
    if (answer.status >= 500) return [callFailed(`The shop answers with status ${answer.status}.`, url)]
    return [...bodyMistakes(call, answer, mistakesIn), ...crossOriginMistakes(answer, shop.origin)]
  }

  const all = Object.entries(openApi.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  for (const call of all.filter(({ method }) => isChanging || method === 'get')) {
    const url = addressOf(call.path, call.operation, shop)
    if (!(await mayAsk(url))) continue
    const where = `${call.method.toUpperCase()} ${call.path}`
    calls.asked.push(where)
    const wrong = await ask(call, url, where).catch((error) => [
      callFailed(`The shop does not answer: ${reasonOf(error)}.`, url),
    ])
    calls.findings.push(...wrong.map((each) => ({ ...each, where, covers: [url.pathname] })))
  }
  return calls
}
