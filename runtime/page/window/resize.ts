/** Milliseconds without a further resize after which the window counts as settled (§9). */
export const RESIZE_SETTLES = 150

/** Calls back once: a resize is a burst of events. */
export function onResize(listener: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, RESIZE_SETTLES)
  }
  addEventListener('resize', wait, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
