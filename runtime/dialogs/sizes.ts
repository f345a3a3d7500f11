/**
 * The widths of a dialog. A `drawer` is as high as the window, at its end side. On small screens `medium` and `large`
 * fill the screen, and `small` is at its lower edge.
 */
export const SIZES = ['small', 'medium', 'large', 'drawer'] as const

export type Size = (typeof SIZES)[number]
