import type { Options } from '@splidejs/splide'

/**
 * The options of Splide for the number of slides side by side: `usual`, or the number beside the narrowest width that
 * contains the window. Widths are the widest, in CSS pixels, for which a number is meant; a smaller `usual` is never
 * exceeded.
 */
export function slidesByWidth(usual: number, narrower: readonly (readonly [widest: number, slides: number])[]) {
  const atMost = (slides: number) => ({ perPage: Math.max(1, Math.min(usual, slides)) })
  const breakpoints = Object.fromEntries(narrower.map(([widest, slides]) => [widest, atMost(slides)]))
  return { ...atMost(usual), breakpoints } satisfies Options
}
