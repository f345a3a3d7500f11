/** Milliseconds without a further resize after which the window counts as settled (§9). */
export const RESIZE_SETTLES = 150

/** Calls back once when a resize of the window, which is a burst of events, has ended. */
export function onResize(listener: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, RESIZE_SETTLES)
  }
  addEventListener('resize', wait, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
