/** Pixels that a wheel must turn sideways to mean it, and milliseconds of rest after which it begins anew. */
const MEANT = 40
const REST = 150

/** Two fingers sideways on a pad show the next slides: one move for one swipe, however long the pad goes on rolling. */
export function onWheelMove(host: HTMLElement, move: (direction: 1 | -1) => boolean, signal: AbortSignal): void {
  let turned = 0
  let last = 0
  let isSpent = false
  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, timeStamp } = event
    if (event.ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return
    if (timeStamp - last > REST) {
      turned = 0
      isSpent = false
    }
    last = timeStamp
    turned += deltaX
    if (!isSpent && Math.abs(turned) >= MEANT) isSpent = move(turned > 0 ? 1 : -1)
    // The browser would take what is left for a swipe to the page before.
    if (isSpent) event.preventDefault()
  }
  host.addEventListener('wheel', onWheel, { passive: false, signal })
}
