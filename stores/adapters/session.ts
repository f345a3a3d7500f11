/** For pages without access to the storage: the basket then lasts as long as the page. */
const inPage = new Map<string, string>()

/** The token of the visitor's session, which has the basket. `name` is for one shop at one address. */
export function keptToken(name: string): string | undefined {
  try {
    return localStorage.getItem(`vitrine:${name}`) ?? undefined
  } catch {
    return inPage.get(name)
  }
}

/** Keeps a new token for all tabs of the site; `null` is an answer without one, which keeps the last. */
export function keepToken(name: string, token: string | null): void {
  if (!token) return
  try {
    localStorage.setItem(`vitrine:${name}`, token)
  } catch {
    inPage.set(name, token)
  }
}
