/** Milliseconds of work after which the page may answer the shopper. */
export const TURN = 10

type Yielding = { scheduler?: { yield?: () => Promise<void> } }

/** Lets the browser do what has become due. */
const yieldTurn = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((next) => setTimeout(next))

/** A pause whenever the work so far has taken a turn. */
export function paced(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < TURN) return
    await yieldTurn()
    begun = performance.now()
  }
}

/** Resolves when what stands in the page has been painted; at once in a tab that nobody sees. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done()
    else requestAnimationFrame(() => setTimeout(done))
  })
}
