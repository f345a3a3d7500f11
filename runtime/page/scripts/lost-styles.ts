import { logOnly } from '../warn.ts'

/**
 * Code whose style sheet was lost works without it. Vite, which fetches the sheets that a chunk needs, would give the chunk up;
 * this is its hook (`vite:preloadError`). A lost chunk still fails where it is imported.
 */
export function goOnWithoutStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!event.payload.message.startsWith('Unable to preload CSS')) return
    event.preventDefault()
    logOnly('A style sheet could not be loaded.', event.payload)
  })
}
