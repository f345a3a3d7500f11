/** Milliseconds without a further resize after which the window counts as settled (§9). */
export const RESIZE_SETTLES = 150

/** Calls back once when a resize of the window, a burst of events, has come to rest. */
export function onResize(listener: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, RESIZE_SETTLES)
  }
  addEventListener('resize', wait, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
