import { addressOf, type Shop, shopOf, withIds } from './addresses.ts'
import { type Answer, type Asked, type MayAsk, reasonOf, type Send, typeOf } from './client.ts'
import { type Body, contractOf, type OpenApi, type Operation } from './contract.ts'
import type { Page } from './pages.ts'
import type { Finding } from './report.ts'

/** The calls that a shop was asked. */
export type Calls = { findings: Finding[]; asked: string[]; missing: string[] }

const JSON_TYPE = 'application/json'

const WHY = 'The library cannot read the answer, and the shopper sees that it failed.'

/** A shop that does not have a call answers with one of these, or leads elsewhere. */
const isMissing = ({ status }: Answer) => [404, 405, 410, 501].includes(status) || (status >= 300 && status < 400)

type Wrong = Pick<Finding, 'kind' | 'what' | 'why' | 'instead'>
type MistakesIn = ReturnType<typeof contractOf>['mistakesIn']

/** A call of the contract. */
type Call = { method: string; path: string; operation: Operation }

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first example of a body, in its encoding and with the ids of a shop. */
function exampleOf({ content }: Body, shop: Shop): Pick<Asked, 'body' | 'headers'> {
  const [type = '', { examples = {} } = {}] = Object.entries(content)[0] ?? []
  const [{ value } = {}] = Object.values(examples)
  const example = isObject(value) ? withIds(value, shop) : value
  if (!type.startsWith(JSON_TYPE)) return { body: formOf(type, example) }
  return { body: JSON.stringify(example), headers: { 'Content-Type': type } }
}

function formOf(type: string, fields: unknown): FormData | URLSearchParams {
  const form = type.startsWith('multipart/') ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  return form
}

function bodyMistakes({ method, path, operation }: Call, answer: Answer, mistakesIn: MistakesIn): Wrong[] {
  const types = Object.keys(operation.responses['200']?.content ?? {})
  // The library reads data of either type.
  const type = types.includes(JSON_TYPE) && typeOf(answer) === 'text/plain' ? JSON_TYPE : typeOf(answer)
  if (answer.status < 300 && !types.includes(type)) {
    const what = `The answer is ${type || 'without a type'}, not ${types.join(' or ')}.`
    const instead = `Send ${types[0]}; a call that needs the sign-in answers with status 401.`
    return [{ kind: 'answer-type', what, why: WHY, instead }]
  }
  if (type !== JSON_TYPE) return []
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

/** After so many calls in sequence without an answer, the others are not sent. */
const MOST_SILENT = 3

const silentShop = (url: URL, reason: string): Wrong => ({
  kind: 'call-failed',
  what: `${MOST_SILENT} calls in sequence have no answer, and the others were not sent: ${reason}.`,
  why: 'The tags of the pages stay without data.',
  instead: `See the log of the server for ${url} and the calls before it.`,
})

type Options = {
  send: Send
  mayAsk: MayAsk
  /** Whether the calls that change something are sent. */
  isChanging: boolean
  onRequest: (url: URL) => void
}

/** Sends one call with the values of a shop. Throws when there is no answer. */
async function answerTo({ method, operation }: Call, url: URL, shop: Shop, send: Send): Promise<Answer> {
  const example = operation.requestBody ? exampleOf(operation.requestBody, shop) : {}
  const headers = {
    Origin: shop.origin,
    'Accept-Language': shop.values.culture ?? 'en',
    'X-Requested-With': 'XMLHttpRequest',
    ...example.headers,
  }
  const request = { ...example, headers, reads: /^(application\/json|text\/plain)$/ }
  return send(url, method === 'get' ? request : { ...request, method: method.toUpperCase() })
}

/**
 * Asks a shop each GET of the contract, and each call that changes something if `isChanging`, and compares the answers
 * with it. Hosts that `mayAsk` refuses are not asked.
 */
export async function askCalls(
  openApi: OpenApi,
  pages: readonly Page[],
  start: URL,
  { send, mayAsk, isChanging, onRequest }: Options,
): Promise<Calls> {
  const shop = shopOf(pages, start)
  const { mistakesIn } = contractOf(openApi)
  const calls: Calls = { findings: [], asked: [], missing: [] }

  function mistakesOf(call: Call, answer: Answer, where: string): Wrong[] {
    if (isMissing(answer)) calls.missing.push(where)
    if (isMissing(answer)) return []
    if (answer.status >= 500) return [callFailed(`The shop answers with status ${answer.status}.`, answer.url)]
    return [...bodyMistakes(call, answer, mistakesIn), ...crossOriginMistakes(answer, shop.origin)]
  }

  const all = Object.entries(openApi.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  let silent: Finding[] = []
  for (const call of all.filter(({ method }) => isChanging || method === 'get')) {
    const url = addressOf(call.path, call.operation, shop)
    if (!(await mayAsk(url))) continue
    const where = `${call.method.toUpperCase()} ${call.path}`
    const found = (wrong: Wrong): Finding => ({ ...wrong, where, covers: [url] })
    onRequest(url)
    calls.asked.push(where)
    try {
      const answer = await answerTo(call, url, shop, send)
      calls.findings.push(...silent, ...mistakesOf(call, answer, where).map(found))
      silent = []
    } catch (error) {
      const reason = reasonOf(error)
      silent.push(found(callFailed(`The shop does not answer: ${reason}.`, url)))
      if (silent.length < MOST_SILENT) continue
      silent = [found(silentShop(url, reason))]
      break
    }
  }
  calls.findings.push(...silent)
  return calls
}
