import { openAnswer } from '../navigation/fragment.ts'
import { ShopError } from '../request/errors.ts'
import { type FormWay, urlEncoded, wayOf } from '../request/form-body.ts'
import { request } from '../request/request.ts'
import { fieldMessages } from './in-place/field-messages.ts'
import { beBusy, type Submitter } from './under-way.ts'

export type FormAnswer =
  /** HTML of the server. Status 422: the form again, with its mistakes marked. */
  | { kind: 'html'; fragment: DocumentFragment; status: number }
  /** `{ "Uri": … }`: the page to open next. `visit()` refuses addresses outside of the site. */
  | { kind: 'go'; uri: string }
  /** Any other JSON; null when the answer was empty. */
  | { kind: 'data'; data: unknown }
  /** 401: sign in, then send again. For a sign-in form itself, `error.data` has the mistakes. */
  | { kind: 'unauthorized'; error: ShopError }
  /** The shop refused, failed or was not reached. `fields` are its messages by field name, if it sent any. */
  | { kind: 'failed'; error: ShopError; fields: Record<string, string> }
  /** The signal ended before the answer. */
  | { kind: 'aborted' }

/**
 * Sends a form by its own action, method and encoding, or those of the pressed button. Meanwhile the form and the
 * button are busy. Never throws.
 */
export async function sendForm(
  form: HTMLFormElement,
  submitter: Submitter = null,
  options: { signal?: AbortSignal; target?: string; quiet?: boolean } = {},
): Promise<FormAnswer> {
  const { target = form.getAttribute('id') || form.getAttribute('name') || 'form', ...others } = options
  const way = wayOf(form, submitter)
  const data = new FormData(form, submitter)
  const isGet = way.method === 'get'
  if (isGet) way.url.search = urlEncoded(data).toString()
  const body = isGet ? {} : { body: isMultipart(way, data) ? data : urlEncoded(data) }
  const headers = { 'X-Page-Target': target }
  const rest = beBusy(form, submitter)
  try {
    const answer = { as: 'html', open: openAnswer } as const
    return read(await request(isGet ? 'GET' : 'POST', way.url, { ...others, ...body, ...answer, headers }))
  } catch (error) {
    return readFailure(error)
  } finally {
    rest()
  }
}

/** A chosen file is always sent, also if the author forgot the encoding. */
const isMultipart = ({ enctype }: FormWay, data: FormData) =>
  enctype === 'multipart/form-data' || [...data.values()].some((value) => value instanceof File && value.name !== '')

/** The server answers HTML or JSON; adapters may answer data that is parsed already. */
function read(data: unknown): FormAnswer {
  if (data instanceof DocumentFragment) return { kind: 'html', fragment: data, status: 200 }
  const uri = (data as { Uri?: unknown } | null)?.Uri
  return typeof uri === 'string' ? { kind: 'go', uri } : { kind: 'data', data }
}

function readFailure(error: unknown): FormAnswer {
  const failure = error instanceof ShopError ? error : new ShopError('unreadable', 0, undefined, String(error), error)
  const { kind, status, data } = failure
  if (kind === 'aborted') return { kind: 'aborted' }
  if (kind === 'unauthorized') return { kind: 'unauthorized', error: failure }
  if (status === 422 && data instanceof DocumentFragment) return { kind: 'html', fragment: data, status }
  return { kind: 'failed', error: failure, fields: fieldMessages(data) }
}
