import { addressOf, shopOf } from './addresses.ts'
import { type Answer, get, reasonOf, typeOf } from './client.ts'
import { contractOf, type OpenApi, type Operation } from './contract.ts'
import type { Page } from './pages.ts'
import type { Finding } from './report.ts'

/** The calls that a shop was asked. */
export type Calls = { findings: Finding[]; asked: string[]; missing: string[] }

const WHY = 'The library cannot read the answer, and the shopper sees that it failed.'

/** A shop that does not have a call answers with one of these, or leads elsewhere. */
const isMissing = ({ status }: Answer) => [404, 405, 410, 501].includes(status) || (status >= 300 && status < 400)

type Wrong = Pick<Finding, 'kind' | 'what' | 'why' | 'instead'>
type MistakesIn = ReturnType<typeof contractOf>['mistakesIn']

function bodyMistakes(path: string, answer: Answer, operation: Operation, mistakesIn: MistakesIn): Wrong[] {
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
    const mistakes = mistakesIn('get', path, answer.status, JSON.parse(answer.text))
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

/** Asks a shop each GET of the contract, and compares the answers with it. Hosts that `mayAsk` refuses are not asked. */
export async function askCalls(
  openApi: OpenApi,
  pages: readonly Page[],
  start: URL,
  mayAsk: (url: URL) => Promise<boolean>,
): Promise<Calls> {
  const shop = shopOf(pages, start)
  const { mistakesIn } = contractOf(openApi)
  const calls: Calls = { findings: [], asked: [], missing: [] }
  const headers = {
    Origin: shop.origin,
    'Accept-Language': shop.values.culture ?? 'en',
    'X-Requested-With': 'XMLHttpRequest',
  }

  async function ask(path: string, operation: Operation, url: URL): Promise<Wrong[]> {
    const answer = await get(url, headers)
    if (isMissing(answer)) calls.missing.push(`GET ${path}`)
    if (isMissing(answer)) return []
    if (answer.status >= 500) return [callFailed(`The shop answers with status ${answer.status}.`, url)]
    return [...bodyMistakes(path, answer, operation, mistakesIn), ...crossOriginMistakes(answer, shop.origin)]
  }

  for (const [path, { get: operation }] of Object.entries(openApi.paths)) {
    const url = operation && addressOf(path, operation, shop)
    if (!url || !(await mayAsk(url))) continue
    const where = `GET ${path}`
    calls.asked.push(where)
    const wrong = await ask(path, operation, url).catch((error) => [
      callFailed(`The shop does not answer: ${reasonOf(error)}.`, url),
    ])
    calls.findings.push(...wrong.map((each) => ({ ...each, where, covers: [url.pathname] })))
  }
  return calls
}
