import { ownGlobal } from '../../page/own-global.ts'

/** Milliseconds of work after which the page yields, so that it can respond to the shopper. */
export const WORK_SLICE = 10

/** Milliseconds of such work after which the timers of the page run. */
const TURN = 40

/** Returns a function that yields to the browser whenever the work so far has taken a slice of time. */
export function createPause(): () => Promise<void> {
  const scheduler = ownGlobal<{ yield?: () => Promise<void> }>('scheduler')
  let begun = performance.now()
  let turned = begun
  return async () => {
    const now = performance.now()
    if (now - begun < WORK_SLICE) return
    // Work that continues by scheduler.yield() runs before due timers, which would have to wait for the end of the
    // page.
    const isTurn = !scheduler?.yield || now - turned > TURN
    await (isTurn ? new Promise((next) => setTimeout(next)) : scheduler.yield?.())
    begun = performance.now()
    if (isTurn) turned = begun
  }
}

/** Resolves when the page has been painted; at once in a hidden tab. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done()
    else requestAnimationFrame(() => setTimeout(done))
  })
}
