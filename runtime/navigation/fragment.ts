import { parseDocument, parseHtml } from '../page/html.ts'
import { ownUrl } from '../page/paths.ts'
import { ShopError } from '../request/errors.ts'
import { request } from '../request/request.ts'

/**
 * Fetches a part of a page of this site; other sites are refused. `X-Page-Target` names the element that
 * wants it, so that a server may leave out the frame of the page; a server that ignores it returns a whole document, of which
 * the page area is taken.
 */
export async function loadFragment(
  address: string | URL,
  target: string,
  options: { signal?: AbortSignal; noCache?: boolean; quiet?: boolean } = {},
): Promise<DocumentFragment> {
  const url = ownUrl(String(address))
  if (!url) throw new ShopError('refused', 0, undefined, `${address} is not of this site`)
  const html = await request<string>('GET', url, { ...options, as: 'text', headers: { 'X-Page-Target': target } })
  return readFragment(html)
}

/** The page area of a whole document, or the fragment as it is. */
export function readFragment(html: string): DocumentFragment {
  if (!/<html[\s>]/i.test(html.slice(0, 2_000))) return parseHtml(html)
  const page = parseDocument(html)
  const area = page.querySelector('main') ?? page.body
  const fragment = document.createDocumentFragment()
  fragment.append(...area.childNodes)
  return fragment
}
