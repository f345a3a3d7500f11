/** Milliseconds from the last image to the page (§9). */
export const HIDE_DELAY = 600

/** Milliseconds after which nobody waits for an image any more. */
export const LONGEST = 6_000

/** Milliseconds of the fade, the last ones of the delay. */
export const FADE = 150

/** The images that the first look at a page needs: lazy ones wait for the shopper. */
export const awaited = (images: Iterable<HTMLImageElement>): HTMLImageElement[] =>
  [...images].filter((image) => !image.complete && image.loading !== 'lazy')

/** Milliseconds that are left of the delay on a page that has loaded already; the code arrived after it. */
export function leftOf(delay: number): number {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const loaded = opening?.loadEventEnd || performance.now()
  return delay - (performance.now() - loaded)
}
