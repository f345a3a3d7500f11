/**
 * Widths of a dialog; a `drawer` is as high as the window, at its end side. On small screens `medium` and `large` fill the
 * screen, `small` rises from its lower edge.
 */
export const SIZES = ['small', 'medium', 'large', 'drawer'] as const

export type Size = (typeof SIZES)[number]
