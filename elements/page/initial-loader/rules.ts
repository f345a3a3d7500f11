/** Milliseconds from the last image until the page is shown (§9). */
export const HIDE_DELAY = 600

/** Milliseconds after which the cover no longer waits for images. */
export const LONGEST = 6_000

/** Milliseconds of the fade, which ends with the delay. */
export const FADE = 150

/** The images that the cover waits for; lazy ones load later. */
export const awaited = (images: Iterable<HTMLImageElement>): HTMLImageElement[] =>
  [...images].filter((image) => !image.complete && image.loading !== 'lazy')

/** The rest of the delay, in milliseconds, on a page that had loaded before the code. */
export function leftOf(delay: number): number {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const loaded = opening?.loadEventEnd || performance.now()
  return delay - (performance.now() - loaded)
}
