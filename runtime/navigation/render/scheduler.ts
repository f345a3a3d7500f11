/** Milliseconds of work after which the page yields, so that it can respond to the shopper. */
export const WORK_SLICE = 10

type Yielding = { scheduler?: { yield?: () => Promise<void> } }

/** Lets the browser do what has become due. */
const yieldToBrowser = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((next) => setTimeout(next))

/** Returns a function that yields to the browser whenever the work so far has taken a slice of time. */
export function createPause(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < WORK_SLICE) return
    await yieldToBrowser()
    begun = performance.now()
  }
}

/** Resolves when the page has been painted; at once in a hidden tab. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done()
    else requestAnimationFrame(() => setTimeout(done))
  })
}
