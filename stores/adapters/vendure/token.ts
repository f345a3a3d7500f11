const keyOf = (endpoint: string) => `vitrine:vendure:${endpoint}`

/** For pages without access to the storage: the basket then lasts as long as the page. */
const inPage = new Map<string, string>()

/** The token of the visitor's session, which has the basket. */
export function keptToken(endpoint: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(endpoint)) ?? undefined
  } catch {
    return inPage.get(endpoint)
  }
}

/** Keeps a new token; `null` is an answer without one, which keeps the last. */
export function keepToken(endpoint: string, token: string | null): void {
  if (!token) return
  try {
    localStorage.setItem(keyOf(endpoint), token)
  } catch {
    inPage.set(endpoint, token)
  }
}
