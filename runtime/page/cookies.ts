const HOUR = 3_600_000

/** The value of a cookie, or undefined; also when the browser refuses cookies. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${encodeURIComponent(name)}=`))
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(pair.indexOf('=') + 1))
  } catch {
    return undefined
  }
}

/** Writes a cookie at the site's root that expires after so many hours (§9). A browser that refuses cookies is respected. */
export function writeCookie(name: string, value: string, hours: number): void {
  const expires = new Date(Date.now() + hours * HOUR).toUTCString()
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; expires=${expires}; path=/; SameSite=Lax`
  } catch {
    // A sandboxed page has no cookies; the choice then lasts as long as the page.
  }
}
