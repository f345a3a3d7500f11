import { warn } from '../page/warn.ts'
import { kindOfStatus, ShopError } from './errors.ts'

/** Parses the text of the server, or of page script in its place: then without a response. */
export type Opener = (text: string, response?: Response) => unknown

/** Reads the data of an answer. Errors that it throws become an `unreadable` ShopError. */
export type Reader<T> = (answer: unknown) => T

/** The answer of page script in place of the server, with the text of a response. */
export async function given(answer: Promise<unknown>): Promise<[value: unknown, text: string]> {
  try {
    const value = await answer
    return [value, value instanceof Response ? await value.text() : '']
  } catch (error) {
    throw error instanceof ShopError ? error : new ShopError('server', 0, undefined, String(error), error)
  }
}

/** Parses an answer: the text of a response, or page script's own text or data. Throws ShopError for a refusal. */
export function opened(value: unknown, text: string, open?: Opener): unknown {
  if (value instanceof Response) return openResponse(value, text, open)
  return open && typeof value === 'string' ? open(value) : value
}

/** The text of a refusal is thrown parsed, or as text if it cannot be parsed. */
function openResponse(response: Response, text: string, open: Opener = openJson): unknown {
  const { ok, status, statusText } = response
  let data: unknown = text
  let broken: { cause: unknown } | undefined
  try {
    data = open(text, response)
  } catch (cause) {
    if (cause instanceof ShopError) throw cause
    broken = { cause }
  }
  if (!ok) throw new ShopError(kindOfStatus(status), status, data, statusText)
  if (broken) throw new ShopError('unreadable', status, text, String(broken.cause), broken.cause)
  return data
}

const openJson = (text: string): unknown => (text === '' ? null : JSON.parse(text))

export function readBy<T>(read: Reader<T> | undefined, answer: unknown): T {
  try {
    return read ? read(answer) : (answer as T)
  } catch (error) {
    // Only the message: the name of a struct's error is another one in each build.
    throw new ShopError('unreadable', 200, answer, error instanceof Error ? error.message : String(error), error)
  }
}

/** Warns a developer of an answer. The message of a struct names the field, the expected value and the received one. */
export const warnUnreadable = (call: string, reason: string, consequence: string): void =>
  warn(
    `The answer to ${call} cannot be read: ${reason}.`,
    consequence,
    'Answer as the guide “What the server must answer” says.',
  )

/** Returns the failure of a call as a ShopError, and warns a developer of an answer that cannot be read. */
export function failureOf(call: string, error: unknown): ShopError {
  const failure = ShopError.of(error)
  if (failure.kind === 'unreadable')
    warnUnreadable(call, failure.reason, 'The tag shows an error, or keeps what it shows.')
  return failure
}
