import { type Answer, type MayAsk, reasonOf, type Send, typeOf } from '../client.ts'
import type { Element } from '../html.ts'
import { type Finding, when } from '../report.ts'

/** The script of the library at the end of a path. */
export const SCRIPT = /\/vitrine\.js$/

/** The script or the style sheet of the library, and the element of a page that names it. */
export type File = { url: URL; element: Element; isScript: boolean }

const CACHING = ['cache-control', 'expires', 'etag', 'last-modified']

/** How a file of the library is served to pages of an origin. */
function servedWrong({ url, isScript }: File, answer: Answer, origin: string): Finding[] {
  const where = url.href
  const covers = [url]
  // After a redirect the answer is that of another origin.
  const from = answer.url.origin
  const type = typeOf(answer)
  const isType = isScript ? /^(text|application)\/(x-)?(java|ecma)script$/.test(type) : type === 'text/css'
  const allowed = answer.headers.get('access-control-allow-origin')
  const isCached =
    CACHING.some((name) => answer.headers.get(name)) && !/no-store/.test(answer.headers.get('cache-control') ?? '')
  // It leads to a host that is not asked.
  if (answer.status >= 300 && answer.status < 400) return []
  if (answer.status >= 400)
    return [
      {
        kind: 'missing-file',
        where,
        covers,
        what: `${url.pathname} answers with status ${answer.status}.`,
        why: isScript ? 'No tag is upgraded.' : 'The page moves while its tags are upgraded.',
        instead: 'Copy dist/ of the package to this folder, or correct the address.',
      },
    ]
  return [
    ...when(!isType, {
      kind: 'wrong-type',
      where,
      covers,
      what: `${url.pathname} is sent as ${type || 'a file without a type'}.`,
      why: 'Browsers refuse it.',
      instead: `Send it as ${isScript ? 'text/javascript' : 'text/css'}.`,
    }),
    ...when(!isCached, {
      kind: 'no-cache',
      where,
      what: `${url.pathname} is sent so that no browser keeps it.`,
      why: 'Each page loads it again.',
      instead: 'Send ETag, and Cache-Control: no-cache; files with a hash in their name may be kept for a year.',
    }),
    ...when(isScript && from !== origin && allowed !== '*' && allowed !== origin, {
      kind: 'cross-origin',
      where,
      covers: [url, answer.url],
      what: `${from} does not allow pages of ${origin} to load its modules.`,
      why: 'No tag is upgraded.',
      instead: `Send Access-Control-Allow-Origin: ${origin} with the files.`,
    }),
  ]
}

/** Mistakes in how a file of the library is served; it is fetched. */
export async function fetchedWrong(
  file: File,
  origin: string,
  { send, mayAsk }: { send: Send; mayAsk: MayAsk },
): Promise<Finding[]> {
  try {
    const request = { headers: { Origin: origin }, follows: mayAsk }
    return servedWrong(file, await send(file.url, request), origin)
  } catch (error) {
    const what = `${file.url.href} does not answer: ${reasonOf(error)}.`
    return [
      {
        kind: 'missing-file',
        where: file.url.href,
        covers: [file.url],
        what,
        why: 'The page has no tags.',
        instead: 'Start its server, or correct the address.',
      },
    ]
  }
}
