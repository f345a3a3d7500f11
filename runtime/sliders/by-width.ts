/**
 * How many slides a window of this width shows: `usual`, or the number beside the narrowest width that still holds it.
 * Widths are the widest, in CSS pixels, for which a number is meant; a smaller `usual` is never exceeded.
 */
export function slidesByWidth(usual: number, narrower: readonly (readonly [widest: number, slides: number])[]): number {
  const fitting = narrower
    .filter(([widest]) => matchMedia(`(max-width: ${widest}px)`).matches)
    .map(([, slides]) => slides)
  return Math.max(1, Math.min(usual, ...fitting))
}
