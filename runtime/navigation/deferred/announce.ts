/** Milliseconds after the swap: a screen reader would lose text that arrives with the new page. */
const PAUSE = 80

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Announces a message to screen readers; the region is in the page before its first text, until the signal ends. */
export function announce(message: string, signal: AbortSignal): void {
  if (signal.aborted) return
  insertRegion(signal)
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (region) region.textContent = message
  }, PAUSE)
}

/** Puts the one region for what is read out into the page. */
function insertRegion(signal: AbortSignal): void {
  if (region?.isConnected) return
  const made = document.createElement('div')
  made.className = 'vt-hidden'
  made.role = 'status'
  made.dataset.part = 'announcement'
  document.body.append(made)
  region = made
  signal.addEventListener('abort', () => made.remove())
}
