/** Milliseconds after the swap: a screen reader would lose words that come with the new page. */
const PAUSE = 80

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Reads words out; the region stands in the page before its first words, until the signal ends. */
export function announce(words: string, signal: AbortSignal): void {
  if (signal.aborted) return
  listen(signal)
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (region) region.textContent = words
  }, PAUSE)
}

/** Puts the one region for what is read out into the page. */
function listen(signal: AbortSignal): void {
  if (region?.isConnected) return
  const made = document.createElement('div')
  made.className = 'vt-hidden'
  made.role = 'status'
  made.dataset.part = 'announcement'
  document.body.append(made)
  region = made
  signal.addEventListener('abort', () => made.remove())
}
