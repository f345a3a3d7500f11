/** An entry of the history that the browser has not accepted yet. */
type Entry = { way: 'push' | 'replace'; state: unknown; url: string }

/** Milliseconds between two attempts, and their number: WebKit accepts 100 entries in 10 s. */
const ATTEMPT_AFTER = 1_000
const MOST_ATTEMPTS = 20

let refused: Entry | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The address of the page that is shown. It differs from the address bar only during the seconds in which the browser
 * accepts no entry.
 */
export const here = (): URL => new URL(refused?.url ?? location.href)

/** The state of the page's history entry, also while the browser has not accepted that entry. */
export const historyState = (): unknown => (refused ? refused.state : history.state)

/**
 * Writes an entry into the history: `push` adds one, `replace` changes the present one, by default without another
 * address. A browser refuses entries that are too frequent. The newest is then written once it accepts entries again;
 * the caller need not wait.
 */
export function writeHistory(way: Entry['way'], state: unknown, url: URL | string = here()): void {
  clearTimeout(timer)
  attempt({ way: refused?.way === 'push' ? 'push' : way, state, url: new URL(url, here()).href }, MOST_ATTEMPTS)
}

function attempt(entry: Entry, attempts: number): void {
  refused = undefined
  try {
    if (entry.way === 'push') history.pushState(entry.state, '', entry.url)
    else history.replaceState(entry.state, '', entry.url)
  } catch (error) {
    if (!isRefusal(error, entry)) throw error
    if (attempts === 0) return
    refused = entry
    addEventListener('popstate', forget, { capture: true })
    timer = setTimeout(() => attempt(entry, attempts - 1), ATTEMPT_AFTER)
  }
}

/** The shopper has moved to another entry: the refused one is dropped. */
function forget(): void {
  clearTimeout(timer)
  refused = undefined
}

/** The browser also refuses the address of another origin, for ever. */
const isRefusal = (error: unknown, { url }: Entry): boolean =>
  error instanceof DOMException && error.name === 'SecurityError' && new URL(url).origin === location.origin
