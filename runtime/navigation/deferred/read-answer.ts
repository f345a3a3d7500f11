import { noncesOf } from '../../page/scripts/answer-policy.ts'
import { ShopError } from '../../request/errors.ts'
import type { Arrival, Waiting } from '../loader/fetch-page.ts'
import type { Asked } from '../loader/order.ts'
import { charsetIn } from '../render/charset.ts'
import { NeedsFullLoad } from './full-load.ts'
import { isFile, readOther } from './other-answer.ts'

export async function readAnswer(response: Response, asked: Asked, waiting: Waiting): Promise<Arrival> {
  const { headers } = response
  const type = headers.get('Content-Type') ?? ''
  const url = new URL(response.url || asked.url.href, asked.url)
  url.hash ||= asked.url.hash
  const policy = headers.get('Content-Security-Policy')
  const nonces = policy ? noncesOf(policy) : undefined
  const isPlain =
    response.ok &&
    response.body !== null &&
    /^(text\/html|application\/xhtml\+xml)\b/i.test(type) &&
    url.origin === location.origin &&
    !headers.has('X-Sign-In') &&
    !isFile(headers)
  if (!isPlain) return readOther(response, asked, { url, nonces })
  const isGet = asked.method === 'GET'
  // HTML for a part of the page is read even if the headers are unusual.
  const isWhole = isGet && !asked.headers
  const charset = charsetIn(type) ?? 'utf-8'
  if (isWhole && (headers.has('Refresh') || charset !== 'utf-8')) {
    response.body?.cancel()
    return { kind: 'elsewhere', url }
  }
  const against = headers.has('Refresh') ? 'refreshes itself' : undefined
  const mayKeep = isGet && !/no-store/i.test(headers.get('Cache-Control') ?? '')
  return { kind: 'page', url, html: textOf(response, charset, isWhole, waiting), nonces, mayKeep, against }
}

/** UTF-16, by the first bytes of a text, which have precedence over every other declaration. */
const wideCharset = ([first, second]: Uint8Array) =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined

/** The text of an answer as it arrives. A stream that breaks is an `offline` ShopError. */
async function* textOf(
  response: Response,
  charset: string,
  isWhole: boolean,
  { signal, reset }: Waiting,
): AsyncGenerator<string> {
  if (!response.body) return
  let decoder: TextDecoder | undefined
  const reader = response.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      reset()
      const wide = decoder || !value ? undefined : wideCharset(value)
      if (wide && isWhole) throw new NeedsFullLoad(wide)
      decoder ??= new TextDecoder(wide ?? charset)
      const text = decoder.decode(value, { stream: !done })
      if (text !== '') yield text
      if (done) return
    }
  } catch (error) {
    if (error instanceof NeedsFullLoad) throw error
    throw signal.aborted ? signal.reason : new ShopError('offline', 0, undefined, String(error), error)
  } finally {
    reader.cancel().catch(() => {})
  }
}
