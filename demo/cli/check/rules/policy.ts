import { attribute, isInside } from '../html.ts'
import { byTag, type Page } from '../pages.ts'

/** A security policy: the sources of each directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

const read = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .reverse() // Of two with the same name the first counts.
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )

/** The policies of a page: each of its headers, and of the `<meta>` elements of its head, as browsers ignore others. */
export const policiesOf = (page: Page): Policy[] => [
  ...(page.headers.get('content-security-policy') ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(read),
  ...byTag(page, 'meta')
    .filter((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy')
    .filter((meta) => isInside(meta, 'head'))
    .map((meta) => read(attribute(meta, 'content') ?? '')),
]

/** True if a source of a directive matches an address. */
function matches(source: string, url: URL, origin: string): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol)
  if (source === "'self'") return url.origin === origin
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase()
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/']+)(?::([\d*]+))?(\/.*)?$/i.exec(source) ?? []
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host.toLowerCase()
  const usual = url.protocol === 'https:' ? '443' : '80'
  const isPort = port === '*' || (port ?? usual) === (url.port || usual)
  const isPath = !path || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path)
  return isHost && isPort && isPath && (!scheme || `${scheme.toLowerCase()}:` === url.protocol)
}

/** The sources of the first of the directives that a policy has; undefined if it has none. */
export const sourcesOf = (policy: Policy, ...names: string[]): readonly string[] | undefined =>
  [...names, 'default-src'].map((name) => policy.get(name)).find((sources) => sources !== undefined)

/** Properties of an element that allow it whatever its address is. */
type Marks = { nonce?: string | undefined; integrity?: string | undefined; isScript?: boolean }

/** Whether a policy allows an address: by its origin, or by the nonce or the hashes of the element that names it. */
export function allows(
  sources: readonly string[] | undefined,
  url: URL,
  origin: string,
  { nonce, integrity = '', isScript = false }: Marks = {},
): boolean {
  if (!sources) return true
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  if (integrity.split(/\s+/).some((hash) => hash && sources.includes(`'${hash}'`))) return true
  // With this word the addresses of scripts do not count.
  return !(isScript && sources.includes("'strict-dynamic'")) && sources.some((source) => matches(source, url, origin))
}
