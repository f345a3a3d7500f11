import type { Field } from '../../../../../runtime/forms/field-message.ts'
import { ownUrl } from '../../../../../runtime/page/paths.ts'
import { logOnly, warn } from '../../../../../runtime/page/warn.ts'
import { ShopError } from '../../../../../runtime/request/errors.ts'
import { latest } from '../../../../../runtime/request/latest.ts'
import { request } from '../../../../../runtime/request/request.ts'
import { subjectOf } from '../../fields.ts'
import { serverMessage } from '../../texts.ts'

/** `refusal` is the server's message; `''` for an accepted value. */
type Verdict = { question: string; refusal: string }

type Ask = ReturnType<typeof latest<[URL, 'GET' | 'POST', URLSearchParams], unknown>>

const verdicts = new WeakMap<Field, Verdict>()
const running = new WeakMap<Field, { question: string; outcome: Promise<void> }>()
const asks = new WeakMap<Field, Ask>()

/** True for a field whose present value the server has not been asked about. */
export const isUnasked = (field: Field): boolean => {
  const question = questionOf(field)
  return question !== undefined && verdicts.get(field)?.question !== String(question.values)
}

/** The server's message for the present value, if it was refused. */
export function refusalOf(field: Field): string | undefined {
  const verdict = verdicts.get(field)
  const question = questionOf(field)
  return question && verdict?.question === String(question.values) ? verdict.refusal || undefined : undefined
}

/** Asks the server about the present value; only the last request of a field has an effect. */
export function askServer(field: Field, fallback: string, signal: AbortSignal): Promise<void> {
  const question = questionOf(field)
  if (!question || !isUnasked(field)) return Promise.resolve()
  const text = String(question.values)
  const already = running.get(field)
  if (already?.question === text) return already.outcome
  const outcome = settle(field, question, fallback, signal)
  running.set(field, { question: text, outcome })
  return outcome.finally(() => {
    if (running.get(field)?.outcome === outcome) running.delete(field)
  })
}

type Question = { url: URL; method: 'GET' | 'POST'; values: URLSearchParams }

/** An empty value is checked by `required`. */
function questionOf(field: Field): Question | undefined {
  if (field.dataset.val?.toLowerCase() !== 'true' || !field.hasAttribute('data-val-remote')) return undefined
  const { parameter, other, value } = subjectOf(field, 'remote')
  const url = ownUrl(parameter('url') ?? '', document.baseURI)
  if (!url || parameter('url') === undefined) {
    warn('data-val-remote-url is not an address of this site.', 'The rule is not checked.', 'Give it an own address.')
    return undefined
  }
  if (value.trim() === '') return undefined
  const values = new URLSearchParams([[field.name, value]])
  for (const reference of (parameter('additionalfields') ?? '').split(',').map((one) => one.trim())) {
    const name = reference.replace(/^\*\./, field.name.slice(0, field.name.lastIndexOf('.') + 1))
    if (name !== '' && name !== field.name) values.set(name, other(reference)?.value ?? '')
  }
  return { url, method: parameter('type')?.toUpperCase() === 'POST' ? 'POST' : 'GET', values }
}

async function settle(field: Field, question: Question, fallback: string, signal: AbortSignal): Promise<void> {
  const ask =
    asks.get(field) ??
    latest((own: AbortSignal, url: URL, method: 'GET' | 'POST', values: URLSearchParams) => {
      const options = { quiet: true, signal: AbortSignal.any([own, signal]) }
      if (method === 'POST') return request('POST', url, { ...options, body: values })
      return request('GET', url, { ...options, query: Object.fromEntries(values) })
    })
  asks.set(field, ask)
  try {
    const answer = await ask(question.url, question.method, question.values)
    // A later request is under way.
    if (answer === undefined) return
    verdicts.set(field, { question: String(question.values), refusal: refusal(answer, field, fallback) })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.kind === 'aborted') return
    logOnly(`The server could not be asked about "${field.name}"; it decides when the form is sent.`, error)
    verdicts.set(field, { question: String(question.values), refusal: '' })
  }
}

/** `true` is valid, a text is the message of a mistake, any other answer is invalid. */
function refusal(answer: unknown, field: Field, fallback: string): string {
  if (answer === true || answer === 'true') return ''
  return (typeof answer === 'string' && answer !== 'false' && answer) || serverMessage(field, ['remote']) || fallback
}
