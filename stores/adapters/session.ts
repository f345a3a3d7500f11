/** For pages that cannot write into the storage: the basket then lasts as long as the page. */
const inPage = new Map<string, string>()

/** The token of the visitor's session, which has the basket. `name` is for one shop at one address. */
export function keptToken(name: string): string | undefined {
  const own = inPage.get(name)
  if (own !== undefined) return own
  try {
    return localStorage.getItem(`vitrine:${name}`) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a new token for all tabs of the site; `null` is an answer without one, which keeps the last. */
export function keepToken(name: string, token: string | null): void {
  if (!token) return
  try {
    localStorage.setItem(`vitrine:${name}`, token)
    inPage.delete(name)
  } catch {
    inPage.set(name, token)
  }
}

/** Removes a token that is not valid any more. One that another tab has kept since then stays. */
export function forgetToken(name: string, token: string): void {
  if (inPage.get(name) === token) inPage.delete(name)
  try {
    if (localStorage.getItem(`vitrine:${name}`) === token) localStorage.removeItem(`vitrine:${name}`)
  } catch {
    // A page that cannot write into the storage has the token in the map alone.
  }
}

/**
 * Sends a request of a session. While there is no token, requests of all tabs wait for each other: of two at once each
 * would get a basket of its own, and one of the baskets would be lost. A page without a secure connection has no locks.
 */
export function inSession<T>(name: string, send: () => Promise<T>): Promise<T> {
  if (keptToken(name) || !navigator.locks) return send()
  return navigator.locks.request(`vitrine:${name}`, send) as Promise<T>
}

/**
 * Makes the changes of all tabs one after the other: what is taken back of a refused change must be that change's own.
 */
export function inTurn<T>(shop: string, change: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return change()
  return navigator.locks.request(changesOf(shop), change) as Promise<T>
}

/** Milliseconds for which reading waits for changes: a tab whose change does not end must not stop the others. */
const READ_WAIT = 5_000

/** Reads the basket when no tab is changing it: a change that is refused is in it until it has been taken back. */
export async function betweenChanges<T>(shop: string, ask: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return ask()
  const waiting = new AbortController()
  const limit = setTimeout(() => waiting.abort(), READ_WAIT)
  let isGranted = false
  const askNow = () => {
    isGranted = true
    return ask()
  }
  try {
    const options = { mode: 'shared', signal: waiting.signal } as const
    return await (navigator.locks.request(changesOf(shop), options, askNow) as Promise<T>)
  } catch (error) {
    if (isGranted) throw error
    return ask()
  } finally {
    clearTimeout(limit)
  }
}

const changesOf = (shop: string) => `vitrine:${shop}:changes`
