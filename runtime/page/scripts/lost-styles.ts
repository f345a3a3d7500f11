import { logOnly } from '../warn.ts'

const LOST = 'Unable to preload CSS for '

/**
 * Code works without a style sheet that could not be loaded. Vite, which fetches the sheets of a chunk, would reject
 * the chunk; this is its hook (`vite:preloadError`). The sheet is fetched again with the next page and when the
 * connection is back. A lost chunk still fails where it is imported.
 */
export function goOnWithoutStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload
    if (!message.startsWith(LOST)) return
    event.preventDefault()
    logOnly('A style sheet could not be loaded.', event.payload)
    const lost = document.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(message.slice(LOST.length))}"]`)
    if (lost) fetchLater(lost)
  })
}

function fetchLater(lost: HTMLLinkElement): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const again = () => {
    waiting.abort()
    const fresh = lost.cloneNode() as HTMLLinkElement
    fresh.addEventListener('error', () => fetchLater(fresh))
    lost.replaceWith(fresh)
  }
  document.addEventListener('page:loaded', again, { signal })
  addEventListener('online', again, { signal })
}
