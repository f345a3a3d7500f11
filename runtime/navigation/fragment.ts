import { adapt } from '../page/adapt.ts'
import { parseDocument, parseHtml } from '../page/html.ts'
import { ownUrl } from '../page/paths.ts'
import { noncesOf } from '../page/scripts/answer-policy.ts'
import { ShopError } from '../request/errors.ts'
import { request } from '../request/request.ts'

/**
 * Fetches a part of a page of this site; other sites are refused. `X-Page-Target` names the requesting element, so that
 * a server may leave out the frame of the page. A server that ignores it returns a whole document; only its page area
 * is used.
 */
export async function loadFragment(
  address: string | URL,
  target: string,
  options: { signal?: AbortSignal; noCache?: boolean; quiet?: boolean } = {},
): Promise<DocumentFragment> {
  const url = ownUrl(String(address))
  if (!url) throw new ShopError('refused', 0, undefined, `${address} is not of this site`)
  const headers = { 'X-Page-Target': target }
  return request('GET', url, { ...options, as: 'html', open: openHtml, read: readHtml, headers })
}

/**
 * Parses HTML of a call for the page. Every caller uses it: HTML after a redirect to another site is refused, and
 * scripts that the answer's own policy forbids are left out. Of a whole document, only the page area is used.
 */
export function openHtml(html: string, answer?: Response): DocumentFragment {
  if (answer?.url && !ownUrl(answer.url))
    throw new ShopError('refused', 0, undefined, `${answer.url} is not of this site`)
  const fragment = /<html[\s>]/i.test(html.slice(0, 2_000)) ? areaOf(parseDocument(html)) : parseHtml(html)
  adapt(fragment, noncesOf(answer?.headers.get('Content-Security-Policy') ?? ''))
  return fragment
}

function areaOf(page: Document): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...(page.querySelector('main') ?? page.body).childNodes)
  return fragment
}

/** The HTML of an answer, which may be empty. Throws for data, which page script may have given. */
export function readHtml(answer: unknown): DocumentFragment {
  if (answer instanceof DocumentFragment) return answer
  if (answer === null) return document.createDocumentFragment()
  throw new TypeError(`HTML was expected, but received: ${JSON.stringify(answer)}`)
}

/**
 * Reads HTML, or JSON by its first character, since some servers omit its type. Invalid JSON is an unreadable answer,
 * and no success.
 */
export function openAnswer(text: string, response?: Response): unknown {
  if (text === '') return null
  return /^\s*[[{]/.test(text) ? JSON.parse(text) : openHtml(text, response)
}
