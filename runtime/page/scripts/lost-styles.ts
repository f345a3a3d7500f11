import { logOnly } from '../warn.ts'

/**
 * Code works without a style sheet that could not be loaded. Vite, which fetches the sheets of a chunk, would reject
 * the chunk; this is its hook (`vite:preloadError`). A lost chunk still fails where it is imported.
 */
export function goOnWithoutStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!event.payload.message.startsWith('Unable to preload CSS')) return
    event.preventDefault()
    logOnly('A style sheet could not be loaded.', event.payload)
  })
}
