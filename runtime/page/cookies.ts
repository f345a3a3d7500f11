const HOUR = 3_600_000

/**
 * The values of all cookies of a name: a neighbour of the site, or an older path, may have set others. That of the
 * whole site is the last.
 */
export function readCookies(name: string): string[] {
  const start = `${encodeURIComponent(name)}=`
  return pairs().flatMap((pair) => (pair.startsWith(start) ? decoded(pair.slice(start.length)) : []))
}

/** The value of a cookie; undefined if there is none, or if the browser blocks cookies. */
export const readCookie = (name: string): string | undefined => readCookies(name).at(-1)

function pairs(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

function decoded(text: string): string[] {
  try {
    return [decodeURIComponent(text)]
  } catch {
    return []
  }
}

/**
 * Writes a cookie at the site's root that expires after this many hours (§9), in place of all others of its name. If
 * the browser blocks cookies, nothing is written.
 */
export function writeCookie(name: string, value: string, hours: number): void {
  write(name, value, hours)
  if (readCookies(name).length <= (hours > 0 ? 1 : 0)) return
  for (const path of foldersOf(location.pathname)) write(name, '', -1, path)
}

function write(name: string, value: string, hours: number, path = '/'): void {
  const expires = new Date(Date.now() + hours * HOUR).toUTCString()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; expires=${expires}; path=${path}; SameSite=Lax${secure}`
  } catch {
    // A sandboxed page has no cookies; the choice then lasts as long as the page.
  }
}

/** The folders above a page: a cookie at any of them precedes that of the whole site. */
const foldersOf = (path: string): string[] =>
  path.split('/').flatMap((_, index, names) => {
    const folder = names.slice(0, index + 1).join('/')
    return folder === '' ? [] : [folder, `${folder}/`]
  })
